// Measures what a page shows now; returns what is out of reach, cut, or over something else.
() => {
  const SLACK = 1.5; // pixels: edges are rounded
  const LEAST = 44; // pixels: what a list that scrolls shows at least
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=switch]";
  // what lies on a board is measured as a part of it; what floats over it is gone in a moment
  const BOARDS = ".felt .felt, .told, .flying, .dig";
  const PARTS = ".railmap :is(.place, .shield, .label, .cell), .titled, .compass, .worths, .country, .world .cell";
  const COVERS = ".frame .tools button, .frame .overview, .onlookers > *, .zoom button, .asked > *";
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;
  const wide = document.documentElement.clientWidth;
  const high = innerHeight;
  const found = [];

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".spoken, .skip, [inert]");
  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const shared = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const empty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1;
  const exceeds = (inner, outer) =>
    Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
  const told = ({ left, top, right, bottom }) => `[${[left, top, right, bottom].map(Math.round).join(" ")}]`;
  const wordsOf = (element) => (element.textContent.trim() || element.getAttribute("aria-label") || "").replace(/\s+/g, " ").slice(0, 40);
  const nameOf = (element) => {
    const names = [...element.classList].filter((name) => !name.startsWith("svelte-") && !name.startsWith("s-"));
    return `${element.tagName.toLowerCase()}${names.map((name) => `.${name}`).join("")} "${wordsOf(element)}"`;
  };
  const scrolls = (element, axis) => {
    if (element === document.documentElement || element === document.body) return false;
    const way = styleOf(element)[axis === "x" ? "overflowX" : "overflowY"];
    if (way !== "auto" && way !== "scroll") return false;
    return axis === "x" ? element.scrollWidth > element.clientWidth : element.scrollHeight > element.clientHeight;
  };
  const clips = (element) => /hidden|clip|auto|scroll/.test(styleOf(element).overflowX + styleOf(element).overflowY);
  const hiddenForEyes = (element) => {
    for (let at = element; at && at !== root; at = at.parentElement) {
      if (styleOf(at).clipPath === "inset(50%)") return true;
    }
    return false;
  };

  /** The part of a box that is seen, and how far it is cut where nothing scrolls. */
  function visible(element, box, from = element.parentElement) {
    let part = box;
    let cut = 0;
    let by = null;
    let [freeX, freeY] = [false, false]; // a panel that scrolls brings it into sight
    let fixed = styleOf(element).position === "fixed";
    for (let at = from; at && at !== root && !fixed; at = at.parentElement) {
      fixed = styleOf(at).position === "fixed";
      if (!clips(at)) continue;
      const edge = at.getBoundingClientRect();
      const [x, y] = [scrolls(at, "x"), scrolls(at, "y")];
      freeX ||= x;
      freeY ||= y;
      const inner = { ...part };
      if (freeX) [inner.left, inner.right] = [edge.left, edge.left];
      if (freeY) [inner.top, inner.bottom] = [edge.top, edge.top];
      const over = exceeds(inner, edge);
      if (over > cut) [cut, by] = [over, at];
      part = shared(part, edge);
    }
    const inner = { ...part };
    const page = { left: 0, top: 0, right: wide, bottom: high };
    const whole = document.scrollingElement;
    if (!dialog && whole.scrollHeight > high + 1) [page.top, page.bottom] = [-1e9, 1e9];
    if (freeX) [inner.left, inner.right] = [0, 0];
    if (freeY) [inner.top, inner.bottom] = [0, 0];
    const over = empty(part) ? 0 : exceeds(inner, page);
    if (over > cut) [cut, by] = [over, null];
    return { part, cut, by };
  }

  const elements = [...root.querySelectorAll(":not(svg, svg *)")];
  const items = [];
  const controls = [...root.querySelectorAll(CONTROLS)].filter((one) => seen(one) && !one.closest(`svg, ${BOARDS}`) && !hiddenForEyes(one));
  for (const element of controls) {
    const box = boxOf(element.getBoundingClientRect());
    if (empty(box)) continue;
    const { part, cut, by } = visible(element, box);
    if (cut > SLACK) found.push(`out of reach by ${Math.round(cut)}: ${nameOf(element)} ${told(box)}${by ? ` in ${nameOf(by)}` : ""}`);
    if (!empty(part)) items.push({ element, box: part, control: true });
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest(`svg, script, style, option, title, ${BOARDS}`)) continue;
    if (!seen(element) || hiddenForEyes(element)) continue;
    range.selectNodeContents(node);
    const size = Number.parseFloat(styleOf(element).fontSize);
    for (const rect of range.getClientRects()) {
      const lead = Math.max(0, (rect.height - size * 0.72) / 2); // letters, not the line
      const box = { left: rect.left, right: rect.right, top: rect.top + lead, bottom: rect.bottom - lead };
      if (empty(box)) continue;
      const { part, cut, by } = visible(element, box, element);
      const tipped = element.closest("[title]")?.title.includes(node.data.trim().slice(0, 12));
      if (cut > SLACK && !tipped) found.push(`cut by ${Math.round(cut)}: ${nameOf(element)} ${told(box)}${by ? ` in ${nameOf(by)}` : ""}`);
      const holder = element.closest("button, .panel, .card, .deck, li.panel");
      if (holder && seen(holder)) {
        const frame = holder.getBoundingClientRect();
        if (Math.max(frame.left - box.left, box.right - frame.right) > SLACK) found.push(`spills out: ${nameOf(element)} ${told(box)} of ${nameOf(holder)} ${told(frame)}`);
      }
      if (!empty(part)) items.push({ element, box: part, control: false });
    }
  }

  // no word is broken in two where there is no hyphen
  for (const { element, control } of [...items]) {
    if (control || !/anywhere|break-word/.test(styleOf(element).overflowWrap)) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== 3) continue;
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\d]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`broken word: ${word} in ${nameOf(element)}`);
      }
    }
  }

  // labels that end in dots
  for (const element of elements) {
    const style = styleOf(element);
    if (!/hidden|clip/.test(style.overflowX) || !seen(element) || hiddenForEyes(element)) continue;
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    if (element.scrollWidth <= element.clientWidth + 1) continue;
    const words = element.textContent.trim();
    const tip = element.closest("[title]")?.title ?? "";
    if (!tip.includes(words.slice(0, 12))) found.push(`label without its whole text: ${nameOf(element)} ${element.scrollWidth} > ${element.clientWidth}`);
  }

  // lists that scroll show more than a strip
  for (const element of elements) {
    if (element.closest(BOARDS) || !(scrolls(element, "y") || scrolls(element, "x")) || !seen(element)) continue;
    const { part } = visible(element, boxOf(element.getBoundingClientRect()));
    if (scrolls(element, "y") && part.bottom - part.top < LEAST) found.push(`scrolls in ${Math.round(part.bottom - part.top)} pixels: ${nameOf(element)}`);
    // a line of chips may; a list that goes down may not go sideways as well
    if (scrolls(element, "x") && styleOf(element).overflowY !== "hidden") found.push(`scrolls sideways: ${nameOf(element)} ${element.scrollWidth} > ${element.clientWidth}`);
  }

  if (document.documentElement.scrollWidth > wide + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide`);

  // neither texts nor buttons lie over others
  const related = (a, b) => a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element);
  const sticks = (element) => {
    for (let at = element; at && at !== root; at = at.parentElement) if (styleOf(at).position === "sticky") return at;
    return null;
  };
  /** A sheet lies over other things, and nothing shines through it. */
  const sheetOf = (element) => {
    for (let at = element; at && at !== root; at = at.parentElement) {
      const { position, backgroundColor } = styleOf(at);
      if (!/absolute|fixed/.test(position) || /, 0\)$|transparent/.test(backgroundColor)) continue;
      const { width, height } = at.getBoundingClientRect();
      if (width * height > (wide * high) / 7) return at;
    }
    return null;
  };
  items.sort((a, b) => a.box.left - b.box.left);
  for (const [i, a] of items.entries()) {
    for (let j = i + 1; j < items.length && items[j].box.left < a.box.right - SLACK; j++) {
      const b = items[j];
      const both = shared(a.box, b.box);
      if (both.right - both.left <= SLACK || both.bottom - both.top <= SLACK) continue;
      if (related(a, b) && (a.control || b.control || a.element === b.element)) continue;
      if (sticks(a.element) !== sticks(b.element)) continue; // the rest scrolls under it
      if (sheetOf(a.element) !== sheetOf(b.element)) continue;
      found.push(`overlap: ${nameOf(a.element)} ${told(a.box)} and ${nameOf(b.element)} ${told(b.box)}`);
    }
  }

  // all of a map is seen, and nothing lies on it
  const frame = root.querySelector(".railtable .frame, .table-page .felt");
  let map = null;
  if (frame) {
    const edge = frame.getBoundingClientRect();
    map = { board: boxOf(edge), faults: [] };
    const covers = [...root.querySelectorAll(COVERS)].filter(seen).map((one) => [one, boxOf(one.getBoundingClientRect())]);
    const parts = frame.querySelectorAll(PARTS);
    const labels = [];
    for (const part of parts) {
      if (!part.checkVisibility()) continue;
      const box = boxOf(part.getBoundingClientRect());
      if (empty(box)) continue; // not drawn on a small screen
      const name = `${part.classList[0]} "${wordsOf(part)}"`;
      if (exceeds(box, edge) > SLACK) map.faults.push(`off the map by ${Math.round(exceeds(box, edge))}: ${name} ${told(box)}`);
      for (const [cover, over] of covers) {
        const both = shared(box, over);
        if (both.right - both.left > SLACK && both.bottom - both.top > SLACK) map.faults.push(`under a button: ${name} and ${nameOf(cover)}`);
      }
      if (part.classList.contains("label")) {
        const lead = (box.bottom - box.top) * 0.2;
        labels.push({ name, box: { ...box, top: box.top + lead, bottom: box.bottom - lead } });
      }
    }
    for (const [i, a] of labels.entries()) {
      for (const b of labels.slice(i + 1)) {
        const both = shared(a.box, b.box);
        if (both.right - both.left > SLACK && both.bottom - both.top > SLACK) map.faults.push(`names overlap: ${a.name} and ${b.name}`);
      }
    }
  }
  const boxAt = (selector) => {
    const element = root.querySelector(selector);
    return element?.checkVisibility() ? element.getBoundingClientRect() : null;
  };
  const board = boxAt(".railtable .desk, .table-page .board");
  const tray = boxAt(".railtable .traybox, .table-page .tray");
  return {
    faults: [...new Set(found)],
    map: [...new Set(map?.faults ?? [])],
    board: board ? told(board) : "",
    tray: Math.round(tray?.height ?? 0),
  };
}
