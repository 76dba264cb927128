/** A value that tells when it changes. It keeps Svelte's store contract, so components write `$store`. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: (value: T) => void): () => void;
}

export class Store<T> implements Readable<T> {
  #value: T;
  #listeners = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  update(change: (value: T) => T): void {
    this.set(change(this.#value));
  }

  subscribe(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#value);
    return () => this.#listeners.delete(listener);
  }
}

/** A value computed from another one, at once whenever that changes. */
export function derive<A, B>(source: Readable<A>, compute: (value: A) => B): Readable<B> {
  const result = new Store(compute(source.get()));
  source.subscribe((value) => result.set(compute(value)));
  return result;
}
