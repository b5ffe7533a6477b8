import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReadPage } from '@nomucheck/domain/ocr/read-page.ts';
import { expect, test } from 'vitest';
import { createOcrEngine } from './child-engine.ts';
import { OcrFailed, ReaderKilled } from './engine.ts';
import type { OcrLimits } from './limits.ts';
import { usageOf } from './process-usage.ts';
import * as hostile from './testing/hostile-pdfs.fixture.ts';
import * as written from './testing/written-pdfs.fixture.ts';

const never = new AbortController().signal;

const read = async (bytes: Uint8Array, limits: Partial<OcrLimits> = {}): Promise<readonly ReadPage[]> => {
  const pages: ReadPage[] = [];
  await createOcrEngine(limits).read(bytes, { signal: never, onPage: (page) => void pages.push(page) });
  return pages;
};

const failureOf = (bytes: Uint8Array, limits: Partial<OcrLimits>): Promise<string> =>
  read(bytes, limits).then(
    () => 'read',
    (error: unknown) => (error instanceof OcrFailed ? error.reason : String(error)),
  );

/** The processes that read documents for a process. */
const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const ppid = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
        return Number(ppid) === parent && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('ocr/engine/child');
      } catch {
        return false;
      }
    });

test('a page that draws without end is too slow, and its process is gone', async () => {
  expect(await failureOf(await hostile.ofNestedForms(), { processorSecondsAPage: 2 })).toBe('too_slow');
  await expect.poll(() => childrenOf(process.pid)).toEqual([]);
});

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

test('a page that calls home is read without a call', async () => {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [page] = await read(await hostile.callingHome(`http://127.0.0.1:${port}`));
  expect(page).toMatchObject({ how: 'text_layer', text: 'This page has its own text.' });
  expect(calls).toEqual([]);
  server.close();
});

test('a reading that is given up rejects with the reason, also while it waits for its turn', async () => {
  const engine = createOcrEngine();
  const [first, second] = [new AbortController(), new AbortController()];
  const endless = engine.read(await hostile.ofNestedForms(), { signal: first.signal, onPage: () => undefined });
  const waiting = engine.read(await hostile.withText(), { signal: second.signal, onPage: () => undefined });
  second.abort(new Error('the service stops'));
  await expect(waiting).rejects.toThrow('the service stops');
  first.abort(new Error('cancelled'));
  await expect(endless).rejects.toThrow('cancelled');
  await expect.poll(() => childrenOf(process.pid)).toEqual([]);
});

test('an error of whoever takes the pages ends the reading with that error', async () => {
  const reading = createOcrEngine().read(written.ofPages(2), {
    signal: never,
    onPage: () => Promise.reject(new Error('not stored')),
  });
  await expect(reading).rejects.toThrow('not stored');
});

const startedOn = async (): Promise<number> => {
  await expect.poll(() => childrenOf(process.pid)).toHaveLength(1);
  const [child = 0] = childrenOf(process.pid);
  // Then it has loaded its program and is lost in the document.
  await expect.poll(() => usageOf(child)?.processorSeconds ?? 0, { timeout: 10_000 }).toBeGreaterThan(1.5);
  return child;
};

test('Ctrl-C in the service’s terminal, or a supervisor’s signal, leaves the end of the reading to the service', async () => {
  const service = new AbortController();
  const reading = createOcrEngine().read(await hostile.ofNestedForms(), {
    signal: service.signal,
    onPage: () => undefined,
  });
  const outcome = reading.catch(String);
  const child = await startedOn();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(child, signal);
  const before = usageOf(child)?.processorSeconds ?? 0;
  // It reads on.
  await expect.poll(() => usageOf(child)?.processorSeconds ?? 0).toBeGreaterThan(before + 0.2);
  service.abort('the service stops');
  expect(await outcome).toBe('the service stops');
});

test('a reader that somebody else has killed says nothing of the document', async () => {
  const reading = createOcrEngine().read(await hostile.ofNestedForms(), { signal: never, onPage: () => undefined });
  const outcome = reading.catch((error: unknown) => error);
  process.kill(await startedOn(), 'SIGKILL');
  expect(await outcome).toBeInstanceOf(ReaderKilled);
});

test('when the service is killed in the middle of a document, the process that reads it ends', async () => {
  const program = `
    import { createOcrEngine } from ${JSON.stringify(new URL('child-engine.ts', import.meta.url).href)};
    import { ofNestedForms } from ${JSON.stringify(new URL('testing/hostile-pdfs.fixture.ts', import.meta.url).href)};
    void createOcrEngine().read(await ofNestedForms(), { signal: new AbortController().signal, onPage: () => {} });`;
  const service = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' });
  const pid = service.pid ?? 0;
  await expect.poll(() => childrenOf(pid)).toHaveLength(1);
  const [child = 0] = childrenOf(pid);
  // Long enough for it to be lost in the document: then it hears nothing any more.
  await expect.poll(() => usageOf(child)?.processorSeconds ?? 0).toBeGreaterThan(1);
  await wait(100);
  service.kill('SIGKILL');
  await expect.poll(() => usageOf(child)).toBeNull();
});
