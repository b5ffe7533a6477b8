import { expect, test } from 'vitest';
import { createOcrEngine } from './child-engine.ts';
import { ReaderKilled } from './engine.ts';
import { usageOf } from './process-usage.ts';
import * as hostile from './testing/hostile-pdfs.fixture.ts';
import { childrenOf, never } from './testing/reading-children.fixture.ts';

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
