import { describe, expect, test } from 'vitest';
import { answeredToTheEnd, draftWith, inHand, intakeAnswers } from '../check.fixtures.ts';
import { isOnTheWay, pathAfter, pathBefore, stepOf } from './way.ts';

const { 'intake/contact': _unasked, ...untilContact } = intakeAnswers;
const halfway = inHand(draftWith(untilContact)).walk;
const finished = inHand(draftWith(answeredToTheEnd(intakeAnswers))).walk;

describe('the order of the questions', () => {
  test('Continue on the last answered question leads to the open one', () => {
    expect(pathAfter(halfway, { section: 'intake', numbering: 12 }, false)).toBe('/check/form/intake/13');
  });

  test('Continue on an earlier question leads through the answered ones, so that they can be read again', () => {
    expect(pathAfter(halfway, { section: 'intake', numbering: 3 }, false)).toBe('/check/form/intake/4');
  });

  test('Back leads to the previous question, from the first one to the start', () => {
    expect(pathBefore(halfway, { section: 'intake', numbering: 13 }, false)).toBe('/check/form/intake/12');
    expect(pathBefore(halfway, { section: 'intake', numbering: 0 }, false)).toBe('/check');
  });

  test('Continue leads from the intake over derived answers into the ground, and from its last question to the answers', () => {
    expect(pathAfter(finished, { section: 'intake', numbering: 13 }, false)).toBe('/check/form/detail-9/2');
    const last = finished.steps.at(-1);
    expect(last && pathAfter(finished, last, false)).toBe('/check/form/answers');
  });

  test('a change from check-your-answers returns there, or asks only the questions that it opened', () => {
    expect(pathAfter(finished, { section: 'intake', numbering: 1 }, true)).toBe('/check/form/answers');
    const opened = inHand(draftWith({ ...answeredToTheEnd(intakeAnswers), 'intake/ground': 'detail-19' })).walk;
    expect(pathAfter(opened, { section: 'intake', numbering: 8 }, true)).toBe('/check/form/detail-19/2?change');
  });

  test('a question that is not on the path has no page', () => {
    expect(isOnTheWay(halfway, { section: 'intake', numbering: 13 })).toBe(true);
    expect(isOnTheWay(halfway, { section: 'detail-9', numbering: 1 })).toBe(false);
  });

  test('the step is that of the question shown, also after going back', () => {
    expect(stepOf(finished, { section: 'intake', numbering: 4 })).toEqual({ step: 1, of: 2 });
    expect(stepOf(finished, { section: 'detail-9', numbering: 3 })).toEqual({ step: 2, of: 2 });
  });
});
