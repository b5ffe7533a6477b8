import { randomUUID } from 'node:crypto';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { noCounts } from '@nomucheck/domain/cases/case-counts.ts';
import { finishedAnswers } from '@nomucheck/domain/checks/answers/finished-answers.ts';
import { calculateWalk, walkOf } from '@nomucheck/domain/checks/calculate.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import { rightEdition, wrongEdition } from '@nomucheck/domain/checks/corrections/two-editions.fixture.ts';
import { DomainError, type ErrorCode, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { isChosen } from '@nomucheck/domain/rulesets/chosen.ts';
import { publicFormOf } from '@nomucheck/domain/rulesets/public-form.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { isTimeSpan } from '@nomucheck/domain/rulesets/time-span.ts';
import { expect, it } from 'vitest';
import { checkStream } from '../loaded-check.ts';
import { ordinaryIntake } from '../testing/fill-in.fixture.ts';
import { createCorrecting } from './correcting.ts';
import { memoryLog } from './testing/memory-log.fixture.ts';

const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const checkId = '018f0000-0000-7000-8000-000000000040';
const calculatedAt = '2026-11-05T03:00:00.000Z';
const today = '2026-11-05';
const frame = { questionnaire: 'detail' } as const;

const published = (content: RulesetContent, letter: string) => {
  const ruleset = { ...content, rulesetVersion: letter.repeat(64) };
  return { ruleset, form: publicFormOf(ruleset) };
};
const [wrong, right] = [published(wrongEdition, 'a'), published(rightEdition, 'b')];

/** A finished check by the wrong edition. */
const story = (): readonly CheckEvent[] => {
  const answers = finishedAnswers(
    wrong.form,
    frame,
    new Map(Object.entries({ ...ordinaryIntake, 'intake/contact': null })),
    today,
  )?.answers;
  if (!answers) throw new Error('the answers lead nowhere');
  const counts = { matched: noCounts, section: noCounts, general: noCounts, years: null };
  const calculation = calculateWalk(wrong.ruleset, walkOf(wrong.ruleset, frame, answers, today), { today, counts });
  const given = [...answers].map(([key, value]): CheckEvent => {
    const question = { owner, key, section: 'intake', numbering: 1 } as const;
    if (value === null) return { type: 'QuestionLeftBlank', data: question };
    if (typeof value === 'object' && !isChosen(value) && !isTimeSpan(value)) throw new Error(`${key} is personal`);
    return { type: 'AnswerGiven', data: { ...question, value, personal: null } };
  });
  return [
    {
      type: 'CheckStarted',
      data: {
        owner,
        ...frame,
        sections: null,
        rulesetVersion: 'a'.repeat(64),
        carriedFrom: null,
        device: null,
        madeFrom: null,
      },
    },
    ...given,
    {
      type: 'ResultCalculated',
      data: {
        ...{
          owner,
          calculationId: '018f0000-0000-7000-8000-000000000001',
          calculatedAt,
          casePosition: '1',
          calculation,
        },
        ...{ precedents: [], whole: null, wholeFigure: null, consentedAt: null },
      },
    },
  ];
};

/** What becomes of a check at which every command fails so. */
const correctedWhile = async (code: ErrorCode) => {
  const { commands, log } = memoryLog();
  const personal = { name: '김해고', email: 'kim@example.com', phoneNumber: null };
  const signedUp: UserEvent = { type: 'UserSignedUp', data: { owner, oauth: 'email', personal } };
  await log(userDecider, userStream(owner), [signedUp]);
  await log(checkDecider, checkStream(checkId), story());
  let tries = 0;
  const correct = createCorrecting({
    commands: { ...commands, handle: () => Promise.reject(new DomainError(code)) },
    calculate: async ({ check }) => {
      tries += 1;
      const [recorded] = check.calculations;
      if (!recorded) throw new Error('the check has a result');
      return { recorded, withSensitive: null };
    },
    clock: () => new Date('2026-11-23T03:00:00.000Z'),
  });
  const inForce = { publicationId: randomUUID(), at: '2026-11-23T02:00:00.000Z', published: right };
  const outcome = await correct(checkId, inForce).catch((error: unknown) => ({ failed: error }));
  return { outcome, tries };
};

it('what the domain refuses can’t be corrected, and isn’t tried again', async () => {
  expect(await correctedWhile('survey_empty')).toEqual({ outcome: 'not_possible', tries: 1 });
});

it('a conflict is tried again, and at last fails as what a job repeats, not as a refusal', async () => {
  const { outcome, tries } = await correctedWhile('conflict');
  expect(tries).toBe(6);
  expect(outcome).toMatchObject({ failed: expect.any(Error) });
  expect(typeof outcome === 'object' && isRefusal(outcome.failed)).toBe(false);
});

it('a store that can’t be reached says nothing of the check', async () => {
  const { outcome } = await correctedWhile('unavailable');
  expect(outcome).toMatchObject({ failed: { code: 'unavailable' } });
});
