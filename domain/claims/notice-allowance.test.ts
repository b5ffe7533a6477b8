import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../rulesets/ruleset.ts';
import { answersWith, today } from './answers.fixture.ts';
import { noticeAllowance, thirtyDaysOf } from './notice-allowance.ts';

type More = Readonly<Record<string, AnswerValue>>;

const answers = answersWith;

describe('notice allowance (근로기준법 제26조)', () => {
  test('is thirty days of ordinary wages, by hand: 3,000만 ÷ 12 ÷ 209 × 8 × 30 = 2,870,813', () => {
    const { low, high } = thirtyDaysOf({ low: 30_000_000, high: 45_000_000 });
    expect([Math.floor(low ?? 0), Math.floor(high ?? 0)]).toEqual([2_870_813, 4_306_220]);
    expect(noticeAllowance(answers(), 'employee')?.amount).toBe('약 287만~431만 원');
  });

  test('is due in full if the notice came 29 days before, and not if it came 30 days before', () => {
    const late = noticeAllowance(answers({ forewarned: '2026-09-21' }), 'employee');
    expect([late?.amount, late?.lead]).toEqual(['약 287만~431만 원', expect.stringMatching(/^해고 29일 전에 알려/)]);
    const inTime = noticeAllowance(answers({ forewarned: '2026-09-20' }), 'employee');
    expect([inTime?.amount, inTime?.lead]).toEqual([null, '해고 30일 전에 알렸기 때문에 해고예고수당은 없어요.']);
  });

  test('is conditional while the day of the notice isn’t answered, and asks for it', () => {
    const claim = noticeAllowance(answers({ forewarned: null }), 'employee');
    expect(claim?.lead).toMatch(/^30일 전에 해고를 알리지 않았다면/);
    expect(claim?.needs).toEqual(['intake/forewarned']);
  });

  test('has no figure without the pay, and asks for it', () => {
    const claim = noticeAllowance(answers({ wage: null }), 'employee');
    expect([claim?.amount, claim?.needs]).toEqual([null, ['intake/wage']]);
  });

  test('exempts the first three months, and doesn’t concern who hadn’t begun', () => {
    expect(noticeAllowance(answers({ joined: '2026-07-21' }), 'employee')?.lead).toContain('3개월에 못 미쳐');
    expect(noticeAllowance(answers({ joined: '2026-07-20' }), 'employee')?.amount).not.toBeNull();
    expect(noticeAllowance(answers({ contract: 'not_started' }), 'employee')).toBeNull();
  });

  test('is what a company has to pay', () => {
    expect(noticeAllowance(answers(), 'employer')?.lead).toContain('지급해야 해요');
  });
});

describe('notice allowance only for a dismissal (근로기준법 제26조)', () => {
  const notice = (more: More) => noticeAllowance(answersWith(more), 'employee', today);

  test('none for who resigned or agreed to go; what would make it one is said', () => {
    const claim = notice({ notice: 'resigned' });
    expect([claim?.amount, claim?.lead]).toEqual([
      null,
      expect.stringMatching(/^사직서를 쓰거나 합의.*해고가 아니어서.*강요/),
    ]);
  });

  test('a resignation that was forced, not meant or withdrawn in time is one if it is held to be', () => {
    for (const item of ['forced-or-deceived', 'resignation-not-meant', 'resignation-withdrawn']) {
      const claim = notice({ notice: 'resigned', [`detail-8/${item}`]: 'yes' });
      expect([claim?.amount, claim?.lead]).toEqual([
        '약 287만~431만 원',
        expect.stringMatching(/^사직서가 .*해고로 인정되면 /),
      ]);
    }
  });

  test('who corrects that they resigned was dismissed', () => {
    expect(notice({ notice: 'resigned', 'detail-8/resigned-or-agreed': 'no' })?.amount).not.toBeNull();
  });

  // P21 of the third reading: the age of 60 by valid rules, no rule of hiring again.
  const retired: More = {
    ground: 'detail-6',
    joined: '2001-03-02',
    dismissed: '2026-11-10',
    forewarned: null,
    'contract-end': '2026-11-10',
    'detail-6/under-sixty': 'no',
    'detail-6/retirement-age-in-rules': 'yes',
    'detail-6/age-lowered-without-consent': 'no',
    'detail-6/worked-on-past-retirement': 'no',
    'detail-6/rehiring-rule': 'no',
  };

  test('none for a lawful retirement; one for an age below sixty (고령자고용법 제19조)', () => {
    expect(notice(retired)).toMatchObject({
      amount: null,
      lead: expect.stringMatching(/^정년이 되어 퇴직한 것은 해고가 아니/),
    });
    expect(notice({ ground: 'detail-6', 'detail-6/under-sixty': 'yes' })?.amount).toBe('약 287만~431만 원');
  });

  test('none for a term that ran out, also below five workers; one for a term ended early or void by law', () => {
    const fixed = { contract: 'fixed_term', 'contract-end': '2026-10-20' };
    expect(notice({ ...fixed, 'detail-3/employer-ended-before-term': 'no' })?.amount).toBeNull();
    expect(notice({ ...fixed, workers: 3, 'detail-7/employer-ended-before-term': 'no' })?.amount).toBeNull();
    expect(
      notice({ ...fixed, 'contract-end': '2027-05-03', 'detail-3/employer-ended-before-term': 'yes' })?.lead,
    ).toMatch(/^해고를/);
    // 기간제법 제4조 제2항: more than two years and no exception.
    expect(notice({ ...fixed, 'detail-3/exception-to-two-years': 'no' })?.lead).toMatch(/^해고를/);
  });

  test('where nobody has said how a term ended, the condition stands first', () => {
    const claim = notice({ contract: 'fixed_term', 'contract-end': '2026-10-20' });
    expect(claim?.lead).toMatch(/^계약 기간이 끝난 것이 아니라 회사가 해고한 것이면 /);
    expect(notice({ contract: 'fixed_term', forewarned: null })?.lead).toMatch(
      /회사가 해고한 것이고 30일 전에 해고를 알리지 않았다면/,
    );
  });

  test('who has to show that they were an employee hears that first', () => {
    expect(notice({ contract: 'freelance' })?.lead).toMatch(/^근로기준법의 근로자로 인정되면 /);
    expect(notice({ contract: 'executive', forewarned: null })?.lead).toMatch(
      /^근로기준법의 근로자로 인정되고 30일 전에/,
    );
  });

  test('the answer of section 7 counts while the day of the notice isn’t answered', () => {
    expect(notice({ forewarned: null, 'detail-7/forewarned-thirty-days': 'yes' })?.amount).toBeNull();
    expect(notice({ forewarned: null, 'detail-7/forewarned-thirty-days': 'no' })?.lead).toMatch(
      /^30일 전에 알리지 않았으므로/,
    );
  });

  test('of a dismissal to come nobody has missed the day yet', () => {
    expect(notice({ dismissed: '2027-01-10', forewarned: null })?.lead).toMatch(/30일 앞서 알리지 않으면/);
  });
});
