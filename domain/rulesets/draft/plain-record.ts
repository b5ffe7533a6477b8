/** A ruleset as JSON whose form nobody has checked yet. */
export type PlainRecord = Readonly<Record<string, unknown>>;

export const isPlainRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
