/**
 * In which order a table shows its columns, as the kit's table keeps it: a rank is the column's place among those the table was
 * written with. The first column is the way to the record and always leads; the ranks of the others are from 1.
 */
export type Ranks = readonly number[];

/** The ranks of so many columns, by what is kept; what another version of the console wrote is used as far as it goes. */
export const ranksOf = (kept: unknown, columns: number): Ranks => {
  const known: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const isRank = (rank: unknown): rank is number =>
    Number.isInteger(rank) && Number(rank) > 0 && Number(rank) <= columns;
  const chosen = [...new Set(known.filter(isRank))];
  const rest = Array.from({ length: columns }, (_, n) => n + 1).filter((rank) => !chosen.includes(rank));
  return [...chosen, ...rest];
};

/** The ranks with one moved a place up (-1) or down (1); at the end of the way, as they were. */
export const moved = (ranks: Ranks, rank: number, by: -1 | 1): Ranks => {
  const from = ranks.indexOf(rank);
  const other = ranks[from + by];
  if (from < 0 || other === undefined) return ranks;
  return ranks.map((each) => (each === rank ? other : each === other ? rank : each));
};

/** As the table keeps them, the leading column with them. */
export const keptRanks = (ranks: Ranks): number[] => [0, ...ranks];
