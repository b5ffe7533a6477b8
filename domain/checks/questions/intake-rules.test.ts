import { describe, expect, test } from 'vitest';
import type { AnswerValue, SectionId } from '../../rulesets/ruleset.ts';
import { answersOf, standardForm, today } from '../testing/ruleset-fixtures.ts';
import { checkAnswer, normaliseAnswer } from './intake-rules.ts';

const intake = (numbering: number) => ({ section: 'intake', numbering }) as const;

/** The message at intake question `numbering`, or null. */
const refusal = (numbering: number, value: AnswerValue, others: Record<string, AnswerValue> = {}): string | null =>
  checkAnswer(standardForm, intake(numbering), value, answersOf(others), today);

const offer = { 'intake/ground': 'detail-1' };

describe('every question', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('%i is required', (numbering) => {
    expect(refusal(numbering, null)).toMatch(/주세요\./);
  });

  test.each([10, 11, 12, 13])('%i may be left blank', (numbering) => {
    expect(refusal(numbering, null)).toBeNull();
  });

  test.each<[number, AnswerValue]>([
    [0, 'lawyer'],
    [0, 1],
    [0, { custom: '친구' }],
    [1, ''],
    [2, '12'],
    [2, { custom: '많음' }],
    [4, 20260301],
    [12, '09:00'],
    [12, { name: '김해고' }],
    [13, '김해고'],
    [13, { start: '09:00', end: '18:00', breakMinutes: 60 }],
  ])('%i refuses an answer of another kind: %j', (numbering, value) => {
    expect(refusal(numbering, value)).toMatch(/주세요\./);
  });

  test('that the form doesn’t have is refused', () => {
    expect(refusal(14, 'yes')).toBe('이 질문지에 없는 질문이에요.');
    expect(
      checkAnswer(standardForm, { section: 'detail-24', numbering: 1 }, 'yes', answersOf({}), today),
    ).not.toBeNull();
    expect(
      checkAnswer(standardForm, { section: 'detail-1', numbering: 99 }, 'yes', answersOf({}), today),
    ).not.toBeNull();
  });
});

describe('items of the sections', () => {
  const answer = (section: SectionId, numbering: number, value: AnswerValue) =>
    checkAnswer(standardForm, { section, numbering }, value, answersOf({}), today);

  test('take yes, no and, except the first, "unknown"', () => {
    expect(['yes', 'no'].map((value) => answer('detail-3', 1, value))).toEqual([null, null]);
    expect(answer('detail-3', 2, 'unknown')).toBeNull();
    expect(answer('detail-3', 1, 'unknown')).toBe('이 사유에 해당하는지 예, 아니요로 골라 주세요.');
  });

  test.each<[AnswerValue]>([[null], ['maybe'], [1], [{ custom: '예' }]])('refuse %j', (value) => {
    expect(answer('detail-3', 2, value)).toBe('예, 아니요 가운데 하나를 골라 주세요.');
  });
});

describe('where the company is (1)', () => {
  test('may be written by hand, up to 30 letters and not blank', () => {
    expect(refusal(1, { custom: '평양' })).toBeNull();
    expect(refusal(1, { custom: '가'.repeat(30) })).toBeNull();
    expect(refusal(1, { custom: '가'.repeat(31) })).toBe('30자까지 적을 수 있어요.');
    expect(refusal(1, { custom: ' \u3000 ' })).toBe('직접 적을 내용을 입력해 주세요.');
  });

  test('is kept without outer space, in composed Hangul', () => {
    expect(normaliseAnswer(standardForm, intake(1), { custom: '  경기도  수원시 '.normalize('NFD') })).toEqual({
      custom: '경기도 수원시',
    });
  });
});

describe('the number of workers (2)', () => {
  test.each([0, 5, 100_000])('%d is possible', (workers) => expect(refusal(2, workers)).toBeNull());
  test.each([-1, 4.5, 100_001, Number.NaN, Number.POSITIVE_INFINITY])('%d is not', (workers) =>
    expect(refusal(2, workers)).toBe('0부터 100,000까지의 정수로 적어 주세요.'),
  );
});

describe('the day of joining (3)', () => {
  test('is an existing date', () => {
    expect(refusal(3, '2024-02-29')).toBeNull();
    for (const day of ['2023-02-29', '2024-13-01', '24-01-01', '2024-1-1', '']) {
      expect(refusal(3, day)).toBe('있는 날짜인지 확인해 주세요. 예: 2026-03-02');
    }
  });

  test('is today at the latest', () => {
    expect(refusal(3, '2026-11-21')).toBeNull();
    expect(refusal(3, '2026-11-22')).toMatch(/^오늘까지의 날짜로/);
  });

  test('is not after the dismissal', () => {
    expect(refusal(3, '2026-03-02', { 'intake/dismissed': '2026-03-02' })).toBeNull();
    expect(refusal(3, '2026-03-03', { 'intake/dismissed': '2026-03-02' })).toBe(
      '해고된 날(2026년 3월 2일)보다 뒤예요. 두 날짜를 확인해 주세요.',
    );
  });

  test.each([offer, { 'intake/contract': 'not_started' }])('may lie ahead for a job that never began: %j', (told) => {
    expect(refusal(3, '2027-01-04', { ...told, 'intake/dismissed': '2026-11-20' })).toBeNull();
    expect(refusal(3, '2027-11-22', told)).toMatch(/1년 안의 날짜로/);
  });
});

describe('the day of dismissal (4)', () => {
  test('is a year ahead at the latest', () => {
    expect(refusal(4, '2027-11-21')).toBeNull();
    expect(refusal(4, '2027-11-22')).toBe('2027년 11월 21일까지의 날짜로 적어 주세요.');
  });

  test('is not before joining, unless the job never began', () => {
    const joined = { 'intake/joined': '2026-03-02' };
    expect(refusal(4, '2026-03-02', joined)).toBeNull();
    expect(refusal(4, '2026-03-01', joined)).toBe('입사한 날(2026년 3월 2일)보다 앞이에요. 두 날짜를 확인해 주세요.');
    expect(refusal(4, '2026-03-01', { ...joined, ...offer })).toBeNull();
  });
});

describe('several choices (16)', () => {
  test('are choices of the question, at least one; one alone needs no list', () => {
    expect(refusal(16, ['childcare_leave', 'union'])).toBeNull();
    expect(refusal(16, [])).not.toBeNull();
    expect(refusal(16, ['union', 'astronaut'])).toBe('보기에서 골라 주세요.');
    expect(refusal(16, ['union', 'union'])).toBeNull();
    expect(refusal(16, 'union')).toBeNull();
    expect(refusal(16, 'astronaut')).toBe('보기에서 골라 주세요.');
    expect(refusal(16, 4)).not.toBeNull();
  });

  test('have none beside one that stands alone', () => {
    expect(refusal(16, ['no'])).toBeNull();
    expect(refusal(16, ['no', 'union'])).toMatch(/함께 고를 수 없어요/);
  });

  test('have nothing sensitive beside the wish to withhold it, and what isn’t sensitive may stand', () => {
    expect(refusal(16, ['withheld'])).toBeNull();
    expect(refusal(16, ['withheld', 'sexual_harassment'])).toBeNull();
    expect(refusal(16, ['withheld', 'union'])).toMatch(/답하지 않겠다고 하신 것과/);
  });
});

describe('the stage of the dispute (17) and its days', () => {
  const dismissed = { 'intake/dismissed': '2026-08-03' };

  test.each(['filed', 'in_settlement', 'decided', 'reviewed', 'withdrawn'])(
    'is not %s before there is a dismissal',
    (stage) => {
      expect(refusal(17, stage, { 'intake/dismissed': '2026-11-21' })).toBeNull();
      expect(refusal(17, stage, { 'intake/dismissed': '2026-11-22' })).toBe(
        '해고일(2026년 11월 22일)이 아직 오지 않았어요. 해고된 날이나 이 답을 확인해 주세요.',
      );
      expect(refusal(17, 'not_filed', { 'intake/dismissed': '2026-11-22' })).toBeNull();
    },
  );

  test('nobody applies (18) tomorrow, or before the dismissal', () => {
    expect(refusal(18, '2026-08-03', dismissed)).toBeNull();
    expect(refusal(18, '2026-11-22', dismissed)).toBe('오늘까지의 날짜로 적어 주세요.');
    expect(refusal(18, '2026-08-02', dismissed)).toMatch(/^해고된 날\(2026년 8월 3일\)보다 앞이에요/);
  });

  test('no decision (19) comes tomorrow, before its application, or before the dismissal', () => {
    const filed = { ...dismissed, 'intake/filed-on': '2026-09-01' };
    expect(refusal(19, '2026-09-01', filed)).toBeNull();
    expect(refusal(19, '2026-11-22', filed)).toMatch(/오늘까지의 날짜여야 해요/);
    expect(refusal(19, '2026-08-31', filed)).toBe('신청한 날(2026년 9월 1일)보다 앞이에요. 두 날짜를 확인해 주세요.');
    expect(refusal(19, '2026-08-02', dismissed)).toMatch(/^해고된 날\(2026년 8월 3일\)보다 앞이에요/);
  });
});

test('the day of the forewarning (11) is the day of dismissal or before', () => {
  const dismissed = { 'intake/dismissed': '2026-10-05' };
  expect(refusal(11, '2026-10-05', dismissed)).toBeNull();
  expect(refusal(11, '2026-10-06', dismissed)).toBe('해고된 날(2026년 10월 5일)이나 그보다 앞선 날짜로 적어 주세요.');
});

describe('the hours of a day (12)', () => {
  const hours = (start: string, end: string, breakMinutes = 0) => refusal(12, { start, end, breakMinutes });

  test('are clock times in steps of ten minutes', () => {
    expect(hours('09:00', '18:10', 60)).toBeNull();
    expect(hours('09:05', '18:00')).toBe('시각을 10분 단위로 적어 주세요.');
    for (const time of ['24:00', '9:00', '09:60', '']) expect(hours('08:00', time)).toMatch(/^시각을/);
  });

  test('that end before they begin, end on the next day', () => {
    expect(hours('22:00', '06:00', 479)).toBeNull();
    expect(hours('22:00', '06:00', 480)).toBe('쉬는 시간은 일한 시간보다 짧아야 해요.');
  });

  test('that end when they began are a whole day, as guards work', () => {
    expect(hours('07:00', '07:00', 1439)).toBeNull();
    expect(hours('07:00', '07:00', 1440)).toBe('쉬는 시간은 일한 시간보다 짧아야 해요.');
  });

  test.each([-1, 0.5, Number.NaN])('have no break of %d minutes', (minutes) => {
    expect(hours('09:00', '18:00', minutes)).toBe('쉬는 시간을 0 이상의 분으로 적어 주세요.');
  });
});

describe('name and contact (13)', () => {
  const kept = (value: AnswerValue) => normaliseAnswer(standardForm, intake(13), value);

  test('may each be absent', () => {
    expect(refusal(13, { name: '김해고' })).toBeNull();
    expect(refusal(13, { phone: '010-1234-5678' })).toBeNull();
    expect(refusal(13, { email: 'kim@example.com' })).toBeNull();
  });

  test('name has up to 20 letters', () => {
    expect(refusal(13, { name: '가'.repeat(20) })).toBeNull();
    expect(refusal(13, { name: '가'.repeat(21) })).toBe('이름은 20자까지 적을 수 있어요.');
  });

  test.each([
    '010-1234-5678',
    '01012345678',
    '011-123-4567',
    '０１０-１２３４-５６７８',
    ' 010 1234 5678 ',
    '+82 10 1234 5678',
  ])('takes the number %s', (phone) => expect(refusal(13, { phone })).toBeNull());

  test.each(['02-123-4567', '012-1234-5678', '010-12-5678', '010-1234-56789', '전화'])(
    'refuses the number %s',
    (phone) => expect(refusal(13, { phone })).toBe('휴대전화 번호를 확인해 주세요. 예: 010-1234-5678'),
  );

  test.each(['kim@example.com', 'kim.hago+1@mail.example.co.kr', 'ｋｉｍ@example.com'])(
    'takes the address %s',
    (email) => expect(refusal(13, { email })).toBeNull(),
  );

  test.each(['kim', 'kim@', '@example.com', 'kim@example', 'kim@exa mple.com', 'kim@@example.com', 'kim@example..com'])(
    'refuses the address %s',
    (email) => expect(refusal(13, { email })).toBe('이메일 주소를 확인해 주세요. 예: name@example.com'),
  );

  test('is kept in one spelling', () => {
    expect(kept({ name: '  김  해고 ', phone: '０１０ １２３４ ５６７８', email: ' Kim@Example.com ' })).toEqual({
      name: '김 해고',
      phone: '01012345678',
      email: 'kim@example.com',
    });
  });

  test('is left blank if it contains nothing', () => {
    expect(kept({})).toBeNull();
    expect(kept({ name: ' ', phone: '', email: '\u3000' })).toBeNull();
    expect(refusal(13, { name: ' ' })).toBeNull();
  });

  test('stays the same when normalised a second time', () => {
    const once = kept({ name: ' 김 ', phone: '010.1234.5678', email: 'A@B.KR' });
    expect(kept(once)).toEqual(once);
  });
});
