import { describe, expect, test } from 'vitest';
import { form, today } from '../check.fixtures.ts';
import { answersOfLink, firstAnswers } from './first-answers.ts';

describe('the answers that a new check begins with', () => {
  test('are those that the questionnaire has and that are valid', () => {
    const given = [
      ['intake/side', 'employer'],
      ['intake/gone', 'yes'],
      ['intake/workers', -1],
      ['intake/dismissed', '2026-11-01'],
      ['detail-9/nothing', 'yes'],
    ] as const;
    expect(firstAnswers(form, given, today)).toEqual([
      { key: 'intake/side', address: { section: 'intake', numbering: 0 }, value: 'employer' },
      { key: 'intake/dismissed', address: { section: 'intake', numbering: 4 }, value: '2026-11-01' },
    ]);
  });

  test.each([
    ['?role=employer', [['intake/side', 'employer']]],
    [
      '?role=worker&dismissed=2026-11-01',
      [
        ['intake/side', 'employee'],
        ['intake/dismissed', '2026-11-01'],
      ],
    ],
    ['', []],
  ])('of the link %s', (search, answers) => {
    expect(answersOfLink(new URLSearchParams(search))).toEqual(answers);
  });

  test('of a forged link are left out', () => {
    const forged = answersOfLink(new URLSearchParams('?role=judge&dismissed=0202-13-40'));
    expect(firstAnswers(form, forged, today)).toEqual([]);
  });
});
