import type { LocalDate } from '../../../kernel/korean-date.ts';
import type { Answers, AnswerValue } from '../../../rulesets/ruleset.ts';
import { type StatedDates, statedDates } from './stated-dates.ts';
import { statedWorkers } from './stated-workers.ts';
import type { Topic } from './topic.ts';
import { topicsIn } from './topics.ts';

/** What a question says, as far as rules can read it. */
export type ReadQuestion = {
  readonly side: 'employee' | 'employer';
  /** `nothing`: nothing is told yet. `elsewhere`: something else than the end of an employment. */
  readonly subject: 'dismissal' | 'wages' | 'elsewhere' | 'nothing';
  readonly topics: readonly Topic[];
  readonly dates: StatedDates;
  readonly workers: number | null;
  /** The same in the terms of the questionnaire. */
  readonly answers: Answers;
};

/** Reads a question together with what the same person wrote before, the oldest first. */
export const readQuestion = (question: string, earlier: readonly string[], today: LocalDate): ReadQuestion => {
  const whole = [...earlier, question].join('\n');
  const workers = statedWorkers(question) ?? statedWorkers(whole);
  const now = topicsIn(question, workers);
  const before = topicsIn(earlier.join('\n'), workers).filter(({ id }) => now.every((topic) => topic.id !== id));
  // What is asked now comes first; what a general word adds to a known story is nothing new.
  const isFollowUp = before.length > 0 && now.every(({ id }) => id === 'dismissal' || id === 'under-five');
  const topics = (isFollowUp ? [...now.filter(({ id }) => id !== 'dismissal'), ...before] : now).slice(0, 3);
  const latest = statedDates(question, today);
  const first = statedDates(whole, today);
  const dates = {
    dismissed: latest.dismissed ?? first.dismissed,
    received: latest.received ?? first.received,
    joined: latest.joined ?? first.joined,
    monthsAgo: latest.monthsAgo ?? first.monthsAgo,
  };
  const side = employer.test(flat(whole)) ? 'employer' : 'employee';
  return {
    side,
    subject: subjectOf(whole, topics),
    topics,
    dates,
    workers,
    answers: answersOf(topics, dates, workers, side),
  };
};

const flat = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '');

const employer =
  /사업주(?:입니다|예요|에요|인데)|(?:회사|가게|업체)?대표(?:입니다|예요|에요|인데요?)|사장(?:입니다|이에요|인데요)|인사(?:담당|팀)(?:자)?(?:입니다|이에요|예요|인데)|(?:저희|우리)직원(?:을|이)|직원(?:을|를)?.{0,6}(?:해고하|자르|내보내|짜르|시키)(?:려|고싶|면)/u;
const wages = /월급|임금|급여|체불|퇴직금|주휴수당|최저임금|연차수당/u;

/** A greeting, a sigh, a cry for help. */
const nothingTold =
  /^[^가-힣]*$|^.{0,3}$|^[^가-힣]*(?:저|제가)?(?:안녕|저기요|여보세요|질문|어떡|어떻게|막막|도와|힘들)/u;

const subjectOf = (text: string, topics: readonly Topic[]): ReadQuestion['subject'] => {
  if (topics.length > 0) return 'dismissal';
  const said = flat(text);
  if (wages.test(said)) return 'wages';
  return nothingTold.test(said) ? 'nothing' : 'elsewhere';
};

const answersOf = (
  topics: readonly Topic[],
  { dismissed, joined }: StatedDates,
  workers: number | null,
  side: ReadQuestion['side'],
): Answers =>
  new Map<string, AnswerValue>([
    ['intake/side', side],
    // The first topic decides where two give the same answer.
    ...topics.toReversed().flatMap((topic) => Object.entries(topic.answers)),
    ...told('intake/workers', workers),
    ...told('intake/dismissed', dismissed),
    ...told('intake/joined', joined),
  ]);

const told = (key: string, value: AnswerValue): readonly [string, AnswerValue][] =>
  value === null ? [] : [[key, value]];
