/** A map of three places for tests: a double of two colors, a gray tunnel. */
import type { MapFile, RailData, Route } from "../../wire.ts";

const route = (id: string, a: string, b: string, change: Partial<Route> = {}): Route => ({
  id,
  a,
  b,
  length: 2,
  color: null,
  tunnel: false,
  locomotives: 0,
  twin: null,
  ...change,
});

const place = (id: string, en: string) => ({ id, name: { en }, lat: null, lon: null, country: null, towards: null });

export const MAP: MapFile = {
  format: "stolik-map 1",
  id: "small",
  title: { en: "Small" },
  colors: ["red", "blue"],
  route_points: { "2": 2, "3": 4 },
  countries: [],
  places: [place("ash", "Ash"), place("elm", "Elm"), place("oak", "Oak")],
  routes: [
    route("ash-elm.1", "ash", "elm", { color: "red", twin: "ash-elm.2" }),
    route("ash-elm.2", "ash", "elm", { color: "blue", twin: "ash-elm.1" }),
    route("elm-oak", "elm", "oak", { length: 3, tunnel: true }),
  ],
  tickets: [
    { id: "ash-oak", deck: "short", to: [{ points: 5, place: "oak", country: null }], from: "ash", from_country: null, copies: 2 },
    { id: "ash-far", deck: "long", to: [{ points: 20, place: "oak", country: null }], from: "ash", from_country: null, copies: 1 },
  ],
  rules: null,
  options: {},
};

export const BOARD: RailData = {
  type: "rail",
  map: MAP,
  layout: {
    format: "stolik-layout 1",
    map: "small",
    canvas: { width: 400, height: 200 },
    cell: 10,
    font: 12,
    places: {
      ash: { x: 20, y: 100, r: 6, label: null },
      elm: { x: 120, y: 100, r: 6, label: null },
      oak: { x: 120, y: 180, r: 6, label: null },
    },
    routes: {
      "ash-elm.1": { w: 30, cells: [{ x: 50, y: 94, angle: 0 }, { x: 90, y: 94, angle: 0 }] },
      "ash-elm.2": { w: 30, cells: [{ x: 50, y: 106, angle: 0 }, { x: 90, y: 106, angle: 0 }] },
      "elm-oak": {
        w: 18,
        cells: [{ x: 120, y: 120, angle: 90 }, { x: 120, y: 140, angle: 90 }, { x: 120, y: 160, angle: 90 }],
      },
    },
  },
};
