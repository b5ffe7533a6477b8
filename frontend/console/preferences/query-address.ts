const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The address of the first page of a list under a saved query. A value that isn't a query (written by another version)
 * is no condition.
 */
export const queryAddress = (value: unknown): Record<string, string> => {
  if (!isRecord(value)) return {};
  const { filter, sort } = value;
  const order = isRecord(sort) && typeof sort.field === 'string' && (sort.order === 'ASC' || sort.order === 'DESC');
  return {
    page: '1',
    ...(isRecord(filter) ? { filter: JSON.stringify(filter) } : {}),
    ...(order ? { sort: String(sort.field), order: String(sort.order) } : {}),
  };
};
