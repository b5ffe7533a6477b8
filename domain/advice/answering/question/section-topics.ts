import type { Topic } from './topic.ts';
import { topicsIn } from './topics.ts';

/** The grounds and persons that a question names, and what was asked before where it names nothing new. */
export const sectionTopics = (
  question: string,
  earlier: readonly string[],
  workers: number | null,
): readonly Topic[] => {
  const now = topicsIn(question, workers);
  const before = topicsIn(earlier.join('\n'), workers).filter(({ id }) => now.every((topic) => topic.id !== id));
  // What is asked now comes first; what a general word adds to a known story is nothing new.
  const isFollowUp = before.length > 0 && now.every(({ id }) => id === 'dismissal' || id === 'under-five');
  return (isFollowUp ? [...now.filter(({ id }) => id !== 'dismissal'), ...before] : now).slice(0, MOST);
};
const MOST = 3;
