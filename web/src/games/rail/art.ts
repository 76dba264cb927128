/** Symbols of the colors (20 by 20) and the cars on the cards (64 by 37), drawn by us. */

export const COLORS = ["black", "violet", "blue", "green", "yellow", "orange", "red", "white"] as const;
/** The order of a hand: colors, then locomotives. */
export const KINDS = [...COLORS, "loco"] as const;
export type Kind = (typeof KINDS)[number];

const SYMBOLS: Readonly<Record<Kind, string>> = {
  black:
    '<path d="M4 1.6 10 7.6l6-6 2.4 2.4-6 6 6 6-2.4 2.4-6-6-6 6L1.6 16l6-6-6-6z"/>',
  violet:
    '<path d="M1 3.2h18L10 18.6z"/>',
  blue:
    '<circle cx="10" cy="10" r="8.2"/>',
  green:
    '<path d="M10 1.4 19 17.4H1z"/>',
  yellow:
    '<path d="m10 .4 2.9 6.5 7 .7-5.3 4.7 1.6 6.9L10 15.6l-6.2 3.6 1.6-6.9L.1 7.6l7-.7z"/>',
  orange:
    '<path d="M10 .2 19.4 10 10 19.8.6 10z"/>',
  red:
    '<path d="M2.2 2.2h15.6v15.6H2.2z"/>',
  white:
    '<path fill-rule="evenodd" d="M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8z"/>',
  loco:
    '<path fill-rule="evenodd" d="M8.6 0h2.8l.4 2.5 2 .8 2-1.4 2 2-1.5 2 .8 2 2.6.4v2.8l-2.5.4-.9 2 1.5 2.1-2 2-2-1.5-2 .9-.4 2.4H8.6l-.4-2.5-2-.9-2.1 1.5-2-2 1.5-2-.9-2L.2 11.400V8.600l2.5-.4.9-2-1.5-2.1 2-2 2.1 1.5 2-.9zM10 6.400a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.200z"/>',
};

const WHEELS =
  '<path class="a-d" d="M1 27.500h3v2H1zM60 27.500h3v2h-3z"/><path class="a-d" d="M4 26h56v3.400H4z"/><g class="a-w"><circle cx="12" cy="32" r="4"/><circle cx="22" cy="32" r="4"/><circle cx="42" cy="32" r="4"/><circle cx="52" cy="32" r="4"/></g><g class="a-h"><circle cx="12" cy="32" r="1.4"/><circle cx="22" cy="32" r="1.4"/><circle cx="42" cy="32" r="1.4"/><circle cx="52" cy="32" r="1.4"/></g>';

const CARS: Readonly<Record<Kind, string>> = {
  black:
    '<path class="a-d" d="M9 12c2-4 5-3 7-5s6 0 8-2 6 1 9 0 5 2 8 1 5 2 8 2 4 3 6 4z"/><path class="a-b" style="fill:#4a4f59" d="M5 11h54l-4 15H9z"/><path class="a-s" d="M17 12l1.5 13M27 12l.7 13M37 12l-.7 13M47 12l-1.5 13"/><path class="a-l" d="M6 12.500h52l-.5 2h-51z"/>',
  violet:
    '<path class="a-b" d="M5 8h54v18H5z"/><path class="a-d" d="M3 6q29-5 58 0v2.400H3z"/><path class="a-l" d="M24 10h16v14H24z"/><path class="a-s" d="M24 10v14M40 10v14M32 10v14M5 26l19-16M59 26 40 10"/>',
  blue:
    '<path class="a-b" d="M4 9h56v17H4z"/><path class="a-d" d="M3 9q2-5 9-5h40q7 0 9 5z"/><g class="a-h"><path d="M8 12h6v6H8zM17 12h6v6h-6zM26 12h6v6h-6zM35 12h6v6h-6zM44 12h6v6h-6zM53 12h4v11h-4z"/></g><path class="a-l" d="M4 20.500h48v1.700H4z"/>',
  green:
    '<path class="a-s" d="M8 8v18M56 8v18M32 6v20"/><g class="a-b"><rect x="6" y="19" width="52" height="7" rx="3.5"/><rect x="7" y="12.5" width="50" height="7" rx="3.5"/><rect x="10" y="6" width="44" height="7" rx="3.5"/></g><g class="a-h"><circle cx="54.5" cy="22.5" r="2.2"/><circle cx="53.5" cy="16" r="2.2"/><circle cx="50.5" cy="9.5" r="2.2"/></g><path class="a-l" d="M9 20.500h40v1.200H9zM10 14h40v1.200H10zM13 7.500h34v1.200H13z"/>',
  yellow:
    '<path class="a-b" d="M5 10q27-6 54 0v9l-7 7h-9l-5-5h-12l-5 5h-9l-7-7z"/><path class="a-d" d="M14 5.500h8v3h-8zM28 4.500h8v3h-8zM42 5.500h8v3h-8z"/><path class="a-s" d="M18 9v12M32 8v13M46 9v12"/><path class="a-l" d="M7 11.500q25-5 50 0v2q-25-5-50 0z"/>',
  orange:
    '<rect class="a-b" x="5" y="9" width="54" height="16" rx="8"/><path class="a-b" d="M27 9V5.500q5-2.5 10 0V9z"/><path class="a-s" d="M18 9v16M46 9v16M22 26l-4-3M42 26l4-3"/><path class="a-l" d="M11 12h42q2 0 3 2H8q1-2 3-2z"/>',
  red:
    '<path class="a-b" d="M6 11h52v15H6z"/><path class="a-b" d="M24 4h16v7H24z"/><path class="a-d" d="M22 2.500h20v2.400H22zM3 9.500h58V12H3z"/><g class="a-h"><path d="M27 6h4v4h-4zM33 6h4v4h-4zM11 15h7v6h-7zM46 15h7v6h-7zM28 15h8v11h-8z"/></g><path class="a-l" d="M6 23h22v1.500H6zM36 23h22v1.500H36z"/>',
  white:
    '<path class="a-b" d="M5 8h54v18H5z"/><path class="a-d" d="M3 5.500h58v3H3z"/><path class="a-d" d="M12 3h8v2.500h-8zM44 3h8v2.500h-8z"/><path class="a-s" d="M9 12h12M9 15h12M9 18h12M9 21h12M43 12h12M43 15h12M43 18h12M43 21h12M26 9.500h12V25H26zM32 12v9M28.2 14.200l7.6 4.600M35.8 14.200l-7.6 4.6"/>',
  loco:
    '<path fill="#fff" fill-opacity=".85" d="M10 6q-4-2-1-5 1-3 5-1 4-3 7 0 5-1 5 2 2 4-4 4z"/><path class="a-b" style="fill:#b4bcc5" d="M9 13h31v12H9z"/><path class="a-d" d="M11 6h7l-1 7h-5zM26 9h6v4h-6z"/><path fill="#79838e" stroke="#2b2520" stroke-width="1.2" d="M40 7h18v19H40z"/><path class="a-d" d="M38 4.500h22V7.500H38zM4 26h56v3H4zM7 13h3v12H7z"/><path class="a-h" d="M44 11h10v7H44z"/><path class="a-l" d="M11 15h27v2H11z"/><path class="a-d" d="M1 33l4-7h3v7z"/><g class="a-w"><circle cx="15" cy="31" r="4"/><circle cx="29" cy="30.5" r="5"/><circle cx="42" cy="30.5" r="5"/><circle cx="54" cy="31" r="4"/></g><g class="a-h"><circle cx="15" cy="31" r="1.4"/><circle cx="29" cy="30.5" r="1.8"/><circle cx="42" cy="30.5" r="1.8"/><circle cx="54" cy="31" r="1.4"/></g><path class="a-s" style="stroke:#efe6cf" d="M29 32.500h13"/>',
};

const ENGINE =
  '<path d="M3 4h4v4h5V6h-1V4h7v2h-1v8h1.5v2H2v-2h1z"/><circle cx="6" cy="16.5" r="2.6"/><circle cx="13.5" cy="16.5" r="2.6"/>';
const TICKET =
  '<path fill-rule="evenodd" d="M1 5h18v3.5a1.6 1.6 0 0 0 0 3V15H1v-3.5a1.6 1.6 0 0 0 0-3zm12 1.5v7h1.3v-7z"/>';
const CARD = '<path fill-rule="evenodd" d="M5 1h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm.500 2.500v9h9v-9z"/>';
const CAR = '<path d="M1 4h18v9H1z"/><circle cx="5.500" cy="15" r="2.600"/><circle cx="14.500" cy="15" r="2.600"/>';

const symbol = (id: string, box: string, inside: string) => `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;

/** All of it as <symbol>s: s-<kind>, a-<kind>, i-engine, i-ticket, i-card, i-car. */
export const SPRITE = [
  ...KINDS.map((kind) => symbol(`s-${kind}`, "0 0 20 20", SYMBOLS[kind])),
  ...KINDS.map((kind) => symbol(`a-${kind}`, "0 0 64 37", CARS[kind] + (kind === "loco" ? "" : WHEELS))),
  symbol("i-engine", "0 0 20 20", ENGINE),
  symbol("i-ticket", "0 0 20 20", TICKET),
  symbol("i-card", "0 0 20 20", CARD),
  symbol("i-car", "0 0 20 20", CAR),
].join("");
