/** Worked examples for the diagrams. The engine plays each of examples.json in tests/rules/test_page_examples.py. */
import examples from "./examples.json" with { type: "json" };

export interface TunnelExample {
  game: string;
  played: readonly string[];
  turned: readonly string[];
  costs: readonly string[]; // which of the turned-up kinds count
  extra: number;
}

export interface RouteExample {
  route: string; // on the map of Europe
  length: number;
  color: string | null;
  other: string | null; // the color of its twin
  locomotives: number;
  pays: readonly (readonly string[])[];
  not: readonly (readonly string[])[];
}

export const TUNNELS: readonly TunnelExample[] = examples.tunnels;
export const ROUTES: Readonly<Record<string, readonly RouteExample[]>> = examples.routes;
