/** Is the screen one where the side column goes under the board? The same condition is in the styles. */
import { Store } from "../state/store.ts";

const QUERY = "(max-width: 900px), (max-height: 520px)";

export const isNarrow = new Store(false);

if (typeof matchMedia === "function") {
  const media = matchMedia(QUERY);
  isNarrow.set(media.matches);
  media.addEventListener("change", () => isNarrow.set(media.matches));
}
