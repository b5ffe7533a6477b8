import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createOcrEngine } from './child-engine.ts';
import { usageOf } from './process-usage.ts';
import * as hostile from './testing/hostile-pdfs.fixture.ts';
import { childrenOf, failureOf, never, read } from './testing/reading-children.fixture.ts';
import * as written from './testing/written-pdfs.fixture.ts';

test('a page that draws without end is too slow, and its process is gone', async () => {
  expect(await failureOf(await hostile.ofNestedForms(), { processorSecondsAPage: 2 })).toBe('too_slow');
  await expect.poll(() => childrenOf(process.pid)).toEqual([]);
});

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
