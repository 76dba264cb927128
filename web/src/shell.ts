/**
 * What most pages are made of, named here so that it comes with the first file: the bundler would give
 * it a file of its own, or several, and every page would be so many requests more.
 */
import "svelte/reactivity";

import "./home/GameArt.svelte";
import "./home/names.ts";
import "./state/making.ts";
import "./table/SeatCards.svelte";
import "./text/explain.ts";
import "./ui/Dialog.svelte";
import "./ui/Header.svelte";
import "./ui/Segments.svelte";
import "./ui/Switch.svelte";
