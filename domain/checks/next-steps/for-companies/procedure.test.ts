import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../../../rulesets/ruleset.ts';
import { beforeNotice, whyNoNotice } from './notice.ts';
import { procedureFor } from './procedure.ts';

const today = '2026-11-23';

const situation = (
  answers: Readonly<Record<string, AnswerValue>> = {},
  side: 'employee' | 'employer' = 'employer',
) => ({
  answers: new Map<string, AnswerValue>(
    Object.entries({
      'intake/workers': 30,
      'intake/joined': '2023-01-02',
      'intake/dismissed': '2026-12-31',
      'intake/contract': 'regular',
      'intake/ground': 'detail-9',
      ...answers,
    }),
  ),
  result: { side, routes: [{ route: 'labour_commission' as const, open: true }] },
  today,
});
const keysFor = (answers: Readonly<Record<string, AnswerValue>> = {}) =>
  procedureFor(situation(answers)).map(({ key }) => key);

describe('the procedure of a dismissal', () => {
  test('for a ground that is punished goes through the committee and the hearing to the notice', () => {
    expect(keysFor()).toEqual([
      'no-ban',
      'facts',
      'rules',
      'lighter',
      'committee-told',
      'heard',
      'forewarned',
      'notice',
      'review',
      'paid',
      'kept',
    ]);
  });

  test('for business reasons it has avoidance, selection and consultation instead', () => {
    const keys = keysFor({ 'intake/ground': 'detail-17' });
    expect(keys).toEqual(expect.arrayContaining(['avoidance', 'selection', 'consultation']));
    expect(keys).not.toContain('heard');
  });

  test('below five workers the written notice and the justified reason aren’t asked for, the thirty days are', () => {
    const keys = keysFor({ 'intake/workers': 4 });
    expect(keys).not.toEqual(expect.arrayContaining(['notice']));
    expect(keys).not.toContain('facts');
    expect(keys).toContain('forewarned');
  });

  test('ends where the company dismisses nobody any more, and is no worker’s', () => {
    expect(keysFor({ 'intake/stage': 'filed' })).toEqual([]);
    expect(keysFor({ 'intake/notice': 'resigned' })).toEqual([]);
    expect(procedureFor(situation({}, 'employee'))).toEqual([]);
  });

  test('speaks politely, in whole sentences', () => {
    for (const ground of ['detail-9', 'detail-17'])
      for (const { text } of procedureFor(situation({ 'intake/ground': ground }))) expect(text).toMatch(/요\.$/);
    for (const workers of [3, 30])
      for (const line of beforeNotice(situation({ 'intake/workers': workers }).answers, today))
        expect(line).toMatch(/요\.$|요\([^)]+\)\.$|\)\.$/);
  });
});

describe('a draft of the notice', () => {
  test('is made for a company that has the dismissal before it', () => {
    expect(whyNoNotice(situation())).toBeNull();
  });

  test.each([
    ['in a banned period', { 'intake/protected': ['birth'] }, '해고할 수 없어요'],
    ['once the dispute has begun', { 'intake/stage': 'filed' }, '답변서'],
    ['after a resignation', { 'intake/notice': 'resigned' }, '해고가 아니어서'],
  ] as const)('is not made %s, and it is said why', (_name, answers, words) => {
    expect(whyNoNotice(situation(answers))).toContain(words);
  });

  test('is not made for a worker', () => {
    expect(whyNoNotice(situation({}, 'employee'))).toContain('회사가 쓰는 서류');
  });

  test('after the dismissal it is said first that a later notice mends nothing', () => {
    expect(beforeNotice(situation({ 'intake/dismissed': '2026-11-01' }).answers, today)[0]).toContain(
      '고쳐지지 않아요',
    );
  });
});
