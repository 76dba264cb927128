/** Clocks as they stand this moment, counted on from the server's last word. */
import type { Clocks } from "../wire.ts";

/** Milliseconds left for a seat at the server's time `now`; never below zero. */
export function leftAt(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? left - (now - clocks.at) : left);
}

/** 1:05:09, 4:30, 0:09; the last ten seconds in tenths: 0:07.4. */
export function clockText(milliseconds: number): string {
  if (milliseconds < 10_000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
