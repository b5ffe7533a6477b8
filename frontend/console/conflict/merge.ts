/** The fields of a record in a form: plain values only. */
export type Fields = Readonly<Record<string, string | number | boolean>>;

/** My changes stay; the other fields take the stored values. */
export const merge = <F extends Fields>(base: F, mine: F, theirs: F): F =>
  Object.fromEntries(
    Object.keys(mine).map((field) => [field, mine[field] === base[field] ? theirs[field] : mine[field]]),
  ) as F;

export type ConflictRow<F> = {
  readonly field: keyof F & string;
  readonly yours: F[keyof F];
  readonly theirs: F[keyof F];
};

/** The fields that either person has changed. */
export const conflictRows = <F extends Fields>(base: F, mine: F, theirs: F): ConflictRow<F>[] => {
  const merged = merge(base, mine, theirs);
  return (Object.keys(mine) as (keyof F & string)[])
    .filter((field) => theirs[field] !== base[field] || mine[field] !== base[field])
    .map((field) => ({ field, yours: merged[field], theirs: theirs[field] }));
};
