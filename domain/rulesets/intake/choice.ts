import type { Choice } from '../ruleset.ts';

export const choice = (value: string, label: string, hint?: string): Choice => ({
  value,
  label,
  ...(hint === undefined ? {} : { hint }),
});

/** A choice that an employer reads in other words; a hint that is absent is none. */
export const choiceOfBoth = (worker: Choice, label: string, hint: string | null = null): Choice => ({
  ...worker,
  toEmployer: { label, hint },
});
