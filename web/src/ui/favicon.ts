/** The icon of the browser's tab, with a dot on it when somebody is called. It needs no request. */
import drawing from "../../public/icon.svg?raw";

const DOT = '<circle cx="48" cy="46" r="15" fill="#e9b540" stroke="#fff" stroke-width="4"/>';
const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const PLAIN = address(drawing);
const DOTTED = address(drawing.replace("</svg>", `${DOT}</svg>`));

export function showIcon(dotted = false): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = dotted ? DOTTED : PLAIN;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
}
