import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineOf } from '../../kernel/korean/deadline.ts';
import { addDays } from '../../kernel/korean/korean-date.ts';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import {
  answersOf,
  basic,
  chosen,
  completeIntake,
  detail,
  formOf,
  openAt,
  section,
  standardForm,
  today,
  walked,
} from '../testing/ruleset-fixtures.ts';
import { computedFact, hold } from '../walk/conditions.ts';
import { type Walk, walk } from '../walk.ts';

const stepOf = ({ steps }: Walk, key: string) => steps.find((step) => step.key === key);

describe('an answer derived from the intake', () => {
  const inDetail = (changes: Record<string, AnswerValue>) =>
    walked(standardForm, detail, { ...completeIntake, ...changes });

  test('is not asked for again, and names the question that it is derived from', () => {
    const walk = inDetail({ 'intake/workers': 3 });
    expect(stepOf(walk, 'detail-7/under-five')).toEqual({
      section: 'detail-7',
      numbering: 1,
      key: 'detail-7/under-five',
      title: expect.any(String),
      value: 'yes',
      derivedFrom: { section: 'intake', numbering: 2 },
    });
    expect(openAt(walk)).toBe('detail-7#2');
    expect(walk.derived).toEqual([stepOf(walk, 'detail-7/under-five')]);
  });

  test('can be corrected: a given answer goes before a derived one', () => {
    const walk = inDetail({ 'intake/workers': 3, 'detail-7/under-five': 'no' });
    expect(stepOf(walk, 'detail-7/under-five')?.derivedFrom).toBeUndefined();
    expect(walk.sections[0]).toEqual({ id: 'detail-7', entered: false, left: 'next_section' });
  });

  test('leads where the same answer would lead if it were given', () => {
    const derived = inDetail({ 'intake/workers': 3 });
    const given = inDetail({ 'intake/workers': 3, 'detail-7/under-five': 'yes' });
    expect(given.next).toEqual(derived.next);
    expect(given.sections).toEqual(derived.sections);
  });

  const monthsPassed = (dismissed: string, on: string) =>
    stepOf(
      walk(
        standardForm,
        chosen('detail-23'),
        answersOf({ ...completeIntake, 'intake/dismissed': dismissed, 'detail-23/heard-beforehand': 'yes' }),
        on,
      ),
      'detail-23/three-months-passed',
    )?.value;

  test('says from the day of dismissal whether three months have passed', () => {
    expect(monthsPassed('2026-08-20', '2026-11-20')).toBe('no');
    expect(monthsPassed('2026-08-20', '2026-11-21')).toBe('yes');
  });

  test('counts a period that ends on a Saturday to the Monday after', () => {
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
    expect(days.map((day) => monthsPassed('2026-08-21', day))).toEqual(['no', 'no', 'no', 'yes']);
  });

  test('agrees with the deadline about three months', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2018-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 80, max: 130 }), (dismissed, days) => {
        const on = addDays(dismissed, days);
        expect(computedFact('three_months_passed', answersOf({ 'intake/dismissed': dismissed }), on)).toBe(
          deadlineOf(dismissed, on).passed,
        );
      }),
    );
  });

  test('does not take two years to the day for more than two years', () => {
    const over = (dismissed: string) =>
      computedFact(
        'tenure_over_two_years',
        answersOf({ 'intake/joined': '2024-02-29', 'intake/dismissed': dismissed }),
        today,
      );
    expect([over('2026-02-28'), over('2026-03-01')]).toEqual([false, true]);
  });

  test('does not exist without an answer to derive it from', () => {
    for (const fact of [
      'under_five_workers',
      'tenure_over_two_years',
      'three_months_passed',
      'forewarned_thirty_days',
    ] as const)
      expect(computedFact(fact, answersOf({}), today)).toBeNull();
  });
});

describe('a fact that several sections ask for', () => {
  const asks = (fact: string) => ({ fact });
  const form = formOf([
    section('detail-1', asks('notice'), {}),
    section('detail-2', asks('notice'), {}),
    section('detail-3', asks('notice'), {}),
  ]);
  const entering = {
    'detail-1/1': 'yes',
    'detail-1/3': 'yes',
    'detail-2/1': 'yes',
    'detail-2/3': 'yes',
    'detail-3/1': 'yes',
  };

  test('is asked for in the first section walked and derived afterwards, without effect', () => {
    const walk = walked(form, basic, { ...entering, 'detail-1/2': 'no' });
    expect(stepOf(walk, 'detail-1/2')).not.toHaveProperty('withoutEffect');
    for (const key of ['detail-2/2', 'detail-3/2']) {
      expect(stepOf(walk, key)).toMatchObject({
        value: 'no',
        derivedFrom: { section: 'detail-1', numbering: 2 },
        withoutEffect: true,
      });
    }
  });

  test('is asked for in the next walked section if the first one was left', () => {
    expect(openAt(walked(form, basic, { ...entering, 'detail-1/1': 'no' }))).toBe('detail-2#2');
  });

  test('leads another way if the later item is answered differently, and still counts once', () => {
    const walk = walked(form, basic, { ...entering, 'detail-1/2': 'no', 'detail-2/2': 'yes' });
    expect(stepOf(walk, 'detail-2/2')).toMatchObject({ value: 'yes', withoutEffect: true });
    expect(stepOf(walk, 'detail-2/2')?.derivedFrom).toBeUndefined();
    expect(stepOf(walk, 'detail-3/2')).toMatchObject({
      value: 'no',
      derivedFrom: { section: 'detail-1', numbering: 2 },
    });
  });

  test('is not asked for again if it was unknown, and counts if it is answered after all', () => {
    const unknown = { ...entering, 'detail-1/2': 'unknown' };
    expect(stepOf(walked(form, basic, unknown), 'detail-2/2')).toMatchObject({ value: 'unknown' });
    const walk = walked(form, basic, { ...unknown, 'detail-2/2': 'yes' });
    expect(stepOf(walk, 'detail-2/2')).not.toHaveProperty('withoutEffect');
    expect(stepOf(walk, 'detail-3/2')).toMatchObject({
      value: 'yes',
      derivedFrom: { section: 'detail-2', numbering: 2 },
      withoutEffect: true,
    });
  });

  test('goes before what the intake suggests: the person may have corrected it', () => {
    const spoken = formOf([section('detail-1', asks('notice')), section('detail-2', asks('notice'))], {
      derivations: ['detail-1/2', 'detail-2/2'].map((key) => ({
        item: key,
        answer: 'no',
        from: 'detail-1/1',
        when: [],
      })),
    });
    const walk = walked(spoken, basic, { 'detail-1/1': 'yes', 'detail-1/2': 'yes', 'detail-2/1': 'yes' });
    expect(stepOf(walk, 'detail-2/2')).toMatchObject({
      value: 'yes',
      derivedFrom: { section: 'detail-1', numbering: 2 },
    });
  });

  test("if unknown, is no answer to a section's first item", () => {
    const plain = section('detail-2', {});
    const askedFirst = {
      ...plain,
      items: plain.items.map((one, at) => (at === 0 ? { ...one, ...asks('small') } : one)),
    };
    const asked = formOf([section('detail-1', asks('small')), askedFirst]);
    expect(openAt(walked(asked, basic, { 'detail-1/1': 'yes', 'detail-1/2': 'unknown' }))).toBe('detail-2#1');
    expect(openAt(walked(asked, basic, { 'detail-1/1': 'yes', 'detail-1/2': 'yes' }))).toBe('detail-2#2');
  });
});

describe('a condition', () => {
  const given = answersOf({ 'intake/notice': 'spoken', 'intake/workers': 3 });

  test('with `is` holds for one of these answers, never for a missing one', () => {
    expect(hold([{ question: 'intake/notice', is: ['messenger', 'spoken'] }], given, today)).toBe(true);
    expect(hold([{ question: 'intake/notice', is: ['paper'] }], given, today)).toBe(false);
    expect(hold([{ question: 'intake/ground', is: ['none'] }], given, today)).toBe(false);
  });

  test('with `isNot` holds for any other answer, also for a missing one', () => {
    expect(hold([{ question: 'intake/notice', isNot: ['paper'] }], given, today)).toBe(true);
    expect(hold([{ question: 'intake/notice', isNot: ['spoken'] }], given, today)).toBe(false);
    expect(hold([{ question: 'intake/ground', isNot: ['none'] }], given, today)).toBe(true);
  });

  test('with `computed` holds neither way while the fact is unknown', () => {
    const small = (holds: boolean) => [{ computed: 'under_five_workers', holds }] as const;
    expect([hold(small(true), given, today), hold(small(false), given, today)]).toEqual([true, false]);
    expect([hold(small(true), answersOf({}), today), hold(small(false), answersOf({}), today)]).toEqual([false, false]);
  });

  test('all of several must hold', () => {
    expect(
      hold(
        [
          { question: 'intake/notice', is: ['spoken'] },
          { question: 'intake/notice', is: ['paper'] },
        ],
        given,
        today,
      ),
    ).toBe(false);
    expect(hold([], given, today)).toBe(true);
  });
});
