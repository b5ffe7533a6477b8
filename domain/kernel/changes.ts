/** One place where two records differ. `undefined`: there is nothing on that side. */
export type Change = { readonly path: readonly string[]; readonly before: unknown; readonly after: unknown };

type PlainRecord = Readonly<Record<string, unknown>>;

/**
 * Where two records differ, in the order of their fields. Records within them are gone into; anything else, a list too, is
 * one value: it is as it was or it changed as a whole. A record that appears or goes is told field by field.
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

/** Not what the prototype says: a field may be called `constructor`. */
const own = (record: PlainRecord, field: string): unknown => (Object.hasOwn(record, field) ? record[field] : undefined);

const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (record: PlainRecord): boolean => Object.keys(record).length === 0;

/** Whether two values say the same, in whatever order their fields stand: what the log gives back is in its own. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, n) => isSame(value, other[n]));
  }
  if (isRecord(one) && isRecord(other)) return changesOfFields(one, other, []).length === 0;
  return Object.is(one, other);
};
