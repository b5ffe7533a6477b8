import { expect, it } from 'vitest';
import type { TopicCorrection } from '../../corrections/topic-correction.ts';
import type { Topic } from '../../topics/topic.ts';
import { correctedPlan } from './corrected-plan.ts';
import type { Plan } from './plan.ts';

const topicNamed = (id: string): Topic => ({
  ...{ id, title: id, askedBy: 'anybody', fits: () => 2, first: () => '', law: () => [], asks: () => [] },
});
const [main, other] = [topicNamed('main'), topicNamed('other')];
const plan: Plan = {
  ...{ main, beside: [other], sections: [], isReply: false, clock: 'facts', refuses: [], week: [] },
  first: '먼저 서면을 받으세요.',
  today: [
    { topic: main, say: '출근하세요. 사직서는 쓰지 마세요.' },
    { topic: other, say: '사직서는 쓰지 마세요.' },
    { topic: main, say: '서울지방노동위원회에 물어보세요.' },
  ],
  law: [{ topic: main, say: '서면이 없으면 효력이 없어요.', law: '근로기준법 제27조' }],
  asks: [{ ask: '언제 들으셨나요?', choices: ['어제', '오늘'] }],
};
const correction = (line: string, replacement: string | null, law: string | null = null): TopicCorrection => ({
  ...{ topicId: 'main', line, replacement, law },
});

it('a plan without corrections is the same', () => {
  expect(correctedPlan(plan, [])).toBe(plan);
  expect(correctedPlan(plan, [correction('아무 데도 없는 문장이에요.', null)])).toEqual(plan);
});

it('a sentence is said otherwise in its own topic alone, and the rest of its line stays', () => {
  const { today } = correctedPlan(plan, [correction('사직서는 쓰지 마세요.', '사직서를 달라고 하면 거절하세요.')]);
  expect(today.map(({ say }) => say)).toEqual([
    ...['출근하세요. 사직서를 달라고 하면 거절하세요.', '사직서는 쓰지 마세요.', '서울지방노동위원회에 물어보세요.'],
  ]);
});

it('a line whose sentences are all left out is gone, and so is a question', () => {
  const { today, asks } = correctedPlan(plan, [
    ...[
      correction('출근하세요.', null),
      correction('사직서는 쓰지 마세요.', null),
      correction('언제 들으셨나요?', null),
    ],
  ]);
  expect(today.map(({ topic }) => topic.id)).toEqual(['other', 'main']);
  expect(asks).toEqual([]);
});

it('the opening, the law and its source follow, and the commission keeps its name', () => {
  const corrected = correctedPlan(plan, [
    correction('먼저 서면을 받으세요.', '먼저 이유를 물어보세요.'),
    correction('서면이 없으면 효력이 없어요.', '서면에 이유가 없어도 효력이 없어요.', '근로기준법 제27조 제2항'),
    correction(
      '사업장이 있는 곳의 지방노동위원회에 물어보세요.',
      '사업장이 있는 곳의 지방노동위원회(1350)에 전화하세요.',
    ),
  ]);
  expect(corrected.first).toBe('먼저 이유를 물어보세요.');
  expect(corrected.law).toEqual([
    { topic: main, say: '서면에 이유가 없어도 효력이 없어요.', law: '근로기준법 제27조 제2항' },
  ]);
  expect(corrected.today.at(-1)?.say).toBe('서울지방노동위원회(1350)에 전화하세요.');
});
