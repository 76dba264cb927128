/** Keyboard and focus: shortcuts that leave text fields alone, lists walked by arrows, kept focus. */

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** "Ctrl+z", "Shift+R", "Enter", "t": a key as people name it. */
export function nameOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): string {
  const control = event.ctrlKey || event.metaKey ? "Ctrl+" : "";
  const alt = event.altKey ? "Alt+" : "";
  return control + alt + (event.key.length === 1 ? event.key.toLowerCase() : event.key);
}

/** Calls what belongs to a key, unless the person is typing or a dialog is open. */
export function shortcuts(keys: Shortcuts): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const call = keys[nameOf(event)];
    if (!call || (isPressed(event) && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    call(event);
  };
}

/** Enter and space on a button press that button and nothing else. */
function isPressed(event: KeyboardEvent): boolean {
  return event.key === "Enter" || event.key === " ";
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Where an arrow leads in a list of `count`; null for other keys. */
export function arrow(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Svelte action: one Tab stop for a group of buttons, arrows inside it. Use: `use:roving`. */
export function roving(node: HTMLElement, selector = "button, a[href], [role=option]"): { destroy(): void } {
  const items = () => [...node.querySelectorAll<HTMLElement>(selector)].filter((item) => !item.matches(":disabled"));
  const settle = () => {
    const all = items();
    const current = all.find((item) => item === document.activeElement) ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  };
  const onkey = (event: KeyboardEvent) => {
    const all = items();
    const next = arrow(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  node.addEventListener("keydown", onkey);
  node.addEventListener("focusin", settle);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("keydown", onkey);
      node.removeEventListener("focusin", settle);
    },
  };
}
