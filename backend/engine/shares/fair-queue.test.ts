import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const generous = { atOnce: 2, mostWaitingOfOne: 100, mostWaiting: 1_000 };
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('never runs more tasks than allowed, and runs all of them in the end', async () => {
  const queue = createFairQueue(generous);
  let inside = 0;
  let most = 0;
  const visits = Array.from({ length: 30 }, (_, n) =>
    queue(`party ${n % 4}`, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, n % 3));
      inside -= 1;
      return n;
    }),
  );
  expect(await Promise.all(visits)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  expect(most).toBe(2);
});

it('alternates between parties, however many tasks of one came first', async () => {
  const queue = createFairQueue({ ...generous, atOnce: 1 });
  const order: string[] = [];
  const visit = (party: string) =>
    queue(party, async () => {
      order.push(party);
      await turn();
    });
  const crowd = Array.from({ length: 6 }, () => visit('crowd'));
  await Promise.all([...crowd, visit('one'), visit('other'), visit('other')]);
  expect(order).toEqual(['crowd', 'crowd', 'one', 'other', 'crowd', 'other', 'crowd', 'crowd', 'crowd']);
});

it('refuses further tasks of a party that has too many waiting, and of no other party', async () => {
  const queue = createFairQueue({ atOnce: 1, mostWaitingOfOne: 1, mostWaiting: 2 });
  let leave = (): void => {};
  const first = queue('crowd', () => new Promise<void>((resolve) => (leave = resolve)));
  const second = queue('crowd', async () => 'second');
  await expect(queue('crowd', async () => 'third')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { params: { seconds: 2 } },
  });
  const other = queue('other', async () => 'other');
  await expect(queue('one more', async () => '')).rejects.toMatchObject(new DomainError('unavailable'));
  leave();
  await first;
  expect(await Promise.all([second, other])).toEqual(['second', 'other']);
  expect(await queue('crowd', async () => 'fourth')).toBe('fourth');
});

it('continues after a task has failed', async () => {
  const queue = createFairQueue({ atOnce: 1, mostWaitingOfOne: 0, mostWaiting: 0 });
  await expect(queue('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue('one', async () => 'next')).toBe('next');
});

it('leaves places to others, however many tasks one party has', async () => {
  const queue = createFairQueue({ ...generous, atOnce: 10, atOnceOfOne: 2 });
  let inside = 0;
  let most = 0;
  const crowd = Array.from({ length: 20 }, () =>
    queue('crowd', async () => {
      inside += 1;
      most = Math.max(most, inside);
      await turn();
      inside -= 1;
    }),
  );
  const started = inside;
  let isAnswered = false;
  const other = queue('other', async () => {
    isAnswered = true;
  });
  expect([started, isAnswered]).toEqual([2, true]);
  await Promise.all([...crowd, other]);
  expect(most).toBe(2);
});

it('keeps a place for a while once a party has hurried, so that others have time', async () => {
  const rests = { burst: 5, perSecond: 100, crowd: { from: 50, share: 3 } };
  const queue = createFairQueue({ ...generous, atOnceOfOne: 1, rests });
  const began = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => queue('crowd', async () => {})));
  // The first five at once, the last one's rest isn't waited for.
  expect(performance.now() - began).toBeGreaterThan(14 * 10 - 20);
});

it('lets a crowd of long tasks rest longer than each of them took', async () => {
  const rests = { burst: 100, perSecond: 100, crowd: { from: 2, share: 3 } };
  const queue = createFairQueue({ ...generous, atOnceOfOne: 1, rests });
  const began = performance.now();
  const work = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
  await Promise.all(Array.from({ length: 6 }, () => queue('crowd', work)));
  // Six tasks, and a rest after each while more than two others waited.
  expect(performance.now() - began).toBeGreaterThan(6 * 20 + 3 * 60 - 20);
});
