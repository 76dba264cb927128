/** What a game without a face of its own says about a table. */
import type { Voice } from "../../table/face.ts";
import type { PlainData } from "../../wire.ts";
import { PlainWords, ask, sourcesOf, wordsOf } from "./words.ts";

export const VOICE: Voice<PlainData> = {
  words: (board, say) => new PlainWords(board, say),
  ask: (board, { phase }, say) => ask(board, phase, say),
  drawn: () => "",
  reading: (board) => ({ key: () => undefined, args: () => ({}), say: (say) => wordsOf(board, say) }),
  sources: sourcesOf,
  cues: ({ move }) => (move ? ["laid"] : []),
};
