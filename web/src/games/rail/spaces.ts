/** The spaces of a link and the cars on them, as SVG. Drawn once; classes do the rest (map.css). */
import type { SeatColor } from "../../state/colors.ts";
import type { Cell } from "../../wire.ts";
import { lookOfRoute } from "./claim.ts";
import type { Link } from "./links.ts";

const n = (value: number) => String(Math.round(value * 10) / 10);

function rect(kind: string, w: number, h: number, rx: number, x = -w / 2, y = -h / 2): string {
  return `<rect class="${kind}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(rx)}"/>`;
}

function each(link: Link, draw: (cell: Cell, i: number) => string, style = (_i: number) => ""): string {
  return link.cells
    .map((cell, i) => `<g transform="translate(${n(cell.x)} ${n(cell.y)}) rotate(${n(cell.angle)})"><g${style(i)}>${draw(cell, i)}</g></g>`)
    .join("");
}

/** The free spaces: color or colors, symbol, what marks a tunnel or a ferry. */
export function spacesOf(link: Link): string {
  const { w, h } = link;
  const [route, twin] = link.routes;
  const looks = [lookOfRoute(route), ...(twin && twin.color !== route.color ? [lookOfRoute(twin)] : [])];
  const ferry = route.locomotives > 0;
  const gloss = rect("gloss", w - 8, h * 0.2, 1.4, -w / 2 + 4, -h / 2 + 1.6);
  return each(link, (cell, i) => {
    const body = looks[1] ? twoColors(looks[0] ?? "", looks[1], w, h) : rect("cell", w, h, ferry ? h * 0.48 : 3.5);
    const caps = route.tunnel ? capsOf(w, h) : "";
    const marks = ferry && !route.color ? waves(w) : symbols(looks, w, h, cell.angle, route.tunnel);
    const engine = i < route.locomotives ? engineOf(h, cell.angle) : "";
    return body + caps + gloss + marks + engine;
  });
}

function twoColors(first: string, second: string, w: number, h: number): string {
  const [x, y] = [-w / 2, -h / 2];
  const half = `M${n(x + w * 0.62)} ${n(y + 0.6)}L${n(x + w * 0.38)} ${n(-y - 0.6)}H${n(-x - 3.4)}q2.8 0 2.8-2.8V${n(y + 3.4)}q0-2.8-2.8-2.8z`;
  return (
    `<g class="k-${first}">${rect("cell", w, h, 3.5)}</g><g class="k-${second}"><path class="half" d="${half}"/></g>` +
    `<g class="k-${first}">${rect("cell edge", w, h, 3.5)}</g>`
  );
}

/** A tunnel's dark bars, which a glance tells from the dashes of its edge. */
const BAR = 5;

function capsOf(w: number, h: number): string {
  const side = (sign: number) => `M${n(sign * (w / 2 + 0.8))} ${n(-h / 2 - 0.6)}h${n(-sign * BAR)}v${n(h + 1.2)}h${n(sign * BAR)}z`;
  return `<path class="cap" d="${side(-1)}${side(1)}"/>`;
}

function waves(w: number): string {
  const q = (w - 10) / 4;
  return `<path class="wave" d="M${n(-w / 2 + 5)} 3.4q${n(q / 2)}-3 ${n(q)} 0t${n(q)} 0 ${n(q)} 0 ${n(q)} 0"/>`;
}

function engineOf(h: number, angle: number): string {
  const size = h * 0.58;
  return (
    `<circle class="dot" r="${n(h * 0.44)}"/><g transform="rotate(${n(-angle)})">` +
    `<use class="engine" href="#i-engine" x="${n(-size / 2)}" y="${n(-size * 0.53)}" width="${n(size)}" height="${n(size)}"/></g>`
  );
}

/** Symbols stand upright on turned spaces. */
function symbols(looks: readonly string[], w: number, h: number, angle: number, tunnel: boolean): string {
  const size = h * (looks.length > 1 ? 0.48 : 0.6);
  const apart = looks.length > 1 ? (tunnel ? 0.2 : 0.27) : 0;
  return looks
    .filter((look) => look !== "gray" && look !== "ferry")
    .map((look, i) => {
      const at = w * apart * (i === 0 ? -1 : 1);
      return (
        `<g class="k-${look} sym" transform="translate(${n(at)} 0) rotate(${n(-angle)})">` +
        `<use href="#s-${look}" x="${n(-size / 2)}" y="${n(-size / 2)}" width="${n(size)}" height="${n(size)}"/></g>`
      );
    })
    .join("");
}

/** A rim around each space: it can be paid, or it is chosen. */
export function rimOf(link: Link): string {
  return each(link, () => rect("rim", link.w + 5.2, link.h + 6.4, 6));
}

/** A car on every space, in the owner's color and pattern, laid one after another. A tunnel stays one. */
export function carsOf(link: Link, color: SeatColor): string {
  const { w, h, routes } = link;
  const car = carOf(w, h, color);
  const rock = routes[0].tunnel ? rect("bed", w + 1.6, h + 4.4, 4) + rect("rock", w + 1.6, h + 4.4, 4) : "";
  return (rock && each(link, () => rock)) + each(link, () => car, (i) => ` class="car" style="--i:${i}"`);
}

/** A car seen from above: shadow, a pale hem that no free space has, body, roof and the pattern of its owner. */
export function carOf(w: number, h: number, color: SeatColor): string {
  const [bw, bh] = [w - 2, h + 0.5];
  return (
    rect("shade", bw, bh, 3.5, -bw / 2 + 1, -bh / 2 + 2) +
    rect("hem", bw + 3.6, bh + 3.6, 5) +
    rect("body", bw, bh, 3.5) +
    rect("roof", bw - 5.2, bh * 0.6, 2.4, -bw / 2 + 2.6, -bh * 0.3) +
    PATTERNS[color](bw, bh)
  );
}

const across = (w: number, h: number, at: number) => rect("mark", 2, h * 0.48, 0.8, w * at - 1, -h * 0.24);
const PATTERNS: Readonly<Record<SeatColor, (w: number, h: number) => string>> = {
  1: (w) => rect("mark", w * 0.6, 2, 1),
  2: (w, h) => [-0.24, 0, 0.24].map((at) => across(w, h, at)).join(""),
  3: (w) => [-0.22, 0.22].map((at) => `<circle class="mark" cx="${n(w * at)}" r="2.2"/>`).join(""),
  4: (w, h) => rect("mark", w * 0.44, 2, 1) + across(w, h, 0),
  5: (w, h) =>
    [-0.24, 0, 0.24]
      .map((at) => `<path class="mark" d="M${n(w * at - 2.5)} ${n(h * 0.2)}l2.500-${n(h * 0.4)} 2.500 ${n(h * 0.4)}z"/>`)
      .join(""),
};
