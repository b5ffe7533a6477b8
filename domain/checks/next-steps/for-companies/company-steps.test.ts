import { describe, expect, test } from 'vitest';
import { keysOf, saidIn, stepsOf } from '../situation.fixture.ts';

describe('an employer', () => {
  const company = { 'intake/side': 'employer' } as const;

  test('is warned first that the dismissal of that employee is a crime, with its law and penalty', () => {
    const warning = (protection: string) => {
      const [first] = stepsOf({ ...company, 'intake/protected': [protection] });
      expect(first?.key).toBe('crime');
      expect(first?.title).toBe('그 직원의 해고는 범죄가 될 수 있어요');
      return first?.text ?? '';
    };
    expect(warning('birth')).toMatch(/제23조 제2항.*5년.*5천만.*제107조/);
    expect(warning('work_injury')).toMatch(/제23조 제2항.*5년.*5천만.*제107조/);
    expect(warning('on_childcare_leave')).toMatch(/제19조 제3항.*3년.*3천만.*제37조 제2항/);
    expect(warning('pregnancy_marriage')).toMatch(/제11조.*5년.*3천만.*제37조 제1항/);
    expect(warning('union')).toMatch(/제81조.*2년.*2천만.*제90조/);
    expect(warning('labour_office')).toMatch(/제104조.*2년.*2천만.*제110조/);
    expect(warning('harassment')).toMatch(/제76조의3 제6항.*3년.*3천만.*제109조/);
    expect(warning('sexual_harassment')).toMatch(/제14조 제6항.*3년.*3천만.*제37조 제2항/);
  });

  test('in a banned period isn’t told that another reason helps (제23조 제2항: only two exceptions)', () => {
    const [first] = stepsOf({ ...company, 'intake/protected': ['birth'] });
    expect(first?.text).toContain('다른 이유가 있어도');
    expect(first?.text).not.toContain('밝힐 수 없다면');
  });

  test('the ban on reprisals for bullying isn’t said below five workers (시행령 별표 1)', () => {
    const small = { ...company, 'intake/workers': 3, 'intake/protected': ['harassment'] };
    expect(keysOf(small)).not.toContain('crime');
  });

  test.each([
    ['filed', {}, ['answer-brief', 'prove']],
    ['decided', { 'intake/decision': 'won', 'intake/decided-on': '2026-11-25' }, ['company-review', 'obey']],
    ['decided', { 'intake/decision': 'lost' }, ['worker-may-review']],
    ['reviewed', { 'intake/decision': 'won', 'intake/decided-on': '2026-11-25' }, ['company-suit', 'obey']],
    ['settled', {}, ['keep-agreement']],
    ['withdrawn', {}, ['genuine-return']],
  ] as const)('at the stage %s %j has steps of it', (stage, more, wanted) => {
    expect(keysOf({ ...company, 'intake/stage': stage, ...more })).toEqual(expect.arrayContaining([...wanted]));
  });

  test('before the dismissal: what can still be mended first', () => {
    const keys = keysOf({ ...company, 'intake/dismissed': '2026-12-31' });
    expect(keys).toEqual(['decide-nothing-yet', 'mend-first', 'reasons', 'consult']);
    expect(keys).not.toContain('answer-brief');
  });

  test('is told nothing of a worker’s advice', () => {
    for (const stage of ['not_filed', 'filed', 'in_settlement', 'decided', 'reviewed', 'settled', 'withdrawn'])
      expect(saidIn({ ...company, 'intake/stage': stage, 'intake/protected': ['union', 'birth'] })).not.toMatch(
        /1350|132\)|서명하지 마|회사에 보낼|재심신청서를 쓰/,
      );
  });
});
