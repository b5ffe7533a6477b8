import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';
import type { Attempts } from '../engine/vault/attempts.ts';
import { createCheckAllowances } from './allowances.ts';

/** Allowances of 30 figures a day to a person and 120 to a network, over counters whose clock the test moves. */
const setUp = () => {
  const time = { seconds: 0 };
  const counters = new Map<string, { since: number; count: number }>();
  const attempts: Pick<Attempts, 'spend'> = {
    spend: async (allowances, amount) => {
      const waits = allowances.map(({ subject, most, windowSeconds }) => {
        const before = counters.get(subject);
        const isOver = !before || before.since + windowSeconds <= time.seconds;
        const counter = isOver ? { since: time.seconds, count: 0 } : before;
        counter.count += amount;
        counters.set(subject, counter);
        return counter.count > most ? counter.since + windowSeconds - time.seconds : 0;
      });
      return Math.max(...waits);
    },
  };
  const rules = { figuresPerDay: 30, figuresPerNetwork: 120 };
  const allowances = createCheckAllowances({ attempts, subjectKey: Buffer.alloc(32), rules, unlocked: false });
  /** How many of so many figures this person gets, asked at once from this address. */
  const gets = (id: string, times: number, source = '203.0.113.7'): Promise<number> =>
    granted(times, () => allowances.figure({ id, role: 'user' }, source));
  /** How many of so many calls are granted. */
  const granted = async (times: number, ask: () => Promise<void>): Promise<number> => {
    let got = 0;
    for (let n = 0; n < times; n += 1)
      try {
        await ask();
        got += 1;
      } catch (error) {
        if (!(error instanceof DomainError && error.code === 'too_many_requests')) throw error;
      }
    return got;
  };
  const hourLater = () => {
    time.seconds += 3600;
  };
  return { allowances, gets, granted, hourLater };
};

const strangers = Array.from({ length: 20 }, (_, n) => `stranger-${n}`);

it('Given strangers of one network who ask all day, when somebody there asks for the first time, then they get a third of their day', async () => {
  const { gets, hourLater } = setUp();
  for (let hour = 0; hour < 3; hour += 1) {
    for (const stranger of strangers) await gets(stranger, 10);
    hourLater();
  }
  expect(await gets('somebody', 30)).toBe(10);
});

it('Given many accounts of one network, when each asks for all that it gets in a day, then together they get not much more than their own thirds', async () => {
  const { gets, hourLater } = setUp();
  let together = 0;
  for (let hour = 0; hour < 3; hour += 1) {
    for (const stranger of strangers) together += await gets(stranger, 10);
    hourLater();
  }
  expect(together).toBe(20 * 10 + 40);
});

it('Given a person alone in a network, when they ask for a day, then they get all thirty, a third in an hour', async () => {
  const { gets, hourLater } = setUp();
  for (let hour = 0; hour < 3; hour += 1) {
    expect(await gets('somebody', 10)).toBe(10);
    hourLater();
  }
  expect(await gets('somebody', 30)).toBe(0);
});

it('Given a person who compares results without end, then each hour they get 120 comparisons, 240 lists of results and 30 trials of editions', async () => {
  const { allowances, granted, hourLater } = setUp();
  for (let hour = 0; hour < 2; hour += 1) {
    expect(await granted(130, () => allowances.comparison('somebody'))).toBe(120);
    expect(await granted(250, () => allowances.resultsInTime('somebody'))).toBe(240);
    expect(await granted(40, () => allowances.rulesetTrial('somebody'))).toBe(30);
    hourLater();
  }
  expect(await granted(1, () => allowances.comparison('somebody else'))).toBe(1);
});

it('Given a person who writes answers without end, then they get no more in a minute than 1,200 and what was under way', async () => {
  const { allowances, granted } = setUp();
  const written = await granted(3_000, () => allowances.write('somebody', 1));
  expect(written).toBeGreaterThanOrEqual(1_200);
  expect(written).toBeLessThanOrEqual(1_200 * 1.1);
  expect(await granted(20, () => allowances.write('somebody else', 200))).toBe(6);
});
