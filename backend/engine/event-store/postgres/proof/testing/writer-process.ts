import { writeSync } from 'node:fs';
import { someEvents, someStream } from '../../../test-events.ts';
import { createPostgresEventStore } from '../../postgres-event-store.ts';

/**
 * A process that only appends until it is killed: `node writer-process.ts <url>`. It waits for one line on its
 * standard input, so that a test can start it in advance. The line gives the number of parallel appends and the
 * largest number of events in one. Before each append it prints `<stream> <revision> <ids> asked`, and `…
 * acknowledged` after the answer.
 */
const [url = ''] = process.argv.slice(2);
const store = createPostgresEventStore({ url });
// It connects before the line comes, so that the appends begin at once.
await store.head();
writeSync(1, 'ready\n');

const keepAppending = async (most: number): Promise<never> => {
  const stream = someStream();
  for (let revision = 0; ; ) {
    const events = someEvents(1 + Math.floor(Math.random() * most));
    const line = `${stream} ${revision} ${events.map(({ id }) => id).join(',')}`;
    writeSync(1, `${line} asked\n`);
    const result = await store.append(stream, revision, events);
    if (!result.ok) throw new Error(`${stream} is at ${result.actualRevision}, not ${revision}`);
    writeSync(1, `${line} acknowledged\n`);
    revision += events.length;
  }
};

process.stdin.once('data', (line: Buffer) => {
  const [writers = 1, most = 1] = line.toString().split(' ').map(Number);
  for (let n = 0; n < writers; n += 1) void keepAppending(most);
});
