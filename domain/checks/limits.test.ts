import { describe, expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { isRefusal } from '../kernel/errors.ts';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { standardRuleset } from '../rulesets/standard-ruleset.ts';
import { calculate } from './calculate.ts';
import { checkDecider } from './check.ts';
import type { AnswerChange, CheckCommand } from './check-commands.ts';
import type { CheckEvent, RecordedCalculation } from './check-events.ts';
import type { Check } from './check-state.ts';
import { addressOf, type Found, indexOf, keyOf } from './form-index.ts';
import { mostAnswers, mostCalculations, mostOutcomes } from './limits.ts';
import { answersOf, detail, standardForm as form, today } from './testing/ruleset-fixtures.ts';
import { deciderWithoutAsked } from './testing/without-asked.fixture.ts';

const { given } = deciderSpec(deciderWithoutAsked);
const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const { rulesetVersion } = form;

const started: CheckEvent = {
  type: 'CheckStarted',
  data: {
    owner,
    questionnaire: 'detail',
    sections: ['detail-1'],
    rulesetVersion,
    carriedFrom: null,
    device: null,
    madeFrom: null,
  },
};
const questions = [...indexOf(form).byKey.values()];
// The first item of a section can't be answered by "unknown".
const items = questions.filter((found) => found.section !== 'intake' && !found.first);

const itemAt = (place: number): Found => {
  const found = items[place % items.length];
  if (!found) throw new Error('the questionnaire has no items');
  return found;
};
const said = (place: number, value: string): CheckEvent => {
  const found = itemAt(place);
  return { type: 'AnswerGiven', data: { owner, key: keyOf(found), ...addressOf(found), value, personal: null } };
};
/** The first half of the items, answered again and again. */
const half = Math.floor(items.length / 2);
const flips = (count: number): CheckEvent[] =>
  Array.from({ length: count }, (_, n) => said(n % half, Math.floor(n / half) % 2 === 0 ? 'yes' : 'no'));

const save = (...answers: readonly AnswerChange[]): CheckCommand => ({
  type: 'SaveAnswers',
  form,
  today,
  answers,
  sensitiveConsent: '2026-11-21T00:00:00.000Z',
});
const to = (place: number, value: string): AnswerChange => ({ ...addressOf(itemAt(place)), value });
/** The check after a command, whether it was refused or not. */
const after = (check: Check | null, command: CheckCommand): Check | null => {
  try {
    return fold(checkDecider, checkDecider.decide(command, check), check);
  } catch (error) {
    if (isRefusal(error)) return check;
    throw error;
  }
};

describe('the limit of answers', () => {
  test('is eight times the number of questions', () => {
    expect(mostAnswers(form)).toBe(8 * questions.length);
  });

  test('allows all questions to be answered, and each to be changed seven times', () => {
    const before = [started, ...flips(mostAnswers(form) - 1)];
    given(...before)
      .when(save(to(0, 'unknown')))
      .thenHappens(said(0, 'unknown'));
  });

  describe('once it is reached', () => {
    const full = [started, ...flips(mostAnswers(form))];
    const { when, state } = given(...full);

    test('refuses to change or clear an answer', () => {
      when(save(to(0, 'unknown'))).thenRefused('check_full');
      when(save({ ...addressOf(itemAt(0)), cleared: true })).thenRefused('check_full');
    });

    test('still accepts an answer that changes nothing', () => {
      const [key, value] = [...(state()?.answers ?? [])][0] ?? [];
      expect(key).toBe(keyOf(itemAt(0)));
      when(save(to(0, String(value)))).thenHappens();
    });

    test('still accepts an answer to an open question, so that the check can be finished', () => {
      expect(when(save(to(half, 'yes'), to(half + 1, 'no'))).events()).toHaveLength(2);
    });

    test('is exceeded by at most one answer a question, however the commands are sent', () => {
      let check = state();
      for (const value of ['yes', 'no', 'unknown']) {
        for (const place of items.keys()) check = after(check, save(to(place, value)));
      }
      expect(check?.answersWritten).toBe(mostAnswers(form) + items.length - half);
    });

    test('still lets the check be discarded and read', () => {
      when({ type: 'DiscardCheck', why: 'by_owner' }).thenHappens({
        type: 'CheckDiscarded',
        data: { owner, why: 'by_owner' },
      });
      expect(state()?.answers.size).toBe(half);
    });
  });
});

test('a call that changes an answer several times writes only the last value, once', () => {
  given(started)
    .when(save(to(3, 'yes'), to(3, 'no'), to(3, 'yes'), to(3, 'unknown')))
    .thenHappens(said(3, 'unknown'));
  given(started, said(3, 'yes'))
    .when(save(to(3, 'no'), to(3, 'yes')))
    .thenHappens();
});

describe('a completed check', () => {
  const noCases = { total: 0, decided: 0, workerWins: 0, partial: 0, employerWins: 0 };
  const counts = { matched: noCases, section: noCases, general: noCases, years: null };
  const recorded: RecordedCalculation = {
    calculationId: '11111111-1111-4111-8111-111111111111',
    calculatedAt: '2026-11-21T03:00:00.000Z',
    casePosition: '0000000000000103',
    calculation: calculate({ ...standardRuleset, rulesetVersion }, detail, answersOf({}), { today, counts }),
    precedents: [],
  };
  const calculated: CheckEvent = {
    type: 'ResultCalculated',
    data: { owner, ...recorded, whole: null, wholeFigure: null, consentedAt: null },
  };
  const calculatedTimes = (times: number) => Array.from({ length: times }, () => calculated);

  test('is recalculated at most once a week for a year', () => {
    given(started, ...calculatedTimes(mostCalculations))
      .when({ type: 'Recalculate', form, today, recorded })
      .thenRefused('check_full');
  });

  test('accepts twelve reports of the dispute’s outcome', () => {
    const outcome = { ended: 'won', where: 'court', on: '2026-11-20' } as const;
    const told = (n: number): CheckEvent => ({
      type: 'OutcomeReported',
      data: { owner, ...outcome, ended: n % 2 === 0 ? 'lost' : 'won' },
    });
    const times = Array.from({ length: mostOutcomes }, (_, n) => told(n));
    const report = (ended: 'won' | 'settled'): CheckCommand => ({
      type: 'ReportOutcome',
      outcome: { ...outcome, ended },
      today,
    });
    given(started, calculated, ...times)
      .when(report('settled'))
      .thenRefused('check_full');
    given(started, calculated, ...times)
      .when(report('won'))
      .thenHappens();
    expect(
      given(started, calculated, ...times.slice(1))
        .when(report('settled'))
        .events(),
    ).toHaveLength(1);
  });
});
