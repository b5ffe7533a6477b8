import { expect, it } from 'vitest';
import { understand } from './understand.ts';

const today = '2026-11-27';

it('a bare day after what happened is one that was', () => {
  expect(understand('5월 2일이요', ['저 짤렸어요'], today).days.dismissed).toBe('2026-05-02');
  expect(understand('12월 5일이요', ['다음 달에 나가래요'], today).days.dismissed).toBe('2026-12-05');
});

it('the commission to which a case will go has decided nothing', () => {
  const text = '지노위에서 기각됐고 판정서는 11월 20일에 받았어요. 중노위는 언제까지 내야 하나요';
  expect(understand(text, [], today).stage).toBe('lost');
  expect(understand('중노위에서도 기각됐어요', [], today).stage).toBe('review_lost');
  expect(understand('중노위 재심도 졌어요', [], today).stage).toBe('review_lost');
});

it('tomorrow, said yesterday, is today', () => {
  const { days } = understand('사장이 어제밤에 카톡으로 내일부터나오지말래요 직원은7명인데', [], today);
  expect(days.dismissed).toBe('2026-11-27');
});

it('those who will go aren’t all who work there', () => {
  const { asker, workers } = understand('매출이 반토막나서 직원 두명 내보내야하는데 절차가 어떻게 되나요', [], today);
  expect([asker, workers]).toEqual(['employer', null]);
});

it.each([
  '직원이 3주째 연락두절 무단결근인데 그냥 해고해도 되나요 직원 12명 회사입니다',
  '해고통지서를 이메일로만 보내도 되나요? 직원이 사무실에 안나와서요',
])('%s: asked by the company', (text) => {
  expect(understand(text, [], today).asker).toBe('employer');
});
