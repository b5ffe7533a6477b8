import { expect, it } from 'vitest';
import { planOf } from '../../answering/planning/plan.ts';
import { withClocks } from '../clocks.ts';
import { understand } from '../understand.ts';
import { sideReplies } from './side-said.ts';

const today = '2026-11-27';
const unclear = '해고할 때 예고수당을 꼭 줘야 하나요 2년 근무했어요';
const read = (...texts: string[]) => understand(texts.at(-1) ?? '', texts.slice(0, -1), today);
const asked = (...texts: string[]) => planOf(withClocks(read(...texts), []))?.asks.map(({ ask }) => ask) ?? [];
const who = '일하시는 쪽인가요, 회사 쪽인가요?';

it('who asks is asked back where the words of both sides are met', () => {
  expect(read(unclear).isAskerUnclear).toBe(true);
  expect(asked(unclear)[0]).toBe(who);
});

it('the reply decides, and it isn’t asked again', () => {
  for (const side of ['employee', 'employer'] as const) {
    expect(read(unclear, sideReplies[side])).toMatchObject({ asker: side, isAskerUnclear: false });
    expect(asked(unclear, sideReplies[side])).not.toContain(who);
  }
  expect(read(unclear, sideReplies.employer, sideReplies.employee).asker).toBe('employee');
});

it('isn’t asked of who says it', () => {
  for (const text of ['카톡으로 해고당했어요', '저는 식당 사장이고 직원 6명이에요 내보내도 되나요'])
    expect(read(text).isAskerUnclear).toBe(false);
});
