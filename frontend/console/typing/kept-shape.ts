/**
 * Whether what was kept can be typed on: the same fields with the same kinds of values as in `shape`. A list may have any length;
 * null in `shape` stands for a text or nothing.
 */
export const hasShapeOf = <Typed>(shape: Typed, kept: unknown): kept is Typed => isAlike(shape, kept);

const isAlike = (shape: unknown, kept: unknown): boolean => {
  if (shape === null) return kept === null || typeof kept === 'string';
  if (Array.isArray(shape)) return Array.isArray(kept) && kept.every((each) => typeof each === 'string');
  if (typeof shape !== 'object') return typeof kept === typeof shape;
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  const found = new Map<string, unknown>(Object.entries(kept));
  const fields = Object.entries(shape);
  return (
    fields.length === found.size &&
    fields.every(([field, value]) => found.has(field) && isAlike(value, found.get(field)))
  );
};

/** Whether both are the same text or have the same values in the same fields. */
export const isSameTyped = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
