/** How the spaces of a map are read: only what this map has, each with a route to draw. */
import type { Route } from "../../wire.ts";

export type Kind = "one" | "two" | "gray" | "tunnel" | "ferry";

const SAMPLE: Route = { id: "x", a: "a", b: "b", length: 1, color: "violet", tunnel: false, locomotives: 0, twin: null };
const SAMPLES: Readonly<Record<Kind, readonly [Route] | readonly [Route, Route]>> = {
  one: [SAMPLE],
  two: [SAMPLE, { ...SAMPLE, color: "yellow" }],
  gray: [{ ...SAMPLE, color: null }],
  tunnel: [{ ...SAMPLE, tunnel: true }],
  ferry: [{ ...SAMPLE, color: null, locomotives: 1 }],
};

/** `merged`: the halves of a double route are drawn as one link that takes either color. */
export function legendOf(routes: readonly Route[], merged: boolean): { kind: Kind; routes: (typeof SAMPLES)[Kind] }[] {
  const colorOf = new Map(routes.map(({ id, color }) => [id, color]));
  const has: Record<Kind, (route: Route) => boolean> = {
    one: ({ color }) => color !== null,
    two: ({ color, twin }) => merged && twin !== null && colorOf.get(twin) !== color,
    gray: ({ color, locomotives }) => color === null && locomotives === 0,
    tunnel: ({ tunnel }) => tunnel,
    ferry: ({ locomotives }) => locomotives > 0,
  };
  const kinds = Object.keys(has) as Kind[];
  return kinds.filter((kind) => routes.some(has[kind])).map((kind) => ({ kind, routes: SAMPLES[kind] }));
}
