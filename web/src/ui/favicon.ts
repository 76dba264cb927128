/** The icon of the browser's tab, with a dot on it when somebody is called. */
import drawing from "../../public/icon.svg?raw";

const PLAIN = "/icon.svg";
const DOT = '<circle cx="48" cy="46" r="15" fill="#e9b540" stroke="#fff" stroke-width="4"/>';
const DOTTED = `data:image/svg+xml,${encodeURIComponent(drawing.replace("</svg>", `${DOT}</svg>`))}`;

export function showDot(dotted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = dotted ? DOTTED : PLAIN;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}
