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
