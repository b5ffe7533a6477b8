import { expect, it } from 'vitest';
import { again, RestWanted, waited } from './again.ts';

const tried = async (...results: readonly Parameters<typeof again<string>>[0][]) => {
  const pauses: number[] = [];
  let at = 0;
  const value = await again(
    async () => (await results[at++]?.()) ?? { done: false },
    async (ms) => void pauses.push(ms),
    undefined,
  );
  return { value, pauses, tries: at };
};
const no = async () => ({ done: false }) as const;

it('what succeeds isn’t tried again', async () => {
  expect(await tried(async () => ({ done: true, value: 'a' }))).toEqual({ value: 'a', pauses: [], tries: 1 });
});

it('what fails is tried four times, at growing intervals', async () => {
  const { value, pauses, tries } = await tried(no, no, no, no, no);
  expect([value, tries]).toEqual([null, 4]);
  for (const [at, about] of [1_000, 2_000, 4_000].entries()) {
    expect(pauses[at]).toBeGreaterThanOrEqual(about * 0.75);
    expect(pauses[at]).toBeLessThanOrEqual(about * 1.25);
  }
});

it('a server that names a time of up to a minute is given it', async () => {
  const { pauses } = await tried(
    async () => ({ done: false, afterMs: 30_000 }),
    async () => ({ done: false, afterMs: 60_000 }),
    async () => ({ done: true, value: 'a' }),
  );
  expect(pauses).toEqual([30_000, 60_000]);
});

it('a server that names a longer time isn’t asked sooner: there is no other try', async () => {
  let tries = 0;
  const asking = tried(async () => {
    tries += 1;
    return { done: false, afterMs: 61_000 };
  });
  await expect(asking).rejects.toEqual(new RestWanted(61_000));
  expect(tries).toBe(1);
});

it('a pause ends with the task', async () => {
  const ending = new AbortController();
  const waiting = again(no, waited, ending.signal);
  ending.abort();
  await expect(waiting).rejects.toThrow('aborted');
});
