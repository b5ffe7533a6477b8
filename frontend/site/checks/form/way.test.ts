import { describe, expect, test } from 'vitest';
import { answeredToTheEnd, draftWith, form, inHand, intakeAnswers, today } from '../check.fixtures.ts';
import { pathAfter, pathBefore, pathInstead, wayAfterFigure, wayToFigure } from './way.ts';

const way = wayToFigure(form);

const { 'intake/ground': _unasked, ...untilGround } = intakeAnswers;
const halfway = inHand(draftWith(untilGround)).walk;
const finished = inHand(draftWith(answeredToTheEnd(intakeAnswers))).walk;

describe('the order of the questions', () => {
  test('Continue on the last answered question leads to the open one', () => {
    expect(pathAfter(way, halfway, { section: 'intake', numbering: 16 }, false)).toBe('/check/form/intake/8');
  });

  test('Continue on an earlier question leads through the answered ones, so that they can be read again', () => {
    expect(pathAfter(way, halfway, { section: 'intake', numbering: 3 }, false)).toBe('/check/form/intake/4');
  });

  test('Back leads to the previous question, from the first one to the start', () => {
    expect(pathBefore(way, halfway, { section: 'intake', numbering: 8 }, false)).toBe('/check/form/intake/16');
    expect(pathBefore(way, halfway, { section: 'intake', numbering: 0 }, false)).toBe('/check');
  });

  test('Continue leads from the intake over derived answers into the ground, and from its last question to the answers', () => {
    expect(pathAfter(way, finished, { section: 'intake', numbering: 8 }, false)).toBe('/check/form/detail-9/2');
    const last = finished.steps.at(-1);
    expect(last && pathAfter(way, finished, last, false)).toBe('/check/form/answers');
  });

  test('a change from check-your-answers returns there, or asks only the questions that it opened', () => {
    expect(pathAfter(way, finished, { section: 'intake', numbering: 1 }, true)).toBe('/check/form/answers');
    const opened = inHand(draftWith({ ...answeredToTheEnd(intakeAnswers), 'intake/ground': 'detail-19' })).walk;
    expect(pathAfter(way, opened, { section: 'intake', numbering: 8 }, true)).toBe('/check/form/detail-19/2?change');
  });

  test('a question that is not on the path has no page', () => {
    expect(way.has(halfway, { section: 'intake', numbering: 8 })).toBe(true);
    expect(way.has(halfway, { section: 'detail-9', numbering: 1 })).toBe(false);
  });

  test('a question that is not asked leads to the open one, or to the answers', () => {
    expect(pathInstead(way, halfway)).toBe('/check/form/intake/8');
    expect(pathInstead(way, finished)).toBe('/check/form/answers');
  });
});

describe('the questions that follow the figure', () => {
  const after = wayAfterFigure('check-1', form, new Map(Object.entries(intakeAnswers)), today);
  const region = { section: 'intake', numbering: 1 } as const;
  const wage = { section: 'intake', numbering: 10 } as const;
  const contact = { section: 'intake', numbering: 13 } as const;

  test('come one after another, and lead back to the result', () => {
    expect(pathAfter(after, finished, wage, false)).toBe('/check/result/check-1/more/intake/11');
    expect(pathAfter(after, finished, contact, false)).toBe('/check/result/check-1#claims');
    expect(pathBefore(after, finished, region, false)).toBe('/check/result/check-1/answers');
    expect(pathAfter(after, finished, wage, true)).toBe('/check/result/check-1/answers');
  });

  test('are the only ones that have a page there', () => {
    expect(after.has(finished, wage)).toBe(true);
    expect(after.has(finished, { section: 'intake', numbering: 3 })).toBe(false);
  });
});
