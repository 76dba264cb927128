/** Short sounds of wood and felt, made on the spot. Each of them also has a visible sign. */
import { preferences } from "../state/preferences.ts";

export const CUES = ["card", "claim", "laid", "turn", "stood", "points", "yours", "refused", "said", "tick", "end"] as const;
export type Cue = (typeof CUES)[number];

interface Tone {
  at: number; // seconds after the cue begins
  hertz: number;
  seconds: number;
  loud: number;
  wave: OscillatorType;
}

interface Noise {
  at: number;
  hertz: number; // middle of the band that is left of it
  seconds: number;
  loud: number;
}

interface Sound {
  tones?: Tone[];
  noises?: Noise[];
}

const tone = (at: number, hertz: number, seconds: number, loud = 0.2, wave: OscillatorType = "sine"): Tone => ({
  at,
  hertz,
  seconds,
  loud,
  wave,
});
const noise = (at: number, hertz: number, seconds: number, loud = 0.3): Noise => ({ at, hertz, seconds, loud });

export const SOUNDS: Record<Cue, Sound> = {
  card: { noises: [noise(0, 3200, 0.07, 0.25)] },
  claim: { noises: [noise(0, 700, 0.06), noise(0.07, 760, 0.06), noise(0.14, 820, 0.07)] },
  laid: { noises: [noise(0, 420, 0.08, 0.5)], tones: [tone(0, 130, 0.08, 0.25, "triangle")] },
  turn: { noises: [noise(0, 1900, 0.03, 0.25)] },
  stood: { noises: [noise(0, 1200, 0.04, 0.35)], tones: [tone(0, 320, 0.05, 0.15, "triangle")] },
  points: { tones: [tone(0, 659, 0.16, 0.13), tone(0.11, 880, 0.26, 0.13)] },
  yours: { tones: [tone(0, 196, 0.14, 0.28, "triangle")], noises: [noise(0, 600, 0.05, 0.2)] },
  refused: { tones: [tone(0, 150, 0.12, 0.2, "triangle"), tone(0.1, 120, 0.14, 0.2, "triangle")] },
  said: { tones: [tone(0, 740, 0.07, 0.1), tone(0.08, 988, 0.1, 0.1)] },
  tick: { noises: [noise(0, 2600, 0.02, 0.2)] },
  end: { tones: [tone(0, 392, 0.7, 0.1), tone(0.05, 494, 0.7, 0.1), tone(0.1, 587, 0.8, 0.1)] },
};

let context: AudioContext | null = null;

/** Plays a cue unless sound is off. Browsers allow it only after the person has touched the page. */
export function play(cue: Cue): void {
  if (!preferences.get().sound || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { tones = [], noises = [] } = SOUNDS[cue];
  for (const part of tones) playTone(context, part);
  for (const part of noises) playNoise(context, part);
}

function playTone(audio: AudioContext, part: Tone): void {
  const start = audio.currentTime + part.at;
  const source = new OscillatorNode(audio, { type: part.wave, frequency: part.hertz });
  source.connect(fade(audio, start, part.loud, part.seconds));
  source.start(start);
  source.stop(start + part.seconds);
}

function playNoise(audio: AudioContext, part: Noise): void {
  const start = audio.currentTime + part.at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * part.seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: part.hertz, Q: 1.4 });
  source.connect(band).connect(fade(audio, start, part.loud, part.seconds));
  source.start(start);
}

/** Loud at once, then away: how struck wood sounds. */
function fade(audio: AudioContext, start: number, loud: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}
