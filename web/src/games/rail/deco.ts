/** Where our own maps have room for a title, a rose and the worth of routes; other maps go without. */

export interface Deco {
  title: string;
  rose: string;
  worth: string;
  /** Countries around the map, and ships on the sea. */
  countries?: Readonly<Record<string, readonly [number, number]>>;
  ships?: readonly string[];
}

const EUROPE: Deco = {
  title: "26 30",
  rose: "1320 92",
  worth: "190 836",
  ships: ["translate(112 330) scale(1.25)", "translate(450 772) scale(.9)"],
};
const PLACES: Readonly<Record<string, Deco>> = {
  europe: EUROPE,
  "europe-modern": { ...EUROPE, worth: "120 838" },
  switzerland: {
    title: "26 30",
    rose: "1325 96",
    worth: "330 836",
    countries: { france: [95, 222], germany: [668, 58], austria: [1255, 250], italy: [1100, 830] },
  },
};

export function placesOfDeco(map: string): Deco | null {
  return PLACES[map] ?? null;
}
