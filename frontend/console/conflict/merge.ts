/** A record's fields as a form edits them: plain values only. */
export type Fields = Readonly<Record<string, string | number | boolean>>;

/** What I changed stays as I have it; what I left alone is as it is kept now. */
export const merge = <F extends Fields>(base: F, mine: F, theirs: F): F =>
  Object.fromEntries(
    Object.keys(mine).map((field) => [field, mine[field] === base[field] ? theirs[field] : mine[field]]),
  ) as F;

export type ConflictRow<F> = {
  readonly field: keyof F & string;
  readonly yours: F[keyof F];
  readonly theirs: F[keyof F];
};

/** The fields over which there is something to decide or to know: those that they changed, or that I did. */
export const conflictRows = <F extends Fields>(base: F, mine: F, theirs: F): ConflictRow<F>[] => {
  const merged = merge(base, mine, theirs);
  return (Object.keys(mine) as (keyof F & string)[])
    .filter((field) => theirs[field] !== base[field] || mine[field] !== base[field])
    .map((field) => ({ field, yours: merged[field], theirs: theirs[field] }));
};
