import { expect, it } from 'vitest';
import { sentenceOf, type Told } from './words.ts';

const told: Told = {
  before: { calculatedAt: '2026-11-21T00:00:00.000Z', shownRate: 0.8 },
  after: { calculatedAt: '2026-11-28T00:00:00.000Z', shownRate: 0.544 },
  parts: [
    { cause: 'cases', before: 0.8, after: 0.836 },
    { cause: 'cases', before: 0.836, after: 0.8404 },
    { cause: 'answers', before: 0.8404, after: 0.6 },
    { cause: 'answers', before: 0.6, after: 0.544 },
  ],
  answers: 2,
  events: 1,
};

it('the sentence for a client names both days, both figures and what each cause did', () => {
  expect(sentenceOf(told)).toBe(
    '2026년 11월 21일에는 승소 가능성을 약 80%로 추정했고, 2026년 11월 28일에는 승소 가능성을 약 54%로 추정했어요. ' +
      '근거가 되는 판정 기록이 1번 바뀌어 4%p 올랐고, 답 2개가 달라져 30%p 내렸어요.',
  );
});

it('it names the times of one day, and says where nothing moved the figure or there is none', () => {
  const sameDay = { ...told.before, calculatedAt: '2026-11-28T05:02:00.000Z' };
  expect(sentenceOf({ ...told, before: sameDay, parts: [] })).toMatch(
    /^2026년 11월 28일 14:02에는 .*그 사이 바뀐 것 가운데 이 수치를 1%p 넘게 움직인 것은 없어요\.$/,
  );
  expect(sentenceOf({ ...told, after: { ...told.after, shownRate: null }, parts: null })).toMatch(
    /2026년 11월 28일에는 퍼센트를 내지 않았어요\. 퍼센트가 없는 결과가 있어 까닭마다 얼마씩인지는 나눌 수 없어요\.$/,
  );
});
