import { writeSync } from 'node:fs';
import { someEvents, someStream } from '../../test-events.ts';
import { createPostgresEventStore } from '../postgres-event-store.ts';

/**
 * A process that does nothing but append, until it is killed: `node writer-process.ts <url>`. It waits for a line on its
 * standard input, so that a test can have it ready; the line is how many appends it keeps under way, and how many events
 * the largest has. Before each append it says `<stream> <revision> <ids> asked`, and `… acknowledged` once it was answered.
 */
const [url = ''] = process.argv.slice(2);
const store = createPostgresEventStore({ url });
// The connection is there before the line comes, so that the appends begin at once.
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
