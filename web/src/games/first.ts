/** What the first page shows of games, and their colors: they come with the first file (see shell.ts). */
import "./rail/theme.css";

import "./carcassonne/BoardPicture.svelte";
import "./rail/RailPicture.svelte";
