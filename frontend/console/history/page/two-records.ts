import type { ChangedValue } from '@nomucheck/domain/kernel/contract/history.ts';
import type { RecordAt } from '@nomucheck/domain/kernel/contract/record-history.ts';

/** One field of two records; null: that side doesn't have it. */
export type ComparedField = { readonly path: string; readonly before: ChangedValue; readonly after: ChangedValue };

type Fields = Pick<RecordAt, 'fields'>;

/** The fields of two records side by side, in the order of the first, then those that only the second has. */
export const comparedFields = (one: Fields, other: Fields): ComparedField[] => {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])].map((path) => ({
    path,
    before: before.get(path) ?? null,
    after: after.get(path) ?? null,
  }));
};

const valuesOf = ({ fields }: Fields): ReadonlyMap<string, ChangedValue> =>
  new Map(fields.map(({ path, value }) => [path, value]));

export const isSameField = ({ before, after }: ComparedField): boolean =>
  JSON.stringify(before) === JSON.stringify(after);
