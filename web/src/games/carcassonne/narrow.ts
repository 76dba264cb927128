/** Which of its layouts the table has. The same conditions are in the styles. */
import { Store } from "../../state/store.ts";

/** The side column goes under the board, or shrinks to what the turn needs. */
export const isNarrow = matching("(max-width: 900px), (max-height: 520px)");

/** A phone on its side: there is a column beside the board, but no height for more than the turn. */
export const isLow = matching("(max-height: 520px) and (min-width: 600px)");

function matching(query: string): Store<boolean> {
  const store = new Store(false);
  if (typeof matchMedia !== "function") return store;
  const media = matchMedia(query);
  store.set(media.matches);
  media.addEventListener("change", () => store.set(media.matches));
  return store;
}
