/** One difference between two records. `undefined`: the value is missing on that side. */
export type Change = { readonly path: readonly string[]; readonly before: unknown; readonly after: unknown };

type PlainRecord = Readonly<Record<string, unknown>>;

/**
 * The differences between two records, in the order of their fields. Nested records are compared field by field, also one
 * that appears or disappears; any other value, a list too, is compared as a whole.
 */
export const changesBetween = (before: unknown, after: unknown, path: readonly string[] = []): readonly Change[] => {
  if (isRecord(before) && isRecord(after)) return changesOfFields(before, after, path);
  if (before === undefined && isRecord(after) && !isEmpty(after)) return changesOfFields({}, after, path);
  if (after === undefined && isRecord(before) && !isEmpty(before)) return changesOfFields(before, {}, path);
  return isSame(before, after) ? [] : [{ path, before, after }];
};

const changesOfFields = (before: PlainRecord, after: PlainRecord, path: readonly string[]): readonly Change[] => {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => changesBetween(own(before, field), own(after, field), [...path, field]));
};

/** Own fields only: a field may be called `constructor`. */
const own = (record: PlainRecord, field: string): unknown => (Object.hasOwn(record, field) ? record[field] : undefined);

const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (record: PlainRecord): boolean => Object.keys(record).length === 0;

/** Whether two values are equal, in whatever order their fields are: a value read from the log may have another order. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, n) => isSame(value, other[n]));
  }
  if (isRecord(one) && isRecord(other)) return changesOfFields(one, other, []).length === 0;
  return Object.is(one, other);
};
