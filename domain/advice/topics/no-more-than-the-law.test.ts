import { describe, expect, it } from 'vitest';
import { type Plan, planOf } from '../answering/planning/plan.ts';
import { withClocks } from '../understanding/clocks.ts';
import { understand } from '../understanding/understand.ts';

const planFor = (question: string): Plan | null => planOf(withClocks(understand(question, [], '2026-11-27'), []));

describe('a ban that has an exception in the statute names it', () => {
  it.each([
    '출산휴가 중인데 해고 통보를 받았어요 직원 20명',
    '출산휴가 중인데 부서가 없어졌다고 해고 통보를 받았어요',
    '산재로 쉬고 있는데 해고 통보를 받았어요 직원 20명',
    '산재로 쉬고 있는데 해고 통보를 받았어요 직원 3명',
    '육아휴직 중인데 해고 통보를 받았어요 직원 20명',
  ])('%s', (question) => {
    const first = planFor(question)?.first ?? '';
    expect(first).toContain('사업을 계속할 수 없');
    expect(first).not.toContain('어떤 이유로도');
  });
});

describe('what the law asks only of five or more', () => {
  it.each([
    '알바가 돈을 훔친 것 같아요 자르려고 해요',
    '직원이 부업을 하는데 해고하려고 해요',
    '해고 통지서 써 주세요',
  ])('a company of four isn’t told to write: %s', (question) => {
    const plan = planFor(`저는 직원 4명 식당 사장입니다. ${question}`);
    const said = [plan?.first, ...(plan?.law ?? []).map(({ say }) => say)].join(' ');
    expect(said).toContain('30일');
    expect(said).not.toMatch(/서면으로 알리고|서면으로 알려야|정당한 이유가 되지/u);
  });
});

it('who leaves over wages that are behind is told of two months or more, as the rule has it', () => {
  const first = planFor('월급이 밀려서 그만두려고 하는데 실업급여 받을 수 있나요')?.first;
  expect(first).toContain('2개월 이상');
});

describe('fewer than fifteen hours a week', () => {
  it('take no protection against dismissal away where there are five', () => {
    const plan = planFor('주 12시간 알바 8개월 했는데 직원 20명이에요 어제 카톡으로 짤렸어요');
    expect(plan?.main.id).toBe('short-hours');
    expect(plan?.first).toMatch(/퇴직금은 없지만, 5명 이상인 곳이면 해고는 똑같이 다툴 수 있/u);
    expect(plan?.asks[0]?.ask).not.toMatch(/몇 명이 일했/u);
  });
});
