import { type MaskedCounts, type MaskedKind, maskedKinds } from '@nomucheck/domain/advice/masking.ts';

/** What the form hands on to the conversation, in the history's entry: it is there after a reload, too. */
export type Arrival = {
  /** The question was just asked: its answer begins by itself. */
  readonly begins: boolean;
  readonly masked: MaskedCounts;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const arrivalOf = (state: unknown): Arrival => {
  if (!isObject(state)) return { begins: false, masked: {} };
  const { begin, masked } = state;
  const counts: Partial<Record<MaskedKind, number>> = {};
  for (const kind of maskedKinds) {
    const count = isObject(masked) ? masked[kind] : undefined;
    if (typeof count === 'number') counts[kind] = count;
  }
  return { begins: begin === true, masked: counts };
};
