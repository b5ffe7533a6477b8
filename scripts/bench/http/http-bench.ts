import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formOut } from '../../../domain/rulesets/contract.ts';
import type { Form } from '../../../domain/rulesets/ruleset.ts';
import { type BenchDatabase, withBenchDatabase } from '../bench-database.ts';
import { measure, median, quantile } from '../measure.ts';
import { fillIn, type Note, type Person, readAgain, signUp } from './person.ts';
import { type Program, startProgram } from './program.ts';

export type HttpBenchOptions = { readonly people: number; readonly rounds: number; readonly thinkMilliseconds: number };

/** How often each person reads their list and their check where they only read. */
const readsOfOne = 20;

/**
 * The whole service with this many people at once, compared with an Express program with one INSERT on the same
 * server. First each person calls again as soon as the answer arrives, which shows the highest throughput; then each
 * waits between calls, which shows the latency.
 */
export const benchHttp = ({ people, rounds, thinkMilliseconds }: HttpBenchOptions): Promise<void> =>
  withBenchDatabase(async ({ url, pool }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nomucheck-bench-'));
    const service = await startProgram(new URL('../../serve.ts', import.meta.url), [], {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      MASTER_KEY: randomBytes(32).toString('base64'),
      PORT: '0',
      HOST: '127.0.0.1',
      SIGNUPS_PER_HOUR: '1000000',
      COMMANDS_PER_MINUTE: '1000000',
      FIGURES_PER_DAY: '1000000',
      FIGURES_PER_NETWORK: '1000000',
    });
    await pool.query('create database bare');
    const bare = await startProgram(
      new URL('../../../backend/engine/http/testing/bare-express.fixture.ts', import.meta.url),
      [url.replace(/bench$/, 'bare')],
    );
    const stop = async (): Promise<void> => {
      await bare.stop();
      await service.stop();
    };
    try {
      const before = await transactions(pool);
      const calls = await run(service, bare, { people, rounds, thinkMilliseconds });
      // After a connection has ended, the server has counted everything that it did.
      await stop();
      const perCall = ((await transactions(pool)) - before) / calls;
      console.log(`  ${perCall.toFixed(1)} transactions a call, with those of its read models`);
    } finally {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

const run = async (
  service: Program,
  bare: Program,
  { people, rounds, thinkMilliseconds }: HttpBenchOptions,
): Promise<number> => {
  const form = formOut.parse(await (await fetch(`${service.base}/api/check/form`)).json());
  const everyone = Array.from({ length: people });
  const signingUp = createNotes();
  const persons = await signingUp.timed(() => Promise.all(everyone.map(() => signUp(service.base, signingUp.note))));
  // Not counted: the first calls of a process are slower.
  const warming = createNotes();
  const checks = await fillInAll(persons, form, warming.note, 0);

  const hurried = createNotes();
  const insert = (): Promise<void> => callBare(bare.base);
  await measure(insert, people, 500);
  const yardstick: { readonly perSecond: number; readonly latencies: readonly number[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    yardstick.push(await measure(insert, people, 1_000));
    await hurried.timed(() => fillInAll(persons, form, hurried.note, 0));
  }
  const thinking = createNotes();
  await thinking.timed(() => fillInAll(persons, form, thinking.note, thinkMilliseconds));

  const reading = createNotes();
  await reading.timed(() =>
    Promise.all(persons.map((person, index) => readAgain(person(reading.note), checks[index] ?? '', readsOfOne))),
  );

  const rowOf = (when: string, what: string, latencies: readonly number[], perSecond: number) => ({
    people: when,
    what,
    'calls/s': Math.round(perSecond),
    'p50 ms': Number(median(latencies).toFixed(1)),
    'p99 ms': Number(quantile(latencies, 0.99).toFixed(1)),
  });
  const rowsOf = (when: string, { seconds, latencies }: ReturnType<typeof createNotes>) =>
    [...latencies].map(([what, all]) => rowOf(when, what, all, all.length / seconds()));
  const hurry = `${people}, at once`;
  const bareRate = median(yardstick.map(({ perSecond }) => perSecond));
  console.table([
    rowOf(
      hurry,
      'bare Express, one INSERT',
      yardstick.flatMap(({ latencies }) => latencies),
      bareRate,
    ),
    ...rowsOf(hurry, hurried),
    ...rowsOf(`${people}, an answer each ${thinkMilliseconds} ms`, thinking),
    ...rowsOf(`${people}, only reading`, reading),
    ...rowsOf(hurry, signingUp),
  ]);
  const rate = hurried.calls() / hurried.seconds();
  console.log(`  the service answers ${Math.round(rate)} calls/s, ${(rate / bareRate).toFixed(2)} × the bare Express`);
  console.log(`  and ${(reading.calls() / reading.seconds() / bareRate).toFixed(2)} × where people only read`);
  return [signingUp, warming, hurried, thinking, reading].reduce((sum, notes) => sum + notes.calls(), 0);
};

const transactions = async (pool: BenchDatabase['pool']): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.count ?? Number.NaN;
};

/** Returns the id of each person's check. */
const fillInAll = (persons: readonly Person[], form: Form, note: Note, think: number): Promise<readonly string[]> =>
  Promise.all(persons.map((person) => fillIn(person(note), form, () => think * (0.5 + Math.random()))));

const callBare = async (base: string): Promise<void> => {
  const response = await fetch(`${base}/answer`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), answers: [{ section: 'detail-3', numbering: 1, value: 'yes' }] }),
  });
  await response.text();
  if (!response.ok) throw new Error(`the bare Express answered ${response.status}`);
};

/** The durations of calls by their purpose, and the whole time of the measurement. */
const createNotes = () => {
  const latencies = new Map<string, number[]>();
  let milliseconds = 0;
  return {
    latencies,
    note: (what: string, took: number): void => {
      const all = latencies.get(what) ?? [];
      latencies.set(what, all);
      all.push(took);
    },
    timed: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      const began = performance.now();
      const result = await work();
      milliseconds += performance.now() - began;
      return result;
    },
    seconds: (): number => milliseconds / 1_000,
    calls: (): number => [...latencies.values()].reduce((sum, { length }) => sum + length, 0),
  };
};
