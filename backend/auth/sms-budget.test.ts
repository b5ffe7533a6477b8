import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
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
  };
  return { alarms, budget: createSmsBudget({ attempts, perDay, alarm: (used) => void alarms.push(used) }) };
};

const codeOf = (error: unknown): string => (error instanceof DomainError ? error.code : String(error));
const answer = (asked: Promise<void>): Promise<string> => asked.then(() => 'fine', codeOf);

describe('the text messages of a day', () => {
  it('are used up after so many, and somebody is told before and when', async () => {
    const { budget, alarms } = budgetOf(5);
    const answers: string[] = [];
    for (let n = 0; n < 7; n += 1) answers.push(await answer(budget.take()));
    expect(answers).toEqual([...Array(5).fill('fine'), 'code_send_failed', 'code_send_failed']);
    expect(alarms).toEqual(['nearly', 'up']);
  });

  it('are asked about without being counted', async () => {
    const { budget } = budgetOf(2);
    for (let n = 0; n < 5; n += 1) expect(await answer(budget.requireLeft())).toBe('fine');
    await budget.take();
    await budget.take();
    expect(await answer(budget.requireLeft())).toBe('code_send_failed');
  });

  it('say once that they are used up where there is only one', async () => {
    const { budget, alarms } = budgetOf(1);
    await budget.take();
    expect(alarms).toEqual(['up']);
  });
});
