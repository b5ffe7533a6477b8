import { contractIn } from '../../understanding/events/persons.ts';
import { withoutNoReasons } from '../../understanding/events/protected.ts';
import { fearsAbsence, leftByMessage } from '../../understanding/events/stay-away.ts';
import type { NamedGround } from './named-ground.ts';
import { topicsIn } from './topics.ts';

/** The grounds and persons that a question names, and what was asked before where it names nothing new. */
export const sectionTopics = (
  question: string,
  earlier: readonly string[],
  workers: number | null,
): readonly NamedGround[] => {
  const now = saidOf(question, topicsIn(question, workers));
  const whole = earlier.join('\n');
  const before = saidOf(whole, topicsIn(whole, workers)).filter(({ id }) => now.every((topic) => topic.id !== id));
  // What is asked now comes first; what a general word adds to a known story is nothing new.
  const isFollowUp = before.length > 0 && now.every(({ id }) => id === 'dismissal' || id === 'under-five');
  return (isFollowUp ? [...now.filter(({ id }) => id !== 'dismissal'), ...before] : now).slice(0, MOST);
};
const MOST = 3;

/** `노조는 없어요` is about no union, `상무가` about no officer who asks, and who is threatened with a report has reported nothing. */
const saidOf = (text: string, topics: readonly NamedGround[]): readonly NamedGround[] =>
  topics.filter(({ id }) => {
    if (id === 'union' || id === 'pregnancy')
      return topicsIn(withoutNoReasons(text), null).some((one) => one.id === id);
    if (id === 'absence') return !fearsAbsence({ question: text });
    if (id === 'no-writing') return !leftByMessage(text);
    if (id === 'officer') return contractIn(text) === 'officer';
    if (id === 'whistleblower') return /신고(?:했|하니|한\s|함)|제보|고발|알렸|공익/u.test(text);
    return true;
  });
