import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { currentData, definitionIn } from '../../kernel/log/event-definition.ts';
import { publicFormOf } from '../../rulesets/public-form.ts';
import type { Answers, AnswerValue, SectionId } from '../../rulesets/ruleset.ts';
import { sensitiveBefore } from '../../rulesets/sensitive-before.ts';
import { calculateWalk, walkOf } from '../calculate.ts';
import { checkEvents } from '../check-events.ts';
import { keyOf, questionAt } from '../form-index.ts';
import { choosing, count, first, levels, story, today } from '../testing/test-stories.ts';
import type { Calculation } from '../win-rate/calculation.ts';
import { calculationSchema } from '../win-rate/calculation-schema.ts';

/** What a program of today reads from an event of that version. */
const read = (type: string, version: number, data: unknown): unknown =>
  currentData(definitionIn(checkEvents, type), { schemaVersion: version, data });

const form = publicFormOf(first);
const sectionOf = (key: string): SectionId => `detail-${Number(key.slice('detail-'.length, key.indexOf('/')))}`;

/** Answers that lead to a sensitive question, where "no" to everything else but a section's first item doesn't. */
const leading: Readonly<Record<string, AnswerValue>> = {
  'detail-18/whole-company-closed': 'yes',
};

/** A finished detail check of that section, with this answer to the sensitive question. */
const answersWith = (key: string, answer: AnswerValue, side: string): Answers => {
  const section = sectionOf(key);
  const answers = new Map(story({ side, workers: section === 'detail-7' ? 3 : 12 }, []));
  answers.set(key, answer);
  for (;;) {
    const { next } = walkOf(first, choosing(section), answers, today);
    if (next === null) return answers;
    const asked = questionAt(form, next);
    if (asked === undefined) throw new Error('the walk asks what the form does not have');
    answers.set(
      keyOf(asked),
      leading[keyOf(asked)] ?? (next.numbering === 1 && section !== 'detail-22' ? 'yes' : 'no'),
    );
  }
};

const counts = levels({ matched: count(3, 1, 6), general: count(20, 0, 60) });
const figure = (key: string, answer: AnswerValue, side: string): Calculation => {
  const walk = walkOf(first, choosing(sectionOf(key)), answersWith(key, answer, side), today);
  expect(walk.steps.map((step) => step.key)).toContain(key);
  return calculateWalk(first, walk, { today, counts });
};

const result = z.looseObject({ calculation: calculationSchema });
const readResult = (calculation: Calculation, version: number): Calculation =>
  result.parse(read('ResultCalculated', version, { owner: 'someone', calculation, precedents: [] })).calculation;

describe.each([...sensitiveBefore])('%s, answered before anybody was asked for consent', (key) => {
  it('is read as passed over', () => {
    const given = { owner: 'someone', key, section: sectionOf(key), numbering: 5, value: 'yes', personal: null };
    expect(read('AnswerGiven', 1, given)).toEqual({ ...given, value: null });
  });

  describe.each(['employee', 'employer'])('in a result for the %s', (side) => {
    // Under five workers "no" closed all routes, and a result without a figure has no steps.
    const answers = key === 'detail-7/protected-leave' ? (['yes'] as const) : (['yes', 'no'] as const);
    it.each(answers)('%s leaves no trace: the figure is that of a question passed over', (answer) => {
      const passedOver = figure(key, null, side);
      const seen = readResult(figure(key, answer, side), 1);
      expect(JSON.stringify(seen)).not.toContain(`${key}:`);
      expect(seen.steps.map(({ rule }) => rule)).toEqual(passedOver.steps.map(({ rule }) => rule));
      expect(seen.base.keywords).toEqual(passedOver.base.keywords);
      expect(seen.rankingKeywords).toEqual(passedOver.rankingKeywords);
      for (const name of ['rate', 'shownRate'] as const) expect(seen[name]).toBeCloseTo(passedOver[name] ?? -1, 12);
      for (const edge of ['low', 'high'] as const)
        expect(seen.shownBand?.[edge]).toBeCloseTo(passedOver.shownBand?.[edge] ?? -1, 12);
    });
  });

  it('leaves no trace in results that were written after version 1 either', () => {
    expect(JSON.stringify(readResult(figure(key, 'yes', 'employee'), 2))).not.toContain(`${key}:`);
  });
});

it('no other answer and no other result is read differently', () => {
  const given = { owner: 'someone', key: 'detail-9/ground-in-rules', section: 'detail-9', numbering: 2, value: 'no' };
  expect(read('AnswerGiven', 1, given)).toEqual(given);
  const passedOver = figure('detail-9/unavoidable-reasons', null, 'employee');
  expect(readResult(passedOver, 1)).toEqual(passedOver);
});
