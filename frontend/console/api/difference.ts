type Fields = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ from what was read: a form sends these alone, so that it overwrites nothing that it didn't touch. */
export const changedFields = (before: Fields | undefined, after: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !same(before?.[field], value)));
