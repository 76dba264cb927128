/** Items of a list that scrolls: how many can't be seen, and how far it is to them. */

export interface Span {
  top: number;
  bottom: number;
}

/** An item counts as seen when most of it is. */
export function outOfSight(items: readonly Span[], window: Span): { above: number; below: number } {
  const middles = items.map(middle);
  return {
    above: middles.filter((middle) => middle < window.top).length,
    below: middles.filter((middle) => middle > window.bottom).length,
  };
}

/** How far to scroll to the next or the last items, so that a whole row of them is the first one seen. */
export function stepTo(items: readonly Span[], window: Span, down: boolean): number {
  const tops = items.map(({ top }) => top);
  const from = down ? tops.find((_, i) => middle(items[i]) > window.bottom) : tops.find((top) => top >= window.top - (window.bottom - window.top));
  return (from ?? window.top) - window.top;
}

const middle = (item: Span | undefined) => (item ? (item.top + item.bottom) / 2 : 0);
