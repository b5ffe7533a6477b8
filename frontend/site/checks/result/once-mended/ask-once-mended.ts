import type { CheckRecord, Result } from '@nomucheck/domain/checks/contract/check.ts';
import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { ask, type Reply } from '../../../../shared/client/ask.ts';

export type CheckToMend = Pick<CheckRecord, 'questionnaire' | 'sections' | 'answers' | 'rulesetVersion'>;

/** A calculation with the answers as they are and some of them changed, by the same questionnaire; nothing of it is stored. */
export const askOnceMended = (
  { questionnaire, sections, answers, rulesetVersion }: CheckToMend,
  changes: ReadonlyMap<string, AnswerValue>,
): Promise<Reply<Result>> =>
  ask<Result>({
    method: 'POST',
    url: '/api/win-rate/calculate',
    data: {
      rulesetVersion,
      questionnaire,
      ...(sections === null ? {} : { sections }),
      answers: answers.map(({ section, numbering, key, value }) => ({
        section,
        numbering,
        value: changes.get(key) ?? value,
      })),
    },
  });
