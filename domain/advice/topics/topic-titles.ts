import { anyEnding } from './any-ending.ts';
import { topics } from './topics.ts';

/** The titles of all topics, by their ids. */
export const topicTitles: ReadonlyMap<string, string> = new Map(
  [...topics, anyEnding].map(({ id, title }) => [id, title]),
);
