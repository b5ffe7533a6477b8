import { describe, expect, it } from 'vitest';
import type { AppendResult } from '../../event-store.ts';
import { prepareAppend } from '../../prepared-append.ts';
import { someEvents, someStream } from '../../test-events.ts';
import { type AppendQueueOptions, createAppendQueue, type PreparedAppend } from './append-queue.ts';

const anAppend = (count = 1, stream = someStream()): PreparedAppend => ({
  stream,
  expectedRevision: 0,
  events: prepareAppend(stream, 0, someEvents(count)),
});

const fine: AppendResult = { ok: true, events: [], position: '', retried: false };

/** A queue whose batches are written when the test says so. */
const setUp = (options: Partial<AppendQueueOptions> = {}) => {
  const batches: (readonly PreparedAppend[])[] = [];
  const finish: (() => void)[] = [];
  const write = async (batch: readonly PreparedAppend[]) => {
    batches.push(batch);
    await new Promise<void>((resolve) => finish.push(resolve));
    return batch.map(() => fine);
  };
  const queue = createAppendQueue({ write, isOnesFault: () => true, flights: 1, ...options });
  return { queue, batches, finish, sizes: () => batches.map(({ length }) => length) };
};

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the queue of appends', () => {
  it('writes together what arrives together, and what arrives meanwhile in the next batch', async () => {
    const { queue, finish, sizes } = setUp();
    const first = Array.from({ length: 3 }, () => queue.add(anAppend()));
    await soon();
    const later = Array.from({ length: 5 }, () => queue.add(anAppend()));
    await soon();
    expect(sizes()).toEqual([3]);
    finish[0]?.();
    await Promise.all(first);
    await soon();
    expect(sizes()).toEqual([3, 5]);
    finish[1]?.();
    await Promise.all(later);
  });

  it('lets a second append to a stream wait for the next batch, in order', async () => {
    const { queue, batches, finish } = setUp();
    const stream = someStream();
    const [first, second, other] = [anAppend(1, stream), anAppend(1, stream), anAppend()];
    const all = Promise.all([first, second, other].map((append) => queue.add(append)));
    await soon();
    finish[0]?.();
    await soon();
    finish[1]?.();
    await all;
    expect(batches.map((batch) => batch.map(({ events }) => events))).toEqual([
      [first.events, other.events],
      [second.events],
    ]);
  });

  it('keeps batches to their size, but writes a larger append alone', async () => {
    const { queue, finish, batches } = setUp({ mostEvents: 10 });
    const all = Promise.all([4, 4, 4, 25, 1].map((count) => queue.add(anAppend(count))));
    for (let n = 0; n < 4; n += 1) {
      await soon();
      finish[n]?.();
    }
    await all;
    expect(batches.map((batch) => batch.map(({ events }) => events.length))).toEqual([[4, 4, 1], [4], [25]]);
  });

  it('tries each append alone when one of them made the batch fail', async () => {
    const bad = anAppend();
    const write = async (batch: readonly PreparedAppend[]) => {
      if (batch.some(({ stream }) => stream === bad.stream)) throw new Error('spoilt');
      return batch.map(() => fine);
    };
    const { queue } = setUp({ write });
    const results = await Promise.allSettled([anAppend(), bad, anAppend()].map((append) => queue.add(append)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails the whole batch at once when the store can’t be reached', async () => {
    let writes = 0;
    const write = async () => {
      writes += 1;
      throw new Error('gone');
    };
    const { queue } = setUp({ write, isOnesFault: () => false });
    const results = await Promise.allSettled([anAppend(), anAppend()].map((append) => queue.add(append)));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(writes).toBe(1);
  });

  it('refuses at once when too many wait, and has drained when all are written', async () => {
    const { queue, finish } = setUp({ mostWaiting: 2 });
    const waiting = [queue.add(anAppend()), queue.add(anAppend())];
    await expect(queue.add(anAppend())).rejects.toMatchObject({ code: 'unavailable' });
    let drained = false;
    const draining = queue.drained().then(() => {
      drained = true;
    });
    await soon();
    expect(drained).toBe(false);
    finish[0]?.();
    await Promise.all([...waiting, draining]);
    expect(drained).toBe(true);
  });
});
