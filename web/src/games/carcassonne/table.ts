/** The table of Carcassonne. */
import type { TablePart } from "../../table/face.ts";
import TilesTable from "./TilesTable.svelte";
import { VOICE } from "./voice.ts";

const table: TablePart = { voice: VOICE, Table: TilesTable };
export default table;
