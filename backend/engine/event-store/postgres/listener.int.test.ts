import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someEvents, someStream } from '../test-events.ts';
import { type Listener, listen } from './listener.ts';
import { openTestLog } from './testing/test-log.ts';

let log: Awaited<ReturnType<typeof openTestLog>>;
let listener: Listener;
const heard: string[] = [];

beforeAll(async () => {
  log = await openTestLog();
  listener = listen(log.url, { reached: (position) => heard.push(position), unknown: () => heard.push('anything') });
});
afterAll(async () => {
  await listener.close();
  await log.close();
});

describe('the listener', () => {
  it('reports at its start that an announcement may have been missed', async () => {
    await expect.poll(() => heard).toEqual(['anything']);
  });

  it.each([1, 3])('reports the position that the log reached with an append of %i', async (count) => {
    heard.length = 0;
    const result = await log.connect().append(someStream(), 0, someEvents(count));
    await expect.poll(() => heard).toEqual([result.ok && result.position]);
  });

  it('reports that an announcement may have been missed when it has reconnected', async () => {
    heard.length = 0;
    await log.cut();
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['anything']);
  });
});
