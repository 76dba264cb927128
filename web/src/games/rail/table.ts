/** The table of a rail game. */
import type { TablePart } from "../../table/face.ts";
import RailTable from "./RailTable.svelte";
import { VOICE } from "./voice.ts";

const table: TablePart = { voice: VOICE, Table: RailTable };
export default table;
