import type { AnswerValue, Chosen } from './ruleset.ts';

/** Whether the answer is what was chosen of several choices. */
export const isChosen = (value: AnswerValue | undefined): value is Chosen => Array.isArray(value);
