import { useState } from 'react';
import type { FieldMistake } from './error-summary.tsx';

type Refusal = { mistakes: readonly FieldMistake[]; message: string | undefined; attempt: number };

export type Mistakes = Refusal & {
  /** The same mistakes by field, for `error` beside it. */
  errors: Readonly<Record<string, string>>;
  /** The form couldn't be sent: shows the mistakes and moves the focus to their summary. */
  refuse: (mistakes: readonly FieldMistake[], message?: string) => void;
  accept: () => void;
};

/**
 * The mistakes of a form after the last attempt, for its summary and its fields. `known` are those that it opens with: the
 * address already held what was typed.
 */
export const useMistakes = (known: readonly FieldMistake[] = []): Mistakes => {
  const [refusal, setRefusal] = useState<Refusal>({ mistakes: known, message: undefined, attempt: 0 });
  return {
    ...refusal,
    errors: Object.fromEntries(refusal.mistakes.map(({ id, message }) => [id, message])),
    refuse: (mistakes, message) => setRefusal(({ attempt }) => ({ mistakes, message, attempt: attempt + 1 })),
    accept: () => setRefusal(({ attempt }) => ({ mistakes: [], message: undefined, attempt })),
  };
};
