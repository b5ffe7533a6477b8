import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../../../.config/property-runs.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import type { EventStore } from '../../event-store.ts';
import { idsOf, someEvents, someStream } from '../../test-events.ts';
import { openTestLog } from '../testing/test-log.ts';
import { expectDense, expectWholeLog } from './testing/expect-whole-log.ts';

const program = fileURLToPath(new URL('testing/writer-process.ts', import.meta.url));
let log: Awaited<ReturnType<typeof openTestLog>>;
let pool: pg.Pool;
let store: EventStore;
/**
 * Processes that have started and wait for their input line: starting one takes longer than the time until it is
 * killed.
 */
let waiting: Writer[] = [];

type Writer = { readonly child: ChildProcess; readonly ready: Promise<void>; readonly said: () => string };

const startWriter = (): Writer => {
  const child = spawn(process.execPath, [program, log.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'nomucheck-compile-cache') },
  });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.startsWith('ready\n')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`a writer ended by itself (${code})`)));
  });
  ready.catch(() => {});
  return { child, ready, said: () => said };
};

beforeAll(async () => {
  log = await openTestLog();
  pool = createPool(log.url);
  store = log.connect();
  waiting = [startWriter(), startWriter()];
});
afterAll(async () => {
  for (const { child } of waiting) child.kill('SIGKILL');
  await pool.end();
  await log.close();
});

type Append = {
  readonly stream: string;
  readonly revision: number;
  readonly ids: readonly string[];
  readonly acknowledged: boolean;
};

/**
 * The appends that the killed process had sent, and whether each was acknowledged. An incomplete last line is
 * ignored.
 */
const appendsOf = (said: string): readonly Append[] => {
  const appends = new Map<string, Append>();
  for (const line of said.split('\n').slice(1, -1)) {
    const [stream = '', revision = '', ids = '', how] = line.split(' ');
    appends.set(ids, { stream, revision: Number(revision), ids: ids.split(','), acknowledged: how === 'acknowledged' });
  }
  return [...appends.values()];
};

const writersInDatabase = async (): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'nomucheck log writer'`,
  );
  return rows.map(({ pid }) => pid);
};

/**
 * Waits until the killed client's connections are gone: until then the server may still carry out what the client
 * sent.
 */
const quiet = async (ours: readonly number[]): Promise<void> => {
  for (const until = Date.now() + 30_000; ; ) {
    if ((await writersInDatabase()).every((pid) => ours.includes(pid))) return;
    if (Date.now() > until) throw new Error('what a killed process has left never ends');
    await sleep(2);
  }
};

const firstAnswer = async ({ said }: Writer): Promise<void> => {
  for (const until = Date.now() + 20_000; !said().includes(' acknowledged\n'); await sleep(1))
    if (Date.now() > until) throw new Error('a writer never got an answer');
};

const life = fc.record({
  writers: fc.integer({ min: 1, max: 12 }),
  most: fc.constantFrom(1, 3, 40),
  /** On a busy machine the first answer may take longer; so in some cases the time counts from the first answer. */
  milliseconds: fc.integer({ min: 0, max: 40 }),
  after: fc.constantFrom('its order', 'its first answer'),
});

test(
  'given a writing process is killed with -9 at any moment, then every acknowledged append is stored, none is stored in part, and other writers continue',
  async () => {
    let acknowledged = 0;
    await fc.assert(
      fc.asyncProperty(life, async ({ writers, most, milliseconds, after: begin }) => {
        const writer = waiting.shift() ?? startWriter();
        waiting.push(startWriter());
        await store.append(someStream(), 0, someEvents(1));
        const ours = await writersInDatabase();
        const after = await store.head();
        await writer.ready;
        writer.child.removeAllListeners('exit');
        writer.child.stdin?.write(`${writers} ${most}\n`);
        if (begin === 'its first answer') await firstAnswer(writer);
        await sleep(milliseconds);
        writer.child.kill('SIGKILL');
        await once(writer.child, 'close');

        // No lock of the killed process delays another writer.
        const mine = someEvents(2);
        expect(await store.append(someStream(), 0, mine)).toMatchObject({ ok: true });
        await quiet(ours);

        const appends = appendsOf(writer.said());
        const { events } = await store.readAll({ after, limit: 100_000 });
        expectDense(events, after);
        const places = new Map(events.map(({ id, stream, revision }) => [id, `${stream} ${revision}`]));
        for (const { stream, revision, ids, acknowledged: isAcknowledged } of appends) {
          const there = ids.filter((id) => places.has(id));
          if (isAcknowledged || there.length > 0) {
            expect(there.map((id) => places.get(id))).toEqual(
              ids.map((_, index) => `${stream} ${revision + index + 1}`),
            );
          }
          if (isAcknowledged) acknowledged += 1;
        }
        const asked = new Set([...appends.flatMap(({ ids }) => ids), ...idsOf(mine)]);
        expect(idsOf(events).filter((id) => !asked.has(id))).toEqual([]);
      }),
      propertyRunsUnshrunk(),
    );
    expect(acknowledged).toBeGreaterThan(0);
    await expectWholeLog(pool);
  },
  propertyTimeout,
);
