import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createOcrEngine } from './child-engine.ts';
import * as hostile from './testing/hostile-pdfs.fixture.ts';
import { childrenOf, failureOf, never } from './testing/reading-children.fixture.ts';

/** The most memory that a process had at any time, as the kernel has counted it; 0 once it is gone. */
const peakOf = (pid: number): number => {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return Number(peak ?? 0) * 1024;
  } catch {
    return 0;
  }
};

test('content that unpacks to a thousand times its size takes too much memory, and its process is gone before it hurts', async () => {
  const bytes = 250_000_000;
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, ...childrenOf(process.pid).map(peakOf));
  }, 5);
  const failure = await failureOf(await hostile.ofBomb(400), { bytes });
  clearInterval(look);
  expect(failure).toBe('too_much_memory');
  expect(peak).toBeGreaterThan(bytes / 2);
  expect(peak).toBeLessThan(1.5 * bytes);
  await expect.poll(() => childrenOf(process.pid)).toEqual([]);
});

test('a page that can’t be read, or kills its process, keeps no other page from being read', async () => {
  const bad = [await hostile.ofNestedForms(), await hostile.ofSize(200_000, 200_000)];
  const pdf = await hostile.joined([await hostile.withText('First'), ...bad, await hostile.withText('Last')]);
  const pages: string[] = [];
  const reading = createOcrEngine({ processorSecondsAPage: 3 }).read(pdf, {
    signal: never,
    onPage: ({ page, text }) => void pages.push(`${page} ${text}`),
  });
  const error = await reading.catch((failed: unknown) => failed);
  expect(pages.toSorted()).toEqual(['1 First', '4 Last']);
  expect(error).toMatchObject({
    ...{ reason: 'too_slow', page: 2, pages: 4 },
    unread: expect.arrayContaining([
      { page: 2, reason: 'too_slow' },
      { page: 3, reason: 'page_too_large' },
    ]),
  });
}, 60_000);

test('a document whose pages kill one process after the other gets no fourth one', async () => {
  const pdf = await hostile.joined(await Promise.all(Array.from({ length: 6 }, () => hostile.ofNestedForms())));
  const limits = { processorSecondsAPage: 2, recognisers: 1 };
  const error = await createOcrEngine(limits)
    .read(pdf, { signal: never, onPage: () => undefined })
    .catch((failed: unknown) => failed);
  expect(error).toMatchObject({ reason: 'too_slow', pages: 6, unread: [{ page: 1 }, { page: 2 }, { page: 3 }] });
  await expect.poll(() => childrenOf(process.pid)).toEqual([]);
}, 60_000);
