import { emptyLevels } from '@nomucheck/domain/cases/case-counts.ts';
import { finishedAnswers } from '@nomucheck/domain/checks/answers/finished-answers.ts';
import { calculateWalk, walkOf } from '@nomucheck/domain/checks/calculate.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { expect, it } from 'vitest';
import { memoryLog } from '../corrections/testing/memory-log.fixture.ts';
import { checkStream, loadedCheck } from '../loaded-check.ts';
import { ordinaryIntake } from '../testing/fill-in.fixture.ts';
import { createRecomputedAt } from './recomputed-at.ts';

const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const id = '018f0000-0000-7000-8000-000000000040';
const at = '2026-11-05T03:00:00.000Z';
const today = '2026-11-05';
const ruleset = { ...standardRuleset, rulesetVersion: 'a'.repeat(64) };
const form = publicFormOf(ruleset);
const frame = { questionnaire: 'detail' } as const;

/** A finished check; its figure is stored as it was calculated, or raised by hand. */
const story = (raised: number): readonly CheckEvent[] => {
  const given = new Map(Object.entries({ ...ordinaryIntake, 'intake/contact': null, 'intake/hours': null }));
  const answers = finishedAnswers(form, frame, given, today)?.answers;
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
          calculatedAt: at,
          casePosition: '0000000000000001',
        },
        ...{ calculation: { ...calculation, rate }, precedents: [], whole: null, wholeFigure: null, consentedAt: null },
      },
    },
  ];
};

const recomputing = async (raised: number) => {
  const { commands, log, store } = memoryLog();
  const stream = checkStream(id);
  await log(checkDecider, stream, story(raised));
  const found = loadedCheck(id, await commands.load(checkDecider, stream));
  if (!found) throw new Error('there is no check');
  const errors: unknown[] = [];
  const { at: recomputedAt, metrics } = createRecomputedAt({
    ...{ store, commands },
    rulesets: { find: async () => ({ ruleset, form }) },
    points: { of: async () => null },
    allowances: { recomputation: async () => {} },
    log: { error: (...told: unknown[]) => void errors.push(told) },
  });
  const answer = await recomputedAt(found, null, { actor: { id: 'staff', role: 'admin' } });
  return { answer, errors, counted: metrics()[0]?.samples[0]?.value };
};

it('what the log gives equals what is stored, and nothing is said', async () => {
  expect(await recomputing(0)).toMatchObject({ answer: { outcome: 'equal', mismatches: [] }, errors: [], counted: 0 });
});

it('a stored figure that the log does not give is an alarm: it is shown, logged and counted', async () => {
  const { answer, errors, counted } = await recomputing(0.01);
  expect(answer.outcome).toBe('different');
  expect(answer.mismatches.map(({ field }) => field)).toEqual(['rate']);
  expect(JSON.stringify(errors)).toContain('a stored calculation is not what the log gives');
  expect(counted).toBe(1);
});
