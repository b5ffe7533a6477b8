import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue } from '../../../rulesets/ruleset.ts';
import { withClocks } from '../../understanding/clocks.ts';
import type { Facts } from '../../understanding/facts.ts';
import { type Understood, understand } from '../../understanding/understand.ts';
import { planOf } from '../planning/plan.ts';
import type { NamedGround } from './named-ground.ts';
import { groundsOf, topicOfSection } from './topics.ts';

/** What a question says, as far as rules can read it. */
export type ReadQuestion = {
  readonly side: 'employee' | 'employer';
  /** Whose law and decisions of the questionnaire belong to it; none where no topic answers it, for then nothing of the law is said. */
  readonly topics: readonly NamedGround[];
  readonly dates: Facts['days'];
  readonly workers: number | null;
  /** The same in the terms of the questionnaire. */
  readonly answers: Answers;
  readonly understood: Understood;
};

/** Reads a question together with what the same person wrote before, the oldest first. */
export const readQuestion = (question: string, before: readonly string[], today: LocalDate): ReadQuestion => {
  const understood = understand(question, before, today);
  const { asker, workers, days } = understood;
  const plan = planOf(withClocks(understood, []));
  const named = groundsOf(understood.grounds);
  const ofPlan = (plan?.sections ?? []).flatMap((section) => topicOfSection(section) ?? []);
  // What is asked of money or evidence alone needs the law of no ground.
  const ofMoney = named.filter(({ section }) => section === null);
  const ofGrounds = named.length > 0 ? named : ofPlan.slice(0, MOST);
  // A company that thinks of a dismissal is told how the ground that it names was decided.
  const isPlanned = asker === 'employer' && understood.stage === 'not_filed' && plan?.refuses.length === 0;
  const hasGrounds = plan !== null && (plan.sections.length > 0 || isPlanned);
  const topics = plan === null ? [] : hasGrounds ? ofGrounds : ofMoney;
  return {
    side: asker === 'employer' ? 'employer' : 'employee',
    ...{ topics, dates: days, workers, understood },
    answers: new Map<string, AnswerValue>([
      // The first topic decides where two give the same answer; what was read of the person comes before every topic.
      ...topics
        .toReversed()
        .flatMap((topic) => Object.entries(topic.answers))
        // Near five nobody is counted out.
        .filter(([key]) => !(key === 'detail-7/under-five' && understood.size !== 'under_five')),
      ...understood.answers,
    ]),
  };
};
const MOST = 2;
