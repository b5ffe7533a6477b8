import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import {
  basic,
  chosen,
  done,
  formOf,
  item,
  nextSection,
  openAt,
  pathOf,
  section,
  walked,
} from '../testing/ruleset-fixtures.ts';

describe('where an answer leads', () => {
  const yes = { 'detail-9/1': 'yes', 'detail-9/2': 'yes' };

  test('next: to the next item', () => {
    expect(openAt(walked(formOf([section('detail-9', {})]), basic, { 'detail-9/1': 'yes' }))).toBe('detail-9#2');
  });

  test('next_section at the first item: out of the section, which then doesn’t count as entered', () => {
    const form = formOf([section('detail-9', {}), section('detail-10', {})]);
    const result = walked(form, basic, { 'detail-9/1': 'no' });
    expect(openAt(result)).toBe('detail-10#1');
    expect(result.sections).toEqual([
      { id: 'detail-9', entered: false, left: 'next_section' },
      { id: 'detail-10', entered: false, left: null },
    ]);
  });

  test('next_section at a later item: out of the section, which counts as entered', () => {
    const form = formOf([section('detail-9', { positive: nextSection }, {}), section('detail-10', {})]);
    const result = walked(form, basic, yes);
    expect(openAt(result)).toBe('detail-10#1');
    expect(result.sections[0]).toEqual({ id: 'detail-9', entered: true, left: 'next_section' });
  });

  test('skipTo: to a numbering', () => {
    const form = formOf([section('detail-9', { positive: { type: 'skip', skipTo: 5 } }, {}, {}, {})]);
    expect(openAt(walked(form, basic, yes))).toBe('detail-9#5');
  });

  test('skipCount: over that many items', () => {
    const over = (skipCount: number) =>
      openAt(walked(formOf([section('detail-9', { positive: { type: 'skip', skipCount } }, {}, {}, {})]), basic, yes));
    expect([over(0), over(1), over(2)]).toEqual(['detail-9#3', 'detail-9#4', 'detail-9#5']);
  });

  test('skipCount past the last item: the end of the section', () => {
    const form = formOf([section('detail-9', { positive: { type: 'skip', skipCount: 9 } }, {})]);
    const result = walked(form, basic, yes);
    expect(result.next).toBeNull();
    expect(result.sections).toEqual([{ id: 'detail-9', entered: true, left: 'end' }]);
  });

  test('skipTo backwards: the walk still only goes forward', () => {
    const form = formOf([section('detail-9', {}, { positive: { type: 'skip', skipTo: 1 } }, {})]);
    expect(openAt(walked(form, basic, { ...yes, 'detail-9/3': 'yes' }))).toBe('detail-9#4');
  });

  test('next at the last item ends the section', () => {
    const form = formOf([{ ...section('detail-9'), items: [item('detail-9', 1)] }]);
    expect(walked(form, basic, { 'detail-9/1': 'yes' }).sections).toEqual([
      { id: 'detail-9', entered: true, left: 'end' },
    ]);
  });

  test('done: the section ends', () => {
    const result = walked(formOf([section('detail-9', { positive: done }, {})]), basic, yes);
    expect(result.next).toBeNull();
    expect(result.sections).toEqual([{ id: 'detail-9', entered: true, left: 'done' }]);
  });

  test.each([
    ['basic', basic],
    ['detail', chosen('detail-2', 'detail-9')],
  ] as const)('submit: straight to the result, even from a section that does not end a %s walk', (_, frame) => {
    const form = formOf([section('detail-2', { negative: { type: 'submit' } }, {}), section('detail-9', {})]);
    const result = walked(form, frame, { 'detail-2/1': 'yes', 'detail-2/2': 'no' });
    expect(result.next).toBeNull();
    expect(result.sections).toEqual([{ id: 'detail-2', entered: true, left: 'submit' }]);
  });

  test('keyword_change: to the next item', () => {
    const form = formOf([section('detail-9', { positive: { type: 'keyword_change' } }, {})]);
    expect(openAt(walked(form, basic, yes))).toBe('detail-9#3');
  });
});

describe('skipIf', () => {
  const form = (value: boolean) => {
    const skip = { type: 'skip', skipTo: 4, skipIf: { section: 'detail-9', numbering: 2, value } } as const;
    return formOf([section('detail-9', {}), section('detail-10', { positive: skip, negative: skip }, {}, {})]);
  };
  const frame = chosen('detail-9', 'detail-10');
  const at2 = { 'detail-9/1': 'yes', 'detail-10/1': 'yes', 'detail-10/2': 'no' };

  test.each([
    [true, 'yes', 'detail-10#4'],
    [true, 'no', 'detail-10#3'],
    [false, 'no', 'detail-10#4'],
    [false, 'yes', 'detail-10#3'],
    [true, 'unknown', 'detail-10#3'],
    [false, 'unknown', 'detail-10#3'],
  ] as const)('on %s after an earlier "%s" leads to %s', (value, earlier, target) => {
    expect(openAt(walked(form(value), frame, { ...at2, 'detail-9/2': earlier }))).toBe(target);
  });

  test('is not followed if the earlier item was never asked', () => {
    const answers = { 'detail-10/1': 'yes', 'detail-10/2': 'no' };
    expect(openAt(walked(form(false), chosen('detail-10'), answers))).toBe('detail-10#3');
  });

  test('reads the path, not an answer that is no longer on it', () => {
    const answers = { 'detail-9/1': 'no', 'detail-9/2': 'no', 'detail-10/1': 'yes', 'detail-10/2': 'no' };
    expect(openAt(walked(form(false), frame, answers))).toBe('detail-10#3');
  });
});

describe('"잘 모르겠어요"', () => {
  const form = formOf([section('detail-9', { positive: done, negative: { type: 'skip', skipTo: 4 } }, {}, {})]);

  test('leads where no leads', () => {
    const path = (answer: AnswerValue) => pathOf(walked(form, basic, { 'detail-9/1': 'yes', 'detail-9/2': answer }));
    expect(path('unknown')).toEqual(path('no'));
    expect(openAt(walked(form, basic, { 'detail-9/1': 'yes', 'detail-9/2': 'unknown' }))).toBe('detail-9#4');
  });

  test("is no answer to a section's first item", () => {
    expect(openAt(walked(form, basic, { 'detail-9/1': 'unknown' }))).toBe('detail-9#1');
  });
});
