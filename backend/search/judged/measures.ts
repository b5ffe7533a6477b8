/**
 * Measures of the order of results. `grades`: 3 exactly what was searched, 2 mostly, 1 partly; a case without a grade
 * is 0.
 */
export type Grades = ReadonlyMap<string, number>;

/** nDCG: the grades' gain, discounted by rank, divided by that of the best possible order. */
export const nDcgAt = (k: number, list: readonly string[], grades: Grades): number => {
  const gain = (all: readonly number[]): number =>
    all.slice(0, k).reduce((sum, grade, n) => sum + (2 ** grade - 1) / Math.log2(n + 2), 0);
  const ideal = gain([...grades.values()].sort((a, b) => b - a));
  return ideal === 0 ? 1 : gain(list.map((id) => grades.get(id) ?? 0)) / ideal;
};

/** Recall: the share of the relevant cases that is among the first results. */
export const recallAt = (k: number, list: readonly string[], grades: Grades): number =>
  list.slice(0, k).filter((id) => grades.has(id)).length / Math.max(1, grades.size);

/** The reciprocal rank of the searched case; 0 when it isn't among the first results. */
export const reciprocalRankAt = (k: number, list: readonly string[], grades: Grades): number => {
  const place = list.slice(0, k).findIndex((id) => grades.has(id));
  return place < 0 ? 0 : 1 / (place + 1);
};

export const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
