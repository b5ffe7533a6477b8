import { expect, it } from 'vitest';
import type { Attempts } from '../vault/attempts.ts';
import { createSharedCounts } from './shared-counts.ts';

const setUp = () => {
  let time = 0;
  let statements = 0;
  const counts = new Map<string, number>();
  const attempts: Pick<Attempts, 'spend'> = {
    spend: async (allowances, amount) => {
      statements += 1;
      for (const { subject } of allowances) counts.set(subject, (counts.get(subject) ?? 0) + amount);
      const exceeded = allowances.filter(({ subject, most }) => (counts.get(subject) ?? 0) > most);
      return Math.max(0, ...exceeded.map(({ windowSeconds }) => windowSeconds));
    },
  };
  const newProcess = () => createSharedCounts({ attempts, subjectOf: (...about) => about.join(), now: () => time });
  const pass = (seconds: number): void => {
    time += seconds * 1_000;
    counts.clear();
  };
  return { newProcess, pass, statements: () => statements };
};
const allowances = [
  { name: 'hour', most: 1_200, windowSeconds: 3_600 },
  { name: 'day', most: 2_400, windowSeconds: 86_400 },
];

it('three processes together let through what one may, and a twentieth for each at most', async () => {
  const { newProcess, pass, statements } = setUp();
  const processes = [newProcess(), newProcess(), newProcess()];
  let passed = 0;
  for (let n = 0; n < 6_000; n += 1) {
    if (processes[n % 3]?.count('kim POST /api/x', allowances) === 0) passed += 1;
    await Promise.resolve();
  }
  expect(passed).toBeGreaterThanOrEqual(1_200);
  expect(passed).toBeLessThanOrEqual(1_200 * 1.2);
  expect(statements()).toBeLessThan(30);
  expect(processes.map((each) => each.count('kim POST /api/x', allowances))).toEqual([3_600, 3_600, 3_600]);
  expect(processes[0]?.count('lee POST /api/x', allowances)).toBe(0);
  pass(3_600);
  expect(processes.map((each) => each.count('kim POST /api/x', allowances))).toEqual([0, 0, 0]);
});

it('who sends little costs no statement, and while the vault is away nobody waits for it', async () => {
  const { newProcess, statements } = setUp();
  const one = newProcess();
  for (let n = 0; n < 59; n += 1) expect(one.count('kim', allowances)).toBe(0);
  expect(statements()).toBe(0);
  const without = createSharedCounts({
    attempts: { spend: () => Promise.reject(new Error('gone')) },
    subjectOf: String,
  });
  for (let n = 0; n < 5_000; n += 1) expect(without.count('kim', allowances)).toBe(0);
});
