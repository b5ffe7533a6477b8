/**
 * The order of a table's columns, as react-admin's table stores it: a rank is the column's place in the order in which
 * the columns are written. The first column links to the record and is always first; the ranks of the others begin at
 * 1.
 */
export type Ranks = readonly number[];

/**
 * The ranks of so many columns from the stored ones; ranks that another version of the console has stored are used as
 * far as possible.
 */
export const ranksOf = (kept: unknown, columns: number): Ranks => {
  const known: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const isRank = (rank: unknown): rank is number =>
    Number.isInteger(rank) && Number(rank) > 0 && Number(rank) <= columns;
  const chosen = [...new Set(known.filter(isRank))];
  const rest = Array.from({ length: columns }, (_, n) => n + 1).filter((rank) => !chosen.includes(rank));
  return [...chosen, ...rest];
};

/** The ranks after one column has moved up (-1) or down (1) by one place; unchanged at the end of the list. */
export const moved = (ranks: Ranks, rank: number, by: -1 | 1): Ranks => {
  const from = ranks.indexOf(rank);
  const other = ranks[from + by];
  if (from < 0 || other === undefined) return ranks;
  return ranks.map((each) => (each === rank ? other : each === other ? rank : each));
};

/** As the table stores them, with the first column. */
export const keptRanks = (ranks: Ranks): number[] => [0, ...ranks];
