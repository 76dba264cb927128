/** Which page an address means, and how to get there without loading the page anew. */
import { Store } from "./state/store.ts";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; kind?: "friend" | "screen" | "bot" }
  | { page: "table"; id: string }
  | { page: "join"; id: string; key: string }
  | { page: "replay"; id: string }
  | { page: "rules"; rule: string | null }
  | { page: "move"; code: string }
  | { page: "missing"; path: string };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** `hash` carries the rule of a rules page (/rules#R4), or the key of an invitation (/join/x#key). */
export function parse(path: string, hash = ""): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length) return { page: "missing", path };
  if (!first) return { page: "home" };
  if (first === "rules" && second === undefined) return { page: "rules", rule: hash.slice(1) || null };
  if (first === "move" && second === undefined) return { page: "move", code: hash.slice(1) };
  if (second !== undefined && ID.test(second)) {
    if (first === "t") return { page: "table", id: second };
    if (first === "join") return { page: "join", id: second, key: hash.slice(1) };
    if (first === "replay") return { page: "replay", id: second };
    if (first === "new") return { page: "new", game: second, ...kindIn(hash) };
  }
  return { page: "missing", path };
}

/** /new/europe#screen: who the second seat is for. */
function kindIn(hash: string): Pick<Extract<Route, { page: "new" }>, "kind"> {
  const kind = (["friend", "screen", "bot"] as const).find((known) => `#${known}` === hash);
  return kind ? { kind } : {};
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function path(route: Route): string {
  switch (route.page) {
    case "home":
      return "/";
    case "new":
      return `/new/${route.game}${route.kind ? `#${route.kind}` : ""}`;
    case "table":
      return `/t/${route.id}`;
    case "join":
      return `/join/${route.id}#${route.key}`;
    case "replay":
      return `/replay/${route.id}`;
    case "rules":
      return `/rules${route.rule ? `#${route.rule}` : ""}`;
    case "move":
      return `/move#${route.code}`;
    case "missing":
      return route.path;
  }
}

export const route = new Store<Route>({ page: "home" });

export function go(to: Route, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path(to));
  else history.replaceState(null, "", path(to));
  if (to.page !== route.get().page) scrollTo(0, 0);
  route.set(to);
}

/** Follows the address bar and every link of ours that is clicked plainly. */
export function startRouter(): void {
  const read = () => route.set(parse(location.pathname, location.hash));
  addEventListener("popstate", read);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event, link)) return;
    event.preventDefault();
    go(parse(link.pathname, link.hash));
  });
  read();
}

function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const elsewhere = link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin;
  const inPage = link.pathname === location.pathname && link.hash !== "" && !link.pathname.startsWith("/rules");
  const notAPage = parse(link.pathname).page === "missing";
  return !event.defaultPrevented && event.button === 0 && !modified && !elsewhere && !inPage && !notAPage;
}
