import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../../rulesets/ruleset.ts';
import { answersOf, formOf, plainSections, standardForm, today } from '../testing/ruleset-fixtures.ts';
import { groundsFor } from './grounds-for.ts';

const offered = (answers: Readonly<Record<string, AnswerValue>>, role: 'employee' | 'employer' = 'employee') =>
  groundsFor(standardForm, answersOf(answers), role, today);
const hidden = (answers: Readonly<Record<string, AnswerValue>>) =>
  new Set(offered(answers).flatMap(({ grounds }) => grounds.filter(({ canApply }) => !canApply).map(({ id }) => id)));

describe('the grounds to choose from', () => {
  test('stand in groups, in people’s words, and all 23 are among them', () => {
    const groups = offered({});
    expect(groups.map(({ title }) => title)).toEqual([
      ...['말 없이', '근태', '성과', '회사 사정', '징계', '사직을 강요', '고용 형태', '그 밖에'],
    ]);
    const ids = groups.flatMap(({ grounds }) => grounds.map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set(standardForm.sections.map(({ id }) => id)));
    expect(groups[1]?.grounds.map(({ inPeoplesWords }) => inPeoplesWords)).toEqual([
      '지각이나 결근이 잦다고 해요',
      '승인 없이 결근했다고 해요',
    ]);
  });

  test('hide none before anything is known', () => {
    expect(hidden({})).toEqual(new Set());
  });

  test('hide what can’t apply to a regular employee of many years in a larger firm', () => {
    const regular = { 'intake/contract': 'regular', 'intake/workers': 30, 'intake/dismissed': '2026-11-02' };
    expect(hidden({ ...regular, 'intake/joined': '2019-03-04' })).toEqual(
      new Set(['detail-1', 'detail-2', 'detail-7']),
    );
    expect(hidden({ ...regular, 'intake/joined': '2026-06-01' })).toEqual(new Set(['detail-7']));
  });

  test('hide nothing because of the reason that was named: choosing by hand names it', () => {
    expect(hidden({ 'intake/ground': 'detail-9', 'intake/notice': 'resigned' })).toEqual(new Set());
  });

  test('are named to an employer in their words', () => {
    const [, attendance] = offered({}, 'employer');
    expect(attendance?.grounds[0]?.inPeoplesWords).toBe('지각이나 결근이 잦았어요');
  });

  test('of an edition that groups nothing are one list', () => {
    const groups = groundsFor(formOf(plainSections()), answersOf({}), 'employee', today);
    expect(groups).toMatchObject([{ group: null, title: null }]);
    expect(groups[0]?.grounds).toHaveLength(23);
  });
});
