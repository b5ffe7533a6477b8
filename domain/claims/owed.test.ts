import { describe, expect, test } from 'vitest';
import { answersWith, commissionAndCourt, today } from './answers.fixture.ts';
import { claimsOf } from './claims.ts';
import { annualLeave } from './owed/annual-leave.ts';
import { unpaidWages } from './owed/unpaid-wages.ts';
import { wageGuarantee } from './owed/wage-guarantee.ts';
import { severance, severanceOf } from './severance.ts';

describe('severance pay (근로자퇴직급여보장법)', () => {
  test('is thirty days of average wages a year, by hand: 3,000만 ÷ 365 × 30 × 1,387 ÷ 365 = 9,369,863', () => {
    expect(Math.floor(severanceOf({ low: 30_000_000, high: null }, 1387).low ?? 0)).toBe(9_369_863);
  });

  test('is something to look up after a year, and asks what is owed', () => {
    // 2 January 2023 to 20 October 2026 are 1,387 days.
    const claim = severance(answersWith(), 'employee', today);
    expect(claim).toMatchObject({ amount: '약 937만~1,405만 원', needs: ['intake/owed'] });
    expect(claim?.lead).toMatch(
      /^한 주에 15시간 이상 일했고 아직 받지 못했다면 그만둔 날부터 14일 안\(2026년 11월 3일까지\)/,
    );
    expect(severance(answersWith({ owed: ['severance'] }), 'employee', today)?.lead).toMatch(
      /^한 주에 15시간 이상 일했다면/,
    );
  });

  test('isn’t shown to who says that it isn’t owed, or before a year; who names it is told why', () => {
    expect(severance(answersWith({ owed: ['no'] }), 'employee', today)).toBeNull();
    expect(severance(answersWith({ joined: '2025-10-22' }), 'employee', today)).toBeNull();
    expect(severance(answersWith({ joined: '2025-10-21' }), 'employee', today)).not.toBeNull();
    expect(severance(answersWith({ joined: '2025-10-22', owed: ['severance'] }), 'employee', today)).toMatchObject({
      amount: null,
    });
  });

  test('is due to who resigned, too', () => {
    expect(severance(answersWith({ notice: 'resigned' }), 'employee', today)?.amount).not.toBeNull();
  });
});

describe('annual leave (근로기준법 제60조)', () => {
  test('is a day’s ordinary wage for each day: 3,000만 ÷ 12 ÷ 209 × 8 = 95,693', () => {
    expect(annualLeave(answersWith({ owed: ['annual_leave'] }), 'employee')?.amount).toBe('하루에 약 10만~14만 원');
  });

  test('isn’t due below five workers: 제60조 isn’t among those of 시행령 별표 1', () => {
    const claim = annualLeave(answersWith({ owed: ['annual_leave'], workers: 4 }), 'employee');
    expect([claim?.amount, claim?.lead]).toEqual([null, expect.stringContaining('5명 미만')]);
    const counted = { owed: ['annual_leave'], workers: 4, 'detail-7/five-on-most-days': 'yes' };
    expect(annualLeave(answersWith(counted), 'employee')?.amount).not.toBeNull();
  });

  test('is shown only where it is named', () => {
    expect(annualLeave(answersWith(), 'employee')).toBeNull();
  });
});

describe('wages that are behind (근로기준법 제36조)', () => {
  test('are due within fourteen days, below five workers, too', () => {
    const claim = unpaidWages(answersWith({ owed: ['wages'], workers: 3 }), 'employee');
    expect(claim?.lead).toContain('2026년 11월 3일까지');
    expect(claim?.how.join(' ')).toMatch(/시행령이 정한 이율.*3년.*5년 이하 징역.*제107조/);
  });

  test('before 8 October 2026 the penalty was that of 제109조', () => {
    expect(unpaidWages(answersWith({ owed: ['wages'], dismissed: '2026-09-23' }), 'employee')?.how.join(' ')).toContain(
      '제109조',
    );
    // Due on 8 October and paid never: late from the 9th on.
    expect(unpaidWages(answersWith({ owed: ['wages'], dismissed: '2026-09-24' }), 'employee')?.how.join(' ')).toContain(
      '제107조',
    );
  });
});

describe('what the state pays for a company (임금채권보장법 제7조)', () => {
  const closed = { ground: 'detail-18', 'detail-18/whole-company-closed': 'yes', 'detail-18/business-goes-on': 'no' };

  test('a closure: the labour office first, three months of wages, six in an insolvency', () => {
    const claim = wageGuarantee(answersWith(closed), 'employee');
    expect(claim?.lead).toMatch(/^받지 못한 임금이나 퇴직금이 있는데.*진정해/);
    expect(claim?.how.join(' ')).toMatch(/확인서.*3개월의 임금과 3년의 퇴직금.*마지막 6개월.*1년 안에 진정/);
    expect(claim?.needs).toEqual(['intake/owed']);
  });

  test('also without a closure where wages are behind; not for who is owed nothing', () => {
    expect(wageGuarantee(answersWith({ owed: ['wages'] }), 'employee')).not.toBeNull();
    expect(wageGuarantee(answersWith({ ...closed, owed: ['no'] }), 'employee')).toBeNull();
    expect(wageGuarantee(answersWith(), 'employee')).toBeNull();
  });

  test('a company is told that it pays it back (제8조)', () => {
    expect(wageGuarantee(answersWith(closed), 'employer')?.lead).toContain('회사에 청구해요');
  });
});

describe('a settlement (노동위원회법 제16조의3)', () => {
  const shown = (more: object, settled?: number) =>
    claimsOf(
      answersWith(more as Readonly<Record<string, string>>),
      { side: 'employee', routes: commissionAndCourt, base: { published: { settled } } },
      today,
    ).find(({ kind }) => kind === 'settlement');

  test('names the published share and no sum', () => {
    expect(shown({}, 0.324)).toMatchObject({ amount: null, lead: expect.stringContaining('32.4%') });
    expect(shown({})?.lead).not.toContain('%');
    expect(shown({})?.how.join(' ')).not.toMatch(/\d+개월/);
  });

  test('after one, what was given up is to be read first', () => {
    expect(shown({ stage: 'settled' })).toBeUndefined();
    const after = claimsOf(answersWith({ stage: 'settled' }), { side: 'employee', routes: commissionAndCourt }, today);
    expect(after.find(({ kind }) => kind === 'severance')?.lead).toMatch(/^합의서에서 포기하지 않았을 때/);
  });
});

test('three years after the day on which it was due, wages and severance pay are barred (근로기준법 제49조)', () => {
  const owed = (dismissed: string) =>
    claimsOf(
      answersWith({ joined: '2020-01-02', dismissed, owed: ['wages', 'severance'] }),
      { side: 'employee', routes: commissionAndCourt },
      today,
    ).filter(({ kind }) => kind === 'unpaid_wages' || kind === 'severance');
  // Due on 23 November 2023: the last day is the day of the test.
  for (const { lead } of owed('2023-11-09')) expect(lead).not.toContain('3년이 지나');
  for (const { lead, amount } of owed('2023-11-08'))
    expect([amount, lead]).toEqual([null, expect.stringContaining('3년이 지나')]);
});
