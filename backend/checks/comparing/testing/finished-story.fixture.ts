import { emptyLevels } from '@nomucheck/domain/cases/case-counts.ts';
import { finishedAnswers } from '@nomucheck/domain/checks/answers/finished-answers.ts';
import { calculateWalk, walkOf } from '@nomucheck/domain/checks/calculate.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { ordinaryIntake } from '../../testing/fill-in.fixture.ts';

const today = '2026-11-05';
const frame = { questionnaire: 'detail' } as const;
const ruleset = { ...standardRuleset, rulesetVersion: 'a'.repeat(64) };
/** The questionnaire that the story is answered on. */
export const published = { ruleset, form: publicFormOf(ruleset) };

/** A finished check of this person; its figure is stored as it was calculated, or raised by hand. */
export const finishedStory = (owner: string, raised = 0): readonly CheckEvent[] => {
  const given = new Map(Object.entries({ ...ordinaryIntake, 'intake/contact': null, 'intake/hours': null }));
  const answers = finishedAnswers(published.form, frame, given, today)?.answers;
  if (!answers) throw new Error('the answers lead nowhere');
  const calculation = calculateWalk(ruleset, walkOf(ruleset, frame, answers, today), { today, counts: emptyLevels });
  const rate = (calculation.rate ?? 0) + raised;
  return [
    {
      type: 'CheckStarted',
      data: {
        ...{ owner, ...frame, sections: null, rulesetVersion: ruleset.rulesetVersion },
        ...{ carriedFrom: null, device: null, madeFrom: null },
      },
    },
    ...[...answers].map(([key, value]): CheckEvent => {
      const question = { owner, key, section: 'intake', numbering: 1 } as const;
      if (value === null || (typeof value === 'object' && !Array.isArray(value)))
        return { type: 'QuestionLeftBlank', data: question };
      return {
        type: 'AnswerGiven',
        data: { ...question, value: typeof value === 'object' ? [...value] : value, personal: null },
      };
    }),
    {
      type: 'ResultCalculated',
      data: {
        ...{
          owner,
          calculationId: '018f0000-0000-7000-8000-000000000001',
          calculatedAt: `${today}T03:00:00.000Z`,
          casePosition: '0000000000000001',
        },
        ...{ calculation: { ...calculation, rate }, precedents: [], whole: null, wholeFigure: null, consentedAt: null },
      },
    },
  ];
};
