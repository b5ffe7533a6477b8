import { describe, expect, test } from 'vitest';
import { keysOf, saidIn, situationOf, step, stepsOf, today } from './next-steps/situation.fixture.ts';
import { nextStepsOf } from './next-steps.ts';

describe('who has not filed', () => {
  test('and hasn’t told the company sends the sentence first: the refusal to take the work shows the dismissal (대법원 2022두57695)', () => {
    const [first] = stepsOf();
    expect(first?.key).toBe('tell-company');
    expect(first?.title).toBe('오늘 회사에 보낼 한 문장');
    expect(first?.law).toBe('대법원 2022두57695');
    expect(first?.sentence).toContain('계속 일하겠습니다');
    expect(first?.sentence).toContain('날짜와 이유를 서면으로');
  });

  test('and has told them, in section 8 or 16, begins with the last day', () => {
    expect(keysOf({ 'detail-8/employer-ended-it': 'yes', 'detail-8/wished-to-stay': 'yes' })[0]).toBe('file');
    const leave = {
      'intake/ground': 'detail-16',
      'intake/notice': 'paper',
      'detail-16/retirement-or-term-end': 'no',
      'detail-16/criminal-conviction': 'no',
      'detail-16/client-contract-ended': 'no',
      'detail-16/leave-or-standby-expired': 'yes',
      'detail-16/also-disciplinary-ground': 'no',
      'detail-16/wished-to-stay': 'yes',
    } as const;
    expect(keysOf(leave)[0]).toBe('file');
  });

  test('who has a paper with reasons and day isn’t told to ask for one', () => {
    expect(step('tell-company', { 'intake/notice': 'paper' }).sentence).not.toContain('서면으로');
  });

  test('freelancers and executives have a sentence of their own, which doesn’t presume a dismissal', () => {
    const freelance = { 'intake/contract': 'freelance', 'intake/insurance': 'withheld' } as const;
    expect(step('tell-company', freelance).sentence).toContain('계약을 끝내는 것');
    expect(step('tell-company', { 'intake/contract': 'executive' }).sentence).toContain('해임');
  });

  test('who resigned withdraws or protests in writing instead, without a claim that nobody made (대법원 99두8657)', () => {
    const resigned = { 'intake/notice': 'resigned', 'detail-8/resignation-withdrawn': 'no' } as const;
    const [first] = stepsOf(resigned);
    expect(first?.key).toBe('withdraw-resignation');
    expect(first?.sentence).not.toMatch(/강요|속아|제 뜻이 아/);
    expect(keysOf({ ...resigned, 'detail-8/resignation-withdrawn': 'yes' })).not.toContain('withdraw-resignation');
  });

  test('files by 15 February 2027: three months from 13 November end on a Saturday (근로기준법 제28조, 민법 제161조)', () => {
    const { text } = step('file');
    expect(text).toContain('2027년 2월 15일 (월)');
    expect(text).toContain('지방노동위원회');
  });

  test('a refusal to renew names the last day from the end of the term and the safer one (대법원 2014두45765)', () => {
    const { text } = step('file', {
      'intake/contract': 'fixed_term',
      'intake/joined': '2025-12-21',
      'intake/insurance': 'insured',
      'intake/dismissed': '2026-11-20',
      'intake/contract-end': '2026-11-24',
      'intake/aged-55': 'no',
      'intake/ground': 'detail-3',
      'intake/notice': 'paper',
      'detail-3/end-date-in-contract': 'yes',
      'detail-3/over-two-years': 'no',
      'detail-3/employer-ended-before-term': 'no',
    });
    // Three months from 24 November: 24 February; from 20 November: 20 February is a Saturday, so Monday the 22nd.
    expect(text).toContain('2027년 2월 24일 (수)');
    expect(text).toContain('2027년 2월 22일 (월)');
  });

  test('whose days are over goes to court with a lawyer, and nobody promises the commission', () => {
    const late = {
      'intake/dismissed': '2026-08-17',
      'detail-8/employer-ended-it': 'yes',
      'detail-8/wished-to-stay': 'yes',
    };
    expect(keysOf(late)[0]).toBe('court');
    expect(step('court', late).text).toContain('132');
    expect(keysOf(late)).not.toContain('file');
  });
});

describe('a dismissal still to come', () => {
  const toCome = { 'intake/dismissed': '2026-12-31' } as const;

  test('the sentence, then to work until the day, to sign nothing; filing begins on the day', () => {
    expect(keysOf(toCome).slice(0, 3)).toEqual(['tell-company', 'work-until', 'sign-nothing']);
    expect(step('tell-company', toCome).sentence).toContain('12월 31일');
    expect(step('file-from', toCome).text).toMatch(/해고일부터[\s\S]*2027년 3월 31일/);
    expect(saidIn(toCome)).not.toContain('무효');
  });
});

describe('below five workers', () => {
  const small = {
    'intake/workers': 3,
    'detail-7/five-on-most-days': 'no',
    'detail-7/run-as-one-business': 'no',
    'detail-7/dismissal-limited-by-agreement': 'no',
    'detail-7/protected-leave': 'no',
    'detail-7/protected-reason': 'no',
  } as const;

  test('a petition at the labour office and a recount are steps', () => {
    const keys = keysOf(small);
    expect(keys).toEqual(expect.arrayContaining(['petition', 'recount']));
    const { text } = step('petition', small);
    for (const part of ['해고예고수당', '퇴직금', '1350', '노동포털']) expect(text).toContain(part);
    expect(keys).not.toContain('file');
  });

  test('who worked for less than three months isn’t told of notice pay (제26조 제1호)', () => {
    expect(step('petition', { ...small, 'intake/joined': '2026-09-20' }).text).not.toContain('해고예고수당');
  });

  test('a fixed term that was cut short goes to court for the rest of it (민법 제538조·제661조)', () => {
    const early = {
      ...small,
      'intake/contract': 'fixed_term',
      'intake/insurance': 'insured',
      'intake/joined': '2026-05-04',
      'intake/contract-end': '2027-05-03',
      'intake/aged-55': 'no',
      'detail-7/employer-ended-before-term': 'yes',
    } as const;
    expect(step('rest-of-term', early).law).toContain('제661조');
  });
});

describe('who is protected has a step for each', () => {
  test.each([
    ['work_injury', 'work-injury', /근로복지공단/],
    ['birth', 'banned-period', /노동청/],
    ['on_childcare_leave', 'banned-period', /노동청/],
    ['childcare_leave', 'childcare-leave', /노동청/],
    // Six months from 13 November end on 13 May 2027, Buddha's birthday.
    ['pregnancy_marriage', 'equality', /6개월[\s\S]*2027년 5월 14일/],
    ['sexual_harassment', 'equality', /6개월/],
    ['union', 'union', /3개월[\s\S]*함께/],
    ['labour_office', 'labour-office-report', /감독관/],
    ['harassment', 'harassment', /괴롭힘/],
  ] as const)('%s', (protection, key, text) => {
    expect(step(key, { 'intake/protected': [protection] }).text).toMatch(text);
  });

  test('who reported in the public interest chooses the way before filing: one shuts the other out (제17조 제3항, 제18조 제1항)', () => {
    const report = {
      'intake/protected': ['wrongdoing'],
      'detail-8/employer-ended-it': 'yes',
      'detail-8/wished-to-stay': 'unknown',
      'detail-8/dismissal-withdrawn': 'no',
      'detail-14/reported-to-authority': 'yes',
      'detail-14/within-two-years': 'yes',
    } as const;
    expect(step('choose-way', report).text).toContain('1398');
    const keys = keysOf(report);
    expect(keys.indexOf('choose-way')).toBeLessThan(keys.indexOf('file') === -1 ? keys.length : keys.indexOf('file'));
  });

  test('who isn’t protected has none of them', () => {
    expect(keysOf()).not.toEqual(expect.arrayContaining(['equality']));
  });
});

test('a closed company: the petition, and the state’s payment (임금채권보장법 제7조)', () => {
  const closed = {
    'intake/ground': 'detail-18',
    'intake/notice': 'paper',
    'intake/contract-end': '2026-11-13',
    'detail-18/whole-company-closed': 'yes',
    'detail-18/business-goes-on': 'no',
    'detail-18/dispute-before-closure': 'no',
  } as const;
  expect(step('closed-company', closed).text).toContain('대지급금');
  expect(keysOf(closed)).not.toContain('tell-company');
});

test('a public official is sent to the appeal review and a lawyer, to nothing of labour law', () => {
  const official = { 'intake/contract': 'public_official' } as const;
  expect(keysOf(official)).toEqual(['appeal', 'evidence', 'lawyer']);
  expect(keysOf({ ...official, 'intake/dismissed': '2026-08-01' })).toEqual(['lawyer', 'evidence']);
});

test('no key comes twice, and every step has a text, at any stage and for any protection', () => {
  const protections = [
    'work_injury',
    'birth',
    'on_childcare_leave',
    'childcare_leave',
    'pregnancy_marriage',
    'union',
    'sexual_harassment',
    'harassment',
    'wrongdoing',
    'labour_office',
  ];
  for (const side of ['employee', 'employer'])
    for (const stage of [null, 'not_filed', 'filed', 'in_settlement', 'decided', 'reviewed', 'settled', 'withdrawn'])
      for (const workers of [3, 30])
        for (const chosen of [['no'], protections]) {
          const steps = stepsOf({
            'intake/side': side,
            'intake/stage': stage,
            'intake/workers': workers,
            'intake/protected': chosen,
          });
          expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
          expect(steps.length).toBeGreaterThan(1);
          for (const { title, text } of steps) expect([title.length > 3, text.length > 10]).toEqual([true, true]);
        }
});

test('a result of the first questionnaire has steps, too', () => {
  const { answers } = situationOf();
  const routes = [{ route: 'labour_commission' as const, open: true, why: '', deadline: '2027-02-02' }];
  const steps = nextStepsOf({
    answers: new Map([...answers].filter(([key]) => key !== 'intake/protected')),
    result: { side: 'employee', routes, rate: 0.5 },
    today,
  });
  expect(steps.map(({ key }) => key)).toContain('file');
});
