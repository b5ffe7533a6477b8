import { describe, expect, it } from 'vitest';
import { statedDays } from './stated-days.ts';

/** A Friday. */
const today = '2026-11-27';

describe('the day on which a dismissal takes effect', () => {
  it.each([
    ['다음 달 15일까지만 나오래요', '2026-12-15'],
    ['그저께 짤렸어요', '2026-11-25'],
    ['11/3에 해고당했어요', '2026-11-03'],
    ['10월20일자로 해고됐어요', '2026-10-20'],
    ['담주 월욜부터 나오지 말래요', '2026-11-30'],
    ['결국 이달 30일이 마지막이래요', '2026-11-30'],
    ['8월20일에짤렸는데 문자로 오늘까지만 나오래고 사유가 없었어요', '2026-08-20'],
    ['11월 20일에 해고됐어요', '2026-11-20'],
    ['3월 5일에 해고됐어요', '2026-03-05'],
    ['3월 5일까지만 나오래요', '2027-03-05'],
    ['12월 31일부로 정리해고한다고 받았어요', '2026-12-31'],
    ['지난 월요일(23일)에 해고통보 받음', '2026-11-23'],
    ['2026. 9. 15. 정당하게 해고되었으며', '2026-09-15'],
    ['오늘까지만 나오래요', '2026-11-27'],
  ])('%s', (text, day) => {
    expect(statedDays(text, today).dismissed).toBe(day);
  });

  it.each([
    '2주 전에 반장이 내일부터 오지 말라 했어요',
    '월요일까지 결정하라고 해요',
    '오늘 6시까지 싸인하면 위로금을 준대요',
    "실제로는 '내일 나오지마'였어요",
    '내일 무서워서 못나가겠어요',
  ])('isn’t in: %s', (text) => {
    expect(statedDays(text, today).dismissed).toBeNull();
  });
});

it('tells the days of decisions, hearings and orders apart', () => {
  expect(statedDays('17일에 우체부한테 판정서 받았습니다', today).decided).toBe('2026-11-17');
  expect(statedDays('판정서 11월13일 금요일에 받았습니다', today).decided).toBe('2026-11-13');
  expect(statedDays('심문이 12월9일이에요', today).hearing).toBe('2026-12-09');
  expect(statedDays('12월1일 9시에 원래 자리로 출근하래요', today).ordered).toBe('2026-12-01');
  expect(statedDays('발령장은 18일날 받음', today).told).toBe('2026-11-18');
});

it('counts no ten days from the news of a decision that hasn’t come in writing', () => {
  expect(statedDays('오늘 문자로 기각이라고 왔어요 판정서는 아직 안왔어요', today).decided).toBeNull();
});

it('takes the day on which it takes effect, not that of the notice', () => {
  expect(statedDays('11월 15일에 통지서 받고 12월 15일자래요', today).dismissed).toBe('2026-12-15');
  expect(statedDays('9월 1일에 해고통보받고 10월 1일자로 나왔습니다', today).dismissed).toBe('2026-10-01');
});

describe('days of a year that isn’t told, and days of something else', () => {
  /** A Monday. */
  const monday = '2026-11-23';

  it.each([
    ['11월20일에 짤림', '2026-11-20'],
    ['2026.11.20 해고', '2026-11-20'],
    ['11/20에 짤렸어요', '2026-11-20'],
    ['작년 12월 3일에 해고됐어요', '2025-12-03'],
    ['12월 31일까지만 나오래요', '2026-12-31'],
    ['1월 15일까지만 나오고 그만두래요', '2027-01-15'],
    ['1월 15일에 해고당했어요', '2026-01-15'],
    ['어제 해고됐어요', '2026-11-22'],
    ['3일 전에 잘렸어요', '2026-11-20'],
    ['유출이라고 징계해고당함 11월9일이요', '2026-11-09'],
    ['11월 3일이요', '2026-11-03'],
    ['신고했더니 저를 짤랐어요 10월5일에요 직원은 3명뿐', '2026-10-05'],
    ['2024년 3월 2일에 입사했고 2026년 11월 2일에 해고됐어요', '2026-11-02'],
    ['11월 1일에 통보받았고 11월 30일까지 나오래요', '2026-11-30'],
  ])('%s', (text, day) => {
    expect(statedDays(text, monday).dismissed).toBe(day);
  });

  it.each([
    '입사 3일전에 합격취소됐습니다',
    '취업규칙엔 3일전 통보라고 되있음',
    '3.3프로 떼는 프리랜서인데 잘렸어요',
    '2024년 3월 2일에 입사했어요',
    '지난주에 해고됐어요',
    '13월 40일에 해고됐어요',
  ])('takes no day of dismissal from: %s', (text) => {
    expect(statedDays(text, monday).dismissed).toBeNull();
  });

  it('knows on which day a statement of reasons came, and when the person joined', () => {
    expect(statedDays('11월16일에 처분사유설명서 받았습니다', monday).received).toBe('2026-11-16');
    expect(statedDays('2024년 3월 2일에 입사했어요', monday).joined).toBe('2024-03-02');
  });

  it.each([
    ['지노위에서 졌어요.... 판정서 11/18에 우편으로 받았습니다 언제까지 내야되나요', '2026-11-18'],
    ['오늘이 판정서 받은지 8일째에요 (11/19 수령)', '2026-11-19'],
    ['판정서를 등기로 11월 20일 받았어요', '2026-11-20'],
    ['11월 17일에 판정서가 왔어요', '2026-11-17'],
    ['판정문 받은 날이 11월 16일이에요', '2026-11-16'],
    ['판정서 왔는데 11월 20일에 해고통지서 받은거라', null],
    ['판정서는 아직 안 왔고 11월 20일에 문자 받았어요', null],
  ])('knows on which day the decision came: %s', (text, day) => {
    expect(statedDays(text, monday).decided).toBe(day);
  });

  it.each(['30일전 예고도 없이 해고됐어요', '30일 전에 알리지 않고 해고했어요', '30일 전 통보 없이 짤렸어요'])(
    'takes the period of notice for no day: %s',
    (text) => {
      expect(statedDays(text, monday).dismissed).toBeNull();
    },
  );
});
