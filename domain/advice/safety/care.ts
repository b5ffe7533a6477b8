import type { FoundTest } from '../answering/material.ts';
import { topicItem } from '../answering/planning/topic-tests.ts';

/** The topic of who shows signs of despair. */
const DESPAIR = 'despair';

/**
 * Whether an answer put care before the law, so that an attorney has to look at it today. It is told by what the answer rests on,
 * which is data of the event that begins it (`AdviceAnswerBegun`, `tests`).
 */
export const needsSomebodyToday = (tests: readonly Pick<FoundTest, 'item'>[]): boolean =>
  tests.some(({ item }) => item === topicItem(DESPAIR));
