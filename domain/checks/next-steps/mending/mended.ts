import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue } from '../../../rulesets/ruleset.ts';
import { mendingFor } from '../mending.ts';

type Turn = { readonly from: readonly string[]; readonly to: string };

const toYes: Turn = { from: ['no'], to: 'yes' };
const toNo: Turn = { from: ['yes'], to: 'no' };

/**
 * What a company can still do otherwise, as the answer that it would give then. What has happened is none of it: a ban, a reason. Nor is
 * what would lead to questions that nobody has answered, such as how an appraisal was made.
 */
export const mendable: Readonly<Record<string, Turn>> = {
  'intake/notice': { from: ['vague', 'messenger', 'spoken', 'email', 'not_yet'], to: 'paper' },
  'detail-1/written-notice': toYes,
  'detail-2/written-notice': toYes,
  'detail-3/written-notice': toYes,
  'detail-8/written-notice': toYes,
  ...Object.fromEntries([9, 10, 11, 12, 13, 15, 19, 20, 22].map((n) => [`detail-${n}/procedure-skipped`, toNo])),
  'detail-16/disciplinary-procedure-held': toYes,
  'detail-17/avoidance-efforts': toYes,
  'detail-17/criteria-announced': toYes,
  'detail-17/selection-explained': toYes,
  'detail-17/consulted-representatives': toYes,
  'detail-18/consulted-representatives': toYes,
  'detail-11/transfer-consulted': toYes,
  'detail-21/criteria-announced': toYes,
  'detail-21/chance-to-improve': toYes,
  'detail-3/refusal-reason-explained': toYes,
};

export type Mended = {
  /** The answers that would be others, by question. */
  readonly changes: ReadonlyMap<string, AnswerValue>;
  /** The titles of what is mended by them. */
  readonly titles: readonly string[];
};

/** All that can be mended, as if it were; null where nothing can. */
export const mendedOf = (answers: Answers, today: LocalDate): Mended | null => {
  const changes = new Map<string, AnswerValue>();
  for (const [question, { from, to }] of Object.entries(mendable)) {
    const answer = answers.get(question);
    if (typeof answer === 'string' && from.includes(answer)) changes.set(question, to);
  }
  const left = new Set(mendingFor(new Map([...answers, ...changes]), today).map(({ key }) => key));
  const titles = mendingFor(answers, today).flatMap(({ key, title }) => (left.has(key) ? [] : [title]));
  return titles.length === 0 ? null : { changes, titles };
};
