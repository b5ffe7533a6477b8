import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../rulesets/ruleset.ts';
import {
  basic,
  chosen,
  completeIntake,
  detail,
  formOf,
  formWithIntake,
  leavingEverySection,
  openAt,
  pathOf,
  plainSections,
  section,
  sectionsOf,
  standardForm,
  walked,
} from './testing/ruleset-fixtures.ts';

describe('the intake', () => {
  const form = formWithIntake(plainSections());

  test('comes first, one question after another', () => {
    expect(openAt(walked(form, basic, {}))).toBe('intake#0');
    expect(openAt(walked(form, basic, { 'intake/side': 'employee' }))).toBe('intake#2');
    expect(openAt(walked(form, basic, completeIntake))).toBe('detail-1#1');
  });

  test('counts a question left blank as answered if it is optional, and only then', () => {
    expect(openAt(walked(form, basic, { ...completeIntake, 'intake/wage': null }))).toBe('detail-1#1');
    expect(openAt(walked(form, basic, { ...completeIntake, 'intake/workers': null }))).toBe('intake#2');
  });

  test('is asked again if another answer no longer agrees with it', () => {
    const offer = { ...completeIntake, 'intake/joined': '2026-12-01', 'intake/ground': 'detail-1' };
    expect(openAt(walked(form, basic, offer))).toBe('detail-1#1');
    expect(openAt(walked(form, basic, { ...offer, 'intake/ground': 'detail-9' }))).toBe('intake#3');
  });
});

describe('the basic sweep', () => {
  const form = formOf(plainSections());
  const allNo = Object.fromEntries(form.sections.map(({ id }) => [`${id}/1`, 'no'] as const));

  test('asks every section in order', () => {
    expect(sectionsOf(walked(form, basic, allNo))).toEqual(form.sections.map(({ id }) => id));
  });

  test('continues after a done in sections 1 to 8', () => {
    const walk = walked(form, basic, { ...allNo, 'detail-8/1': 'yes', 'detail-8/2': 'yes' });
    expect(walk.sections).toHaveLength(23);
  });

  test.each(['detail-9', 'detail-15', 'detail-22'] as const)('ends with the first done, in %s', (id) => {
    const walk = walked(form, basic, { ...allNo, [`${id}/1`]: 'yes', [`${id}/2`]: 'no' });
    expect(walk.next).toBeNull();
    expect(walk.sections.at(-1)).toEqual({ id, entered: true, left: 'done' });
  });

  test('counts progress in sections, the intake first', () => {
    expect(walked(form, basic, {}).progress).toEqual({ section: 2, of: 24 });
    expect(walked(form, basic, { 'detail-1/1': 'no' }).progress).toEqual({ section: 3, of: 24 });
    expect(walked(formWithIntake(plainSections()), basic, {}).progress).toEqual({ section: 1, of: 24 });
    const { progress } = walked(form, basic, { ...allNo, 'detail-9/1': 'yes', 'detail-9/2': 'yes' });
    expect(progress.section).toBe(progress.of);
  });
});

describe('the detail walk', () => {
  const intake = (changes: Record<string, AnswerValue>) =>
    sectionsOf(walked(standardForm, detail, { ...completeIntake, ...changes, ...leavingEverySection }));

  test('opens the ground that the company named', () => {
    expect(intake({ 'intake/ground': 'detail-17' })).toEqual(['detail-17', 'detail-23']);
  });

  test('opens notice if no reason was given, and other grounds if none fits', () => {
    expect(sectionsOf(walked(standardForm, detail, { ...completeIntake, 'intake/ground': 'not_told' }))).toEqual([
      'detail-8',
    ]);
    expect(intake({ 'intake/ground': 'none' })).toEqual(['detail-23']);
  });

  test('walks size before employment, and employment before the ground', () => {
    const sections = intake({
      'intake/workers': 3,
      'intake/insurance': 'withheld',
      'intake/contract': 'fixed_term',
      'intake/ground': 'detail-13',
    });
    expect(sections).toEqual(['detail-7', 'detail-3', 'detail-4', 'detail-13', 'detail-23']);
  });

  test('walks a section that is opened twice only once', () => {
    const opened = intake({
      'intake/insurance': 'neither',
      'intake/contract': 'freelance',
      'intake/ground': 'detail-4',
    });
    expect(opened).toEqual(['detail-4', 'detail-23']);
  });

  test('five workers are not fewer than five', () => {
    expect(intake({ 'intake/workers': 5 })).not.toContain('detail-7');
    expect(intake({ 'intake/workers': 4 })).toContain('detail-7');
  });

  test('walks the sections chosen by hand in its own order, in place of those of the intake', () => {
    const sections = sectionsOf(
      walked(standardForm, chosen('detail-17', 'detail-3', 'detail-7', 'detail-17'), {
        ...completeIntake,
        ...leavingEverySection,
      }),
    );
    expect(sections).toEqual(['detail-7', 'detail-3', 'detail-17', 'detail-23']);
  });

  test('takes an empty choice for none', () => {
    expect(walked(standardForm, chosen(), completeIntake)).toEqual(walked(standardForm, detail, completeIntake));
  });

  test('asks about size also if fewer than five work there and other sections were chosen', () => {
    const answers = { ...completeIntake, 'intake/workers': 2, ...leavingEverySection };
    expect(sectionsOf(walked(standardForm, chosen('detail-17'), answers))).toEqual([
      'detail-7',
      'detail-17',
      'detail-23',
    ]);
  });

  test('continues to section 23 only if every section was left', () => {
    const form = formOf(plainSections());
    const frame = chosen('detail-2', 'detail-9');
    const left = { 'detail-2/1': 'no', 'detail-9/1': 'no' };
    expect(openAt(walked(form, frame, left))).toBe('detail-23#1');
    expect(walked(form, frame, { ...left, 'detail-23/1': 'yes', 'detail-23/2': 'yes' }).next).toBeNull();
    expect(walked(form, frame, { ...left, 'detail-2/1': 'yes', 'detail-2/2': 'yes' }).next).toBeNull();
    expect(sectionsOf(walked(form, chosen('detail-23'), { 'detail-23/1': 'no' }))).toEqual(['detail-23']);
  });

  test('ends only the current section at a done', () => {
    const answers = { 'detail-9/1': 'yes', 'detail-9/2': 'yes' };
    expect(openAt(walked(formOf(plainSections()), chosen('detail-9', 'detail-10'), answers))).toBe('detail-10#1');
  });

  test('counts the sections that it knows it will walk', () => {
    expect(walked(standardForm, detail, {}).progress).toEqual({ section: 1, of: 2 });
    expect(walked(standardForm, detail, { ...completeIntake, 'intake/workers': 3 }).progress).toEqual({
      section: 2,
      of: 3,
    });
  });
});

describe('the second entry of sections 21 and 22', () => {
  const first = (id: 'detail-21' | 'detail-22') =>
    standardForm.sections.find((one) => one.id === id)?.items[0]?.key ?? '';

  test.each(['detail-21', 'detail-22'] as const)(
    '%s goes on inside when it was chosen and item 1 is answered no',
    (id) => {
      const answers = { ...completeIntake, 'intake/ground': id, [first(id)]: 'no' };
      const walk = walked(standardForm, detail, answers);
      expect(openAt(walk)).toBe(`${id}#2`);
      expect(walk.sections).toEqual([{ id, entered: true, left: null }]);
    },
  );

  test.each(['detail-21', 'detail-22'] as const)('%s ends at once on yes', (id) => {
    const walk = walked(standardForm, detail, { ...completeIntake, 'intake/ground': id, [first(id)]: 'yes' });
    expect(walk.next).toBeNull();
    expect(walk.sections).toEqual([{ id, entered: true, left: 'done' }]);
  });

  test('is not used in a sweep, which passes both on no', () => {
    const form = formOf(
      standardForm.sections
        .filter(({ id }) => id === 'detail-21' || id === 'detail-22')
        .map(({ condition: _asked, ...others }) => others),
    );
    expect(walked(form, basic, leavingEverySection).sections).toEqual([
      { id: 'detail-21', entered: false, left: 'next_section' },
      { id: 'detail-22', entered: false, left: 'next_section' },
    ]);
  });
});

describe('answers that are no longer on the path', () => {
  const form = formOf(plainSections());

  test('are named if the path has passed them', () => {
    const walk = walked(form, basic, { 'detail-1/1': 'no', 'detail-1/2': 'yes' });
    expect(walk.leftPath).toEqual([{ section: 'detail-1', numbering: 2 }]);
  });

  test('include those that a skip passed, in a section that is still open', () => {
    const skipping = formOf([section('detail-9', { positive: { type: 'skip', skipTo: 4 } }, {}, {})]);
    const walk = walked(skipping, basic, { 'detail-9/1': 'yes', 'detail-9/2': 'yes', 'detail-9/3': 'no' });
    expect(openAt(walk)).toBe('detail-9#4');
    expect(walk.leftPath).toEqual([{ section: 'detail-9', numbering: 3 }]);
  });

  test('do not include those that the path may still reach', () => {
    expect(walked(form, basic, { 'detail-1/2': 'yes', 'detail-9/1': 'no' }).leftPath).toEqual([]);
  });

  test('include those of sections that a finished walk never reached', () => {
    const frame = chosen('detail-9');
    const walk = walked(form, frame, { 'detail-9/1': 'yes', 'detail-9/2': 'no', 'detail-3/1': 'yes' });
    expect(walk.leftPath).toEqual([{ section: 'detail-3', numbering: 1 }]);
  });

  test('return to the path when it leads to them again', () => {
    const answers = { 'detail-1/2': 'yes' };
    expect(pathOf(walked(form, basic, { ...answers, 'detail-1/1': 'yes' }))).toEqual(['detail-1#1', 'detail-1#2']);
  });

  test('an answer to a question that this questionnaire doesn’t have is not used', () => {
    const walk = walked(form, basic, { 'detail-99/1': 'yes', 'detail-1/1': 'no' });
    expect(walk.leftPath).toEqual([]);
  });
});
