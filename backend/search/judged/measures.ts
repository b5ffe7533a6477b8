/** How good an order of cases is. `grades`: 3 just that, 2 much of it, 1 some; a case that isn't there is 0. */
export type Grades = ReadonlyMap<string, number>;

/** How well a list is ordered: the grades' gain, less the further down, of what the best order would have. */
export const nDcgAt = (k: number, list: readonly string[], grades: Grades): number => {
  const gain = (all: readonly number[]): number =>
    all.slice(0, k).reduce((sum, grade, n) => sum + (2 ** grade - 1) / Math.log2(n + 2), 0);
  const ideal = gain([...grades.values()].sort((a, b) => b - a));
  return ideal === 0 ? 1 : gain(list.map((id) => grades.get(id) ?? 0)) / ideal;
};

/** Of what should be found, how much is among the first. */
export const recallAt = (k: number, list: readonly string[], grades: Grades): number =>
  list.slice(0, k).filter((id) => grades.has(id)).length / Math.max(1, grades.size);

/** One over the place of the first case that was looked for; 0 where none is among the first so many. */
export const reciprocalRankAt = (k: number, list: readonly string[], grades: Grades): number => {
  const place = list.slice(0, k).findIndex((id) => grades.has(id));
  return place < 0 ? 0 : 1 / (place + 1);
};

export const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
