import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

/** A Saturday. */
const today = '2026-11-28';
const daysOf = (question: string, before: readonly string[] = []) => understand(question, before, today).days;

describe('the day of a dismissal', () => {
  it.each([
    ['10월 6일에 점장이 화내면서 내일부터 오지 말래요', '2026-10-06'],
    ['9월 21일 아침에 팀장이 낼부터 안 나와도 된다고 했어요', '2026-09-21'],
    ['유월 삼십일에 잘렸어요', '2026-06-30'],
    ['시월 이일부로 해고통보 받았습니다', '2026-10-02'],
    ['구월 십오일에 공장에서 쫓겨났어요', '2026-09-15'],
    ['지난주 수요일에 짤렸어요', '2026-11-18'],
    ['저번주 목요일 사장님이 그만 나오라고 했어요', '2026-11-19'],
    ['10월 12일에 계약해지 당했어요', '2026-10-12'],
  ])('%s', (question, day) => {
    expect(daysOf(question).dismissed).toBe(day);
  });

  it.each([
    '합의서를 받았는데 수요일까지 안 쓰면 없던 일로 한대요',
    '회사가 확인서를 주면서 화요일 오전까지 회신하래요',
    '동의서인데 다음 주 목요일까지 동의하라고 해요',
  ])('stays as it was told where the company sets a day to answer: %s', (question) => {
    expect(daysOf(question, ['지난주 월요일에 짤렸어요 직원 40명']).dismissed).toBe('2026-11-16');
  });
});

describe('the day of a punishment', () => {
  it.each([
    ['10월 2일에 인사위 열려서 감봉 3개월 먹었어요', '2026-10-02'],
    ['9월 30일에 징계위에서 정직 2개월이랑 강등 받았어요', '2026-09-30'],
    ['11/9에 견책 통보 받음', '2026-11-09'],
  ])('%s', (question, day) => {
    expect(daysOf(question).told).toBe(day);
  });
});

describe('the day on which a disposition came', () => {
  it.each([
    ['공무원인데 감봉 처분받고 처분사유설명서를 11월 4일 받았습니다', '2026-11-04'],
    ['국가직 공무원인데 사유설명서는 11/10에 왔어요 해임입니다', '2026-11-10'],
    ['산재 불승인 결정 통지를 9월 28일에 받았어요', '2026-09-28'],
    ['10월 1일에 요양급여 불승인 통지가 왔어요', '2026-10-01'],
    ['공단에서 휴업급여 부지급 결정서가 10월 20일에 도착했어요', '2026-10-20'],
  ])('%s', (question, day) => {
    expect(daysOf(question).received).toBe(day);
  });
});
