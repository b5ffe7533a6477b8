import type { FoundTest } from '../answering/material.ts';
import { topicItem } from '../answering/planning/topic-tests.ts';

/** The topic of who shows signs of despair. */
const DESPAIR = topicItem('despair');

/** Whether an answer puts care before the law. */
export const isCareFirst = (tests: readonly Pick<FoundTest, 'item'>[]): boolean =>
  tests.some(({ item }) => item === DESPAIR);

/**
 * What an answer rests on, as its event keeps it: without what would tell of a person's state of mind. These names aren't sealed,
 * and the text itself is.
 */
export const keptTests = <Test extends Pick<FoundTest, 'item'>>(tests: readonly Test[]): readonly Test[] =>
  tests.filter(({ item }) => item !== DESPAIR && !item.startsWith(`${DESPAIR}/`));
