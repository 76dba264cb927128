/** What routes are worth by their length, on several maps side by side. */

export interface Worth {
  length: number;
  worth: (number | null)[]; // by map; null: it has no such route
}

export function pointsByLength(maps: readonly Readonly<Record<string, number>>[]): Worth[] {
  const lengths = [...new Set(maps.flatMap((points) => Object.keys(points).map(Number)))].sort((a, b) => a - b);
  return lengths.map((length) => ({ length, worth: maps.map((points) => points[length] ?? null) }));
}
