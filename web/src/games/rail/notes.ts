/** Where a note lies on the map: never over the route that it is about. */

export interface Span {
  top: number;
  bottom: number;
}

/** The end of the window that leaves more room beside a route. */
export function roomierEnd(route: Span, window: Span): "upper" | "lower" {
  return route.top - window.top > window.bottom - route.bottom ? "upper" : "lower";
}
