import { describe, expect, test } from 'vitest';
import { noCounts } from '../../cases/case-counts.ts';
import { deciderSpec } from '../../kernel/testing/decider-spec.ts';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import { finishedAnswers } from '../answers/finished-answers.ts';
import { calculate } from '../calculate.ts';
import { checkDecider } from '../check.ts';
import type { CheckCommand } from '../check-commands.ts';
import type { CheckEvent, RecordedCalculation } from '../check-events.ts';
import { mostCalculations } from '../limits.ts';
import { answersOf, completeIntake, standardForm as form, today } from '../testing/ruleset-fixtures.ts';
import { correctionEventsOf, correctionMade } from './corrected.fixture.ts';
import { type CorrectionMade, toTell } from './correction.ts';

const { given } = deciderSpec(checkDecider);
const owner = '0f3a5c9e-1111-4222-8333-444455556666';
const { rulesetVersion } = form;

const answers: Readonly<Record<string, AnswerValue>> = {
  ...completeIntake,
  'intake/ground': 'none',
  'detail-23/reason-stated': 'no',
};
const recorded = (n: number): RecordedCalculation => ({
  calculationId: `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  calculatedAt: '2026-11-05T03:00:00.000Z',
  casePosition: '0000000000000001',
  calculation: calculate({ ...standardRuleset, rulesetVersion }, { questionnaire: 'detail' }, answersOf(answers), {
    today,
    counts: { matched: noCounts, section: noCounts, general: noCounts, years: null },
  }),
  precedents: [],
});
const result = (n: number): CheckEvent => ({
  type: 'ResultCalculated',
  data: { owner, ...recorded(n), whole: null, wholeFigure: null, consentedAt: null },
});
const finished: readonly CheckEvent[] = [
  {
    type: 'CheckStarted',
    data: {
      owner,
      questionnaire: 'detail',
      sections: null,
      rulesetVersion,
      carriedFrom: null,
      device: null,
      madeFrom: null,
    },
  },
  ...Object.entries(answers).map(([key, value]): CheckEvent => {
    const question = { owner, key, section: 'intake', numbering: 1 } as const;
    if (value === null) return { type: 'QuestionLeftBlank', data: question };
    if (typeof value === 'object') throw new Error(`${key} isn't plain`);
    return { type: 'AnswerGiven', data: { ...question, value, personal: null } };
  }),
  result(1),
];
const [made, told, dropped] = correctionEventsOf(owner);
if (!made || !told || !dropped) throw new Error('the fixture has three events');

const foundRight: CheckEvent = {
  type: 'ResultCorrected',
  data: { owner, ...correctionMade, byOwner: true },
};
const correct = (n: number | null, on = today): CheckCommand => ({
  type: 'CorrectResult',
  form,
  today: on,
  recorded: n === null ? null : recorded(n),
  withSensitive: null,
  correction: correctionMade,
});
const beforeResult = finished.slice(0, -1).reduce(checkDecider.evolve, checkDecider.initialState);
if (!beforeResult) throw new Error('no check was started');
const tell: CheckCommand = { type: 'NoteCorrectionTold', correctionId: correctionMade.correctionId, channel: 'email' };

describe('a correction', () => {
  test('is a new result with what was wrong, once for each publication', () => {
    given(...finished)
      .when(correct(2))
      .thenHappens(result(2), made);
    given(...finished, result(2), made)
      .when(correct(3))
      .thenHappens();
    given(...finished.slice(0, -1))
      .when(correct(2))
      .thenRefused('survey_empty');
  });

  test('is noted alone where the owner has the right result already', () => {
    given(...finished, result(2))
      .when(correct(null))
      .thenHappens(foundRight);
  });

  test('is never refused for the number of results, and takes none from the owner', () => {
    const all = Array.from({ length: mostCalculations - 1 }, (_, n) => result(n + 2));
    const again: CheckCommand = { type: 'Recalculate', form, today, recorded: recorded(99) };
    given(...finished, ...all)
      .when(again)
      .thenRefused('check_full');
    given(...finished, ...all)
      .when(correct(98))
      .thenHappens(result(98), made);
    given(...finished, ...all.slice(1), result(98), made)
      .when(again)
      .thenHappens(result(99));
  });

  test('gives the owner no further result where it found that they had the right one', () => {
    const all = Array.from({ length: mostCalculations - 1 }, (_, n) => result(n + 2));
    given(...finished, ...all, foundRight)
      .when({ type: 'Recalculate', form, today, recorded: recorded(99) })
      .thenRefused('check_full');
  });

  test('is not refused because the dismissal, still to come when the check was finished, has happened since', () => {
    const toCome = finishedAnswers(
      form,
      { questionnaire: 'detail' },
      answersOf({ ...answers, 'intake/dismissed': '2026-12-31', 'intake/ground': 'detail-9', 'detail-9/entry': 'yes' }),
      today,
    )?.answers;
    const check = { ...beforeResult, status: 'completed' as const, answers: toCome ?? new Map() };
    for (const on of [today, '2027-01-05'])
      expect(checkDecider.decide(correct(2, on), check)).toEqual([result(2), made]);
  });

  test('is told once', () => {
    given(...finished, result(2), made)
      .when(tell)
      .thenHappens(told);
    given(...finished, result(2), made, told)
      .when(tell)
      .thenHappens();
    given(...finished)
      .when(tell)
      .thenRefused('not_found');
  });

  test('is dropped once when its owner leaves', () => {
    given(...finished, result(2), made, told)
      .when({ type: 'DropCorrections' })
      .thenHappens(dropped);
    given(...finished, result(2), made, told, dropped)
      .when({ type: 'DropCorrections' })
      .thenHappens();
    given(...finished)
      .when({ type: 'DropCorrections' })
      .thenHappens();
  });

  test('is what its owner sees, with the effect of sensitive answers while they can be read', () => {
    const whole = { ...correctionMade.change, opened: ['court' as const] };
    const sealed: CheckEvent = {
      type: 'ResultCorrected',
      data: { owner, ...correctionMade, whole, consentedAt: '2026-11-01T00:00:00.000Z' },
    };
    const seen = [...finished, result(2), sealed].reduce(checkDecider.evolve, checkDecider.initialState);
    expect(seen?.corrections).toMatchObject([{ change: whole, told: false }]);
  });
});

describe('what the message about a correction says', () => {
  const { change, toldAt, toldBy, side } = correctionMade;
  const firstTold = { toldAt, toldBy, side };
  const later = '018f0000-0000-7000-8000-000000000031';
  const corrected = (changes: Partial<CorrectionMade> = {}): CheckEvent => ({
    type: 'ResultCorrected',
    data: { owner, ...correctionMade, ...changes },
  });
  const second = corrected({
    ...{ correctionId: later, publicationId: '018f0000-0000-7000-8000-000000000032' },
    toldAt: '2026-11-20T03:00:00.000Z',
    change: { before: '2027-02-02', after: '2027-03-02', opened: [], closed: [], moved: [] },
  });
  const back = corrected({
    ...{ correctionId: later, publicationId: '018f0000-0000-7000-8000-000000000032' },
    change: { before: '2027-02-02', after: '2026-12-02', opened: ['appeal_review'], closed: [], moved: [] },
  });
  const said = (id: string, ...events: readonly CheckEvent[]) =>
    toTell([...finished, ...events].reduce(checkDecider.evolve, checkDecider.initialState)?.corrections ?? [], id);

  test('is what changed since the wrong result', () => {
    expect(said(correctionMade.correctionId, made)).toEqual({ change, ...firstTold });
  });

  test('is nothing once a later one tells more', () => {
    expect(said(correctionMade.correctionId, made, second)).toBeNull();
  });

  test('is also what those before it changed that nobody was told of', () => {
    expect(said(later, made, second)).toEqual({ change: { ...change, after: '2027-03-02' }, ...firstTold });
    const unneeded: CheckEvent = {
      type: 'CorrectionTold',
      data: { owner, correctionId: correctionMade.correctionId, channel: null, unneeded: true },
    };
    expect(said(later, made, second, unneeded)).toEqual(said(later, made, second));
    expect(said(later, made, told, second)?.change.before).toBe('2027-02-02');
  });

  test('is nothing where both together change nothing, and where its owner has left', () => {
    expect(said(later, made, back)).toBeNull();
    expect(said(correctionMade.correctionId, made, dropped)).toBeNull();
  });
});
