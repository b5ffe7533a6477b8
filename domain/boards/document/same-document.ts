import type { BoardDocument } from '../document.ts';

/** Whether two documents say the same. The store doesn't keep the order of an object's keys. */
export const isSameDocument = (one: BoardDocument, other: BoardDocument): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]));
};
