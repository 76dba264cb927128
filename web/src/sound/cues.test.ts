import assert from "node:assert/strict";
import { test } from "node:test";

import { preferences } from "../state/preferences.ts";
import { CUES, SOUNDS, play } from "./cues.ts";

let started = 0;

/** Takes whatever is asked of a part of Web Audio, and counts what is heard. */
class Part {
  currentTime = 0;
  sampleRate = 8000;
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  createBuffer() {
    return { getChannelData: () => new Float32Array(8) };
  }
  connect<T>(next: T): T {
    return next;
  }
  start() {
    started += 1;
  }
  stop() {}
}

for (const name of ["AudioContext", "OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode", "GainNode"]) {
  Object.defineProperty(globalThis, name, { value: Part, configurable: true });
}

function heard(cue: (typeof CUES)[number], touched = true): number {
  Object.defineProperty(globalThis, "navigator", { value: { userActivation: { hasBeenActive: touched } }, configurable: true });
  started = 0;
  play(cue);
  return started;
}

test("every cue is heard while sound is on, and none when it is switched off", () => {
  preferences.choose({ sound: true });
  for (const cue of CUES) {
    const { tones = [], noises = [] } = SOUNDS[cue];
    assert.equal(heard(cue), tones.length + noises.length, cue);
    assert.ok(heard(cue) > 0, cue);
  }
  preferences.choose({ sound: false });
  for (const cue of CUES) assert.equal(heard(cue), 0, cue);
  preferences.choose({ sound: true });
  assert.ok(heard("card") > 0);
});

test("nothing sounds before the page was touched: browsers forbid it", () => {
  preferences.choose({ sound: true });
  assert.equal(heard("card", false), 0);
});
