import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '../rulesets/ruleset.ts';
import { answersWith, commissionAndCourt, courtOnly, nothingOpen, route, today } from './answers.fixture.ts';
import { backPay, wagesOf } from './back-pay.ts';

type More = Readonly<Record<string, AnswerValue>>;

const answers = answersWith;

describe('back pay', () => {
  test('is the yearly wage by days: 34 days of 3,000만 are 2,794,520', () => {
    expect(Math.floor(wagesOf({ low: 30_000_000, high: null }, 34).low ?? 0)).toBe(2_794_520);
    const claim = backPay(answers(), 'employee', commissionAndCourt, today);
    expect(claim?.amount).toBe('한 달에 약 250만~375만 원');
    expect(claim?.how.join(' ')).toContain('2026년 10월 20일부터 2026년 11월 23일까지 34일이면 약 279만~419만 원');
    // To 23 February 2027: 126 days, 10,356,164 to 15,534,246.
    expect(claim?.how.join(' ')).toContain('모두 약 1,036만~1,553만 원');
  });

  test('ends with the contract', () => {
    const claim = backPay(answers({ 'contract-end': '2026-10-30' }), 'employee', commissionAndCourt, today);
    expect(claim?.how.join(' ')).toContain('10일이면 약 82만~123만 원');
    expect(claim?.how.join(' ')).toContain('계약이 끝나는 2026년 10월 30일까지만');
  });

  test('of an offer that was withdrawn begins with the first day of work', () => {
    const claim = backPay(
      answers({ contract: 'not_started', joined: '2026-11-13' }),
      'employee',
      commissionAndCourt,
      today,
    );
    expect(claim?.how.join(' ')).toContain('2026년 11월 13일부터 2026년 11월 23일까지 10일이면');
  });

  test('of a dismissal to come counts no day yet', () => {
    const claim = backPay(answers({ dismissed: '2026-12-31' }), 'employee', commissionAndCourt, today);
    expect(claim?.how.join(' ')).not.toContain('일이면');
    // To 31 March 2027: 90 days.
    expect(claim?.how.join(' ')).toContain('모두 약 740만~1,110만 원');
  });

  test('says that pay from elsewhere is deducted only above 70 % of the average wage', () => {
    expect(backPay(answers(), 'employee', commissionAndCourt, today)?.how.join(' ')).toMatch(
      /70%.*빼지 못해요.*90다카25277/,
    );
  });
});

describe('back pay ends with what it is owed for', () => {
  const pay = (more: More, routes = commissionAndCourt, day = today) =>
    backPay(answersWith(more), 'employee', routes, day);
  const said = (more: More, routes = commissionAndCourt) => pay(more, routes)?.how.join(' ');

  test('none after a term that ended on the day of the dismissal', () => {
    const claim = pay({
      contract: 'fixed_term',
      'contract-end': '2026-10-20',
      'detail-3/employer-ended-before-term': 'yes',
    });
    expect([claim?.amount, claim?.lead]).toEqual([null, expect.stringContaining('그 뒤의 임금은 없어요')]);
  });

  test('none after a lawful retirement without hiring again (P21)', () => {
    const claim = pay({
      ground: 'detail-6',
      dismissed: '2026-11-10',
      'contract-end': '2026-11-10',
      'detail-6/rehiring-rule': 'no',
    });
    expect([claim?.amount, claim?.lead]).toEqual([null, expect.stringMatching(/^정년이 되어 퇴직했고/)]);
  });

  test('with hiring again as the rule it runs from the retirement on (대법원 2018다275925)', () => {
    // From 10 to 23 November: 13 days of 3,000만 to 4,500만 a year are 1,068,493 to 1,602,739.
    const more = {
      ground: 'detail-6',
      dismissed: '2026-11-10',
      'contract-end': '2026-11-10',
      'detail-6/rehiring-rule': 'yes',
    };
    expect(pay(more)?.lead).toMatch(/^다시 고용하지 않은 것이 부당하다고 인정되면 퇴직한 날부터/);
    expect(said(more)).toContain('13일이면 약 107만~160만 원');
  });

  test('an age below sixty limits nothing (고령자고용법 제19조 제2항)', () => {
    expect(said({ ground: 'detail-6', 'contract-end': '2026-10-20', 'detail-6/under-sixty': 'yes' })).toContain(
      '34일이면',
    );
  });

  const closed = { ground: 'detail-18', 'detail-18/whole-company-closed': 'yes', 'detail-18/business-goes-on': 'no' };

  test('none after a real closure on the day of the dismissal (P43)', () => {
    const claim = pay({ ...closed, dismissed: '2026-11-13', 'contract-end': '2026-11-13' });
    expect([claim?.amount, claim?.lead]).toEqual([null, expect.stringContaining('문을 닫았으므로')]);
  });

  test('until a real closure, whose day is asked for where nobody has said it', () => {
    // 10 days of 20 to 30 October.
    expect(said({ ...closed, 'contract-end': '2026-10-30' })).toContain('10일이면 약 82만~123만 원');
    expect(pay(closed)).toMatchObject({
      amount: null,
      needs: ['intake/contract-end'],
      lead: expect.stringContaining('문을 닫은 날까지의'),
    });
  });

  test('a business that goes on under another name limits nothing', () => {
    const more = { ...closed, 'detail-18/business-goes-on': 'yes', 'contract-end': '2026-10-20' };
    expect(said(more)).toContain('34일이면');
    expect(said(more)).toContain('실제로 문을 닫았다고 인정되면');
  });

  test('of a refusal to renew it runs from the end of the contract, whatever day it was told (대법원 2014두45765)', () => {
    const more = {
      contract: 'fixed_term',
      dismissed: '2026-09-24',
      'contract-end': '2026-10-25',
      'detail-3/employer-ended-before-term': 'no',
    };
    expect(pay(more)?.lead).toMatch(/^재계약을 거절한 것이 부당하다고 인정되면 계약이 끝난 날부터/);
    // 25 October to 23 November.
    expect(said(more)).toContain('2026년 10월 25일부터 2026년 11월 23일까지 29일이면');
    expect(said({ ...more, dismissed: '2026-10-25' })).toContain('29일이면');
  });

  test('of a cancelled offer never from the day of the cancellation: the first day of work isn’t asked', () => {
    const claim = pay({ contract: 'not_started', joined: '2026-09-01', dismissed: '2026-10-20' });
    expect(claim?.amount).toBe('한 달에 약 250만~375만 원');
    expect(claim?.lead).toContain('취소된 날이 아니라 일을 시작하기로 한 날부터');
    expect(claim?.how.join(' ')).not.toMatch(/일이면|모두 약/);
  });

  test('a contract that ended before anybody applied: no commission orders it (대법원 2020두54852), a court does', () => {
    const more = { contract: 'fixed_term', 'contract-end': '2026-10-30', 'detail-3/employer-ended-before-term': 'yes' };
    expect(said(more, courtOnly)).toMatch(/구제할 이익이 없다.*법원에 청구.*132/);
    // 제30조 제4항: filed before the end.
    expect(said({ ...more, stage: 'filed', 'filed-on': '2026-10-28' })).toContain('제30조 제4항');
    expect(said({ ...more, stage: 'filed', 'filed-on': '2026-11-02' })).toContain('구제할 이익이 없다');
    expect(said({ ...more, 'contract-end': '2027-05-03' })).toMatch(/2027년 5월 3일이 지나기 전에 신청한/);
  });

  test('no claim where no way leads to it, where it was settled, or by a report to the labour office alone', () => {
    expect(pay({}, nothingOpen)).toBeNull();
    expect(pay({ stage: 'settled' })).toBeNull();
    expect(pay({}, [route('labour_office')])).toBeNull();
  });

  test('where the court alone is open no decision of a commission is awaited', () => {
    const claim = pay({}, courtOnly);
    expect(claim?.lead).toMatch(/^해고가 무효라고 법원에서 인정되면/);
    expect([claim?.law, claim?.how.join(' ')]).toEqual(['민법 제538조 제1항', expect.not.stringContaining('판정까지')]);
  });

  test('it counts on after a decision', () => {
    const decided = pay({ stage: 'decided' }, [route('labour_commission', false), route('labour_commission_review')]);
    expect(decided?.lead).toMatch(/^재심까지 거쳐/);
    expect(decided?.how.join(' ')).toMatch(/34일이면.*재심 판정까지 앞으로 3개월/);
    const reviewed = pay({ stage: 'reviewed' }, [route('administrative_suit')]);
    expect(reviewed?.how.join(' ')).toMatch(/34일이면/);
    expect(reviewed?.how.join(' ')).not.toContain('앞으로 3개월');
  });

  test('a dismissal that was withdrawn leaves the wages until the return', () => {
    expect(pay({ stage: 'withdrawn' }, nothingOpen)?.lead).toContain('다시 나오라고 한 날까지의');
  });
});
