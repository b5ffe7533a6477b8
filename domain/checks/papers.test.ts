import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../rulesets/ruleset.ts';
import { papersFor } from './papers.ts';

const today = '2026-11-23';
const keysFor = (answers: Readonly<Record<string, AnswerValue>>): readonly string[] =>
  papersFor(new Map(Object.entries(answers)), today).map(({ key }) => key);
const regular = {
  'intake/contract': 'regular',
  'intake/workers': 30,
  'intake/notice': 'paper',
  'intake/ground': 'none',
};

describe('the papers to keep', () => {
  test('are contract, pay, notice, messages and insurance for everybody who had begun to work', () => {
    expect(keysFor(regular)).toEqual(['contract', 'pay', 'notice-paper', 'messages', 'insurance']);
  });

  test.each([
    ['email', 'notice-email'],
    ['messenger', 'notice-message'],
    ['spoken', 'notice-spoken'],
    ['vague', 'notice-vague'],
  ])('name the notice as it came: %s', (way, key) => {
    const keys = keysFor({ ...regular, 'intake/notice': way });
    expect(keys.filter((each) => each.startsWith('notice'))).toEqual([key]);
  });

  test('follow the ground: attendance records and the rules for lateness', () => {
    expect(keysFor({ ...regular, 'intake/ground': 'detail-9' })).toEqual(
      expect.arrayContaining(['rules', 'procedure', 'attendance', 'medical']),
    );
    expect(keysFor(regular)).not.toContain('attendance');
  });

  // The section on resignations is walked by who was told no reason or a vague one, too.
  test.each([
    { 'intake/notice': 'vague', 'intake/ground': 'detail-9' },
    { 'intake/notice': 'spoken', 'intake/ground': 'not_told' },
  ])('ask nobody for a resignation who never resigned: %j', (told) => {
    const walked = { 'detail-8/resigned-or-agreed': 'no', 'detail-8/employer-ended-it': 'yes' };
    expect(keysFor({ ...regular, ...told, ...walked })).not.toContain('resignation');
    expect(keysFor({ ...regular, ...told })).not.toContain('resignation');
  });

  test('ask who signed a resignation for its copy', () => {
    expect(keysFor({ ...regular, 'intake/notice': 'resigned' })).toContain('resignation');
    expect(keysFor({ ...regular, 'detail-8/resigned-or-agreed': 'yes' })).toContain('resignation');
  });

  test.each([
    ['work_injury', 'work-injury'],
    ['birth', 'birth-leave'],
    ['on_childcare_leave', 'childcare-leave'],
    ['childcare_leave', 'childcare-leave'],
    ['pregnancy_marriage', 'pregnancy-marriage'],
    ['union', 'union'],
    ['sexual_harassment', 'report'],
    ['harassment', 'report'],
    ['wrongdoing', 'report'],
    ['labour_office', 'report'],
  ])('show the protection of %s: %s, and nothing of another one', (value, key) => {
    const own = ['work-injury', 'birth-leave', 'childcare-leave', 'pregnancy-marriage', 'union', 'report'];
    const keys = keysFor({ ...regular, 'intake/protected': [value] });
    expect(keys.filter((each) => own.includes(each))).toEqual([key]);
  });

  test('show nothing of a protection that nobody named', () => {
    for (const answer of [['no'], ['withheld'], null])
      expect(keysFor({ ...regular, 'intake/protected': answer })).toEqual(keysFor(regular));
  });

  test('are the decision with the day of its receipt and the papers that were filed, once there is a decision', () => {
    expect(keysFor({ ...regular, 'intake/stage': 'decided' })).toEqual(
      expect.arrayContaining(['decision', 'filed-application']),
    );
    expect(keysFor({ ...regular, 'intake/stage': 'filed' })).toContain('filed-application');
    expect(keysFor({ ...regular, 'intake/stage': 'filed' })).not.toContain('decision');
    expect(keysFor({ ...regular, 'intake/stage': 'withdrawn' })).toContain('return-order');
  });

  test('show who gave the orders to who was sent to another company, and the service contract of a freelancer', () => {
    const sent = keysFor({ ...regular, 'intake/contract': 'dispatched' });
    expect(sent).toEqual(expect.arrayContaining(['dispatch-contract', 'client-directions']));
    expect(sent).not.toContain('directions');
    const freelance = keysFor({ ...regular, 'intake/contract': 'freelance', 'intake/insurance': 'withheld' });
    expect(freelance).toEqual(expect.arrayContaining(['service-contract', 'pay-service', 'directions']));
    for (const ofEmployees of ['contract', 'pay', 'insurance']) expect(freelance).not.toContain(ofEmployees);
    expect(keysFor({ ...regular, 'intake/contract': 'executive' })).toContain('officer-papers');
  });

  test('name no paper that the answers say there never was', () => {
    const skipped = keysFor({ ...regular, 'intake/ground': 'detail-9', 'detail-9/procedure-skipped': 'yes' });
    expect(skipped).toContain('no-procedure');
    expect(skipped).not.toContain('procedure');
    const unappraised = keysFor({ ...regular, 'intake/contract': 'probation', 'detail-2/appraised': 'no' });
    expect(unappraised).toContain('work-record');
    expect(unappraised).not.toContain('appraisal');
    const excused = { 'detail-9/reported-or-excused': 'no', 'detail-9/unavoidable-reasons': 'no' };
    expect(keysFor({ ...regular, 'intake/ground': 'detail-9', ...excused })).not.toContain('medical');
    const inside = keysFor({ ...regular, 'intake/ground': 'detail-14', 'detail-14/reported-to-authority': 'no' });
    expect(inside).toContain('raised-inside');
    expect(inside).not.toContain('report');
  });

  test('say nothing of the time after a closure that is still to come', () => {
    const closure = { ...regular, 'intake/ground': 'detail-18' };
    expect(keysFor({ ...closure, 'intake/dismissed': '2026-11-20' })).toContain('closure');
    expect(keysFor({ ...closure, 'intake/dismissed': '2026-12-20' })).not.toContain('closure');
  });

  test('follow the sections that the answers led into, too, but not one that was left at its first question', () => {
    const noReason = { ...regular, 'intake/ground': 'not_told' };
    const led = { 'detail-21/no-appraisal-or-chance': 'no', 'detail-21/criteria-announced': 'yes' };
    expect(keysFor({ ...noReason, ...led })).toContain('appraisal');
    expect(keysFor({ ...noReason, 'detail-21/no-appraisal-or-chance': 'no' })).not.toContain('appraisal');
  });

  test('ask who never began to work for the offer and its withdrawal, and for nothing of a job', () => {
    const before = { ...regular, 'intake/contract': 'not_started' };
    expect(keysFor(before)).toEqual(['offer', 'cancel-notice', 'messages-before-work']);
    for (const ground of [9, 10, 11, 20, 21, 22])
      expect(keysFor({ ...before, 'intake/ground': `detail-${ground}` })).toEqual(keysFor(before));
    expect(keysFor({ ...before, 'intake/ground': 'detail-15' })).toContain('application-papers');
  });

  test('prove the headcount where it is below five', () => {
    expect(keysFor({ ...regular, 'intake/workers': 4 })).toContain('headcount');
    expect(keysFor({ ...regular, 'intake/workers': 5 })).not.toContain('headcount');
  });

  test('say how to keep each, in whole sentences, and no key stands twice', () => {
    const all = ['regular', 'not_started', 'fixed_term', 'freelance', 'probation'].flatMap((contract) =>
      Array.from({ length: 23 }, (_, index) =>
        papersFor(
          new Map<string, AnswerValue>([
            ['intake/contract', contract],
            ['intake/ground', `detail-${index + 1}`],
          ]),
          today,
        ),
      ),
    );
    for (const papers of all) {
      const keys = papers.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { keep } of papers) expect(keep).toMatch(/(요|세요)(\([^)]+\))?\.$|저장해요\.$/);
    }
  });
});
