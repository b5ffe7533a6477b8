import { describe, expect, it } from 'vitest';
import { createSmsBudget } from './sms-budget.ts';

const budgetOf = (perDay: number) => {
  let seen = 0;
  const alarms: string[] = [];
  const attempts = {
    count: async () => {
      seen += 1;
      return seen;
    },
    seen: async () => seen,
    spend: async () => 0,
  };
  return { alarms, budget: createSmsBudget({ attempts, perDay, alarm: (used) => void alarms.push(used) }) };
};

describe('the text messages of a day', () => {
  it('are limited, and an alarm is raised before and when they are used up', async () => {
    const { budget, alarms } = budgetOf(5);
    const answers: boolean[] = [];
    for (let n = 0; n < 7; n += 1) answers.push(await budget.take());
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    expect(alarms).toEqual(['nearly', 'up']);
  });

  it('can be checked without counting one', async () => {
    const { budget } = budgetOf(2);
    for (let n = 0; n < 5; n += 1) expect(await budget.isLeft()).toBe(true);
    await budget.take();
    await budget.take();
    expect(await budget.isLeft()).toBe(false);
  });

  it('raise one alarm when the limit is one', async () => {
    const { budget, alarms } = budgetOf(1);
    await budget.take();
    expect(alarms).toEqual(['up']);
  });
});
