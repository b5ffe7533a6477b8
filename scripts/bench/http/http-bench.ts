import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formOut } from '../../../domain/rulesets/contract.ts';
import type { Form } from '../../../domain/rulesets/ruleset.ts';
import type { Aims } from '../aims.ts';
import { type BenchDatabase, withBenchDatabase } from '../bench-database.ts';
import { quantile } from '../measure.ts';
import { openBare } from './bare.ts';
import { createNotes, type Notes, rateOf, rowsOf } from './notes.ts';
import { type Draft, fillIn, type Note, type Person, signUp, startDraft } from './person.ts';
import { startProgram } from './program.ts';
import { countingStatements, statementsOf } from './statements.ts';
import { createCosts } from './usage.ts';
import { yardstickReads } from './yardstick-reads.ts';

export type HttpBenchOptions = { readonly people: number; readonly rounds: number; readonly thinkMilliseconds: number };

/** How many answers each person saves in a round, and how many a person alone does. */
const savesOfOne = 50;
const savesAlone = 200;
/** A person who sends more than 50 calls a second is slowed down, which would be measured in place of a call. */
const pauseAloneMs = 25;
/** How often each person reads in a round. */
const readsOfOne = 40;

const aimedAt = { save: 0.5, read: 0.6, transactions: 4, transactionsAlone: 8, aloneMs: 15 };

/**
 * The whole service, in its default configuration and with its request log, compared with an Express program on the same server.
 * Each is a process of its own, and one lean client sends to both. First each person calls again as soon as the
 * answer arrives, which shows the highest throughput; then one is alone, and then each waits between calls, which shows the latency.
 */
export const benchHttp = (options: HttpBenchOptions, aims: Aims): Promise<void> =>
  withBenchDatabase(async (database) => {
    const { url, pool } = database;
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
    const bare = await openBare(url, options.people);
    try {
      await run({ database, service, bare, options, aims });
    } finally {
      await bare.stop();
      await service.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }, countingStatements);

type Bench = {
  readonly database: BenchDatabase;
  readonly service: Awaited<ReturnType<typeof startProgram>>;
  readonly bare: Awaited<ReturnType<typeof openBare>>;
  readonly options: HttpBenchOptions;
  readonly aims: Aims;
};

const run = async (bench: Bench): Promise<void> => {
  const { service, options } = bench;
  const form = formOut.parse(await (await fetch(`${service.base}/api/check/form`)).json());
  const everyone = Array.from({ length: options.people });
  const signingUp = createNotes();
  const persons = await signingUp.timed(() => Promise.all(everyone.map(() => signUp(service.base, signingUp.note))));
  // Not counted: the first calls of a process are slower.
  const checks = await fillInAll(persons, form, createNotes().note, 0);

  await benchSaves(bench, persons, form);
  await benchAlone(bench, persons, form);
  await benchReads(bench, persons, checks);

  const thinking = createNotes();
  const { thinkMilliseconds } = options;
  await thinking.timed(() => fillInAll(persons, form, thinking.note, thinkMilliseconds));
  console.table([
    ...rowsOf(`${persons.length}, an answer each ${thinkMilliseconds} ms`, thinking),
    ...rowsOf(`${persons.length}, at once`, signingUp),
  ]);
  for (const { close } of persons) close();
};

type Measured = { readonly notes: Notes; node: number; postgres: number };
const nothingYet = (): Measured => ({ notes: createNotes(), node: 0, postgres: 0 });

const rowOf = (people: string, { notes, node, postgres }: Measured) =>
  rowsOf(people, notes).map((row) => ({
    ...row,
    'CPU ms node': Number((node / notes.calls()).toFixed(2)),
    'CPU ms PostgreSQL': Number((postgres / notes.calls()).toFixed(2)),
  }));

/** Work of a program, added to what was measured of it before. */
const measuring = async (
  { database }: Bench,
  program: Bench['service'],
  into: Measured,
  work: (note: Note) => Promise<unknown>,
): Promise<void> => {
  const spent = await createCosts(database).cpu(program, () => into.notes.timed(() => work(into.notes.note)));
  into.node += spent.node;
  into.postgres += spent.postgres;
};

const benchSaves = async (bench: Bench, persons: readonly Person[], form: Form): Promise<void> => {
  const { service, bare, database, options, aims } = bench;
  const inserts = nothingYet();
  const saves = nothingYet();
  // Neither is measured before its code is compiled: that takes thousands of calls.
  await bare.insertAll(quiet, 2 * savesOfOne);
  await saveAll(await Promise.all(persons.map((person) => startDraft(person.with(quiet), form))), 2 * savesOfOne);
  for (let round = 0; round < options.rounds; round += 1) {
    await measuring(bench, bare.program, inserts, (note) => bare.insertAll(note, savesOfOne));
    const drafts = await Promise.all(
      persons.map((person) => startDraft(person.with(quiet), form, person.with(saves.notes.note))),
    );
    await measuring(bench, service, saves, () => saveAll(drafts, savesOfOne));
  }
  const drafts = await Promise.all(persons.map((person) => startDraft(person.with(quiet), form)));
  const { transactions } = await createCosts(database).transactions('bench', () => saveAll(drafts, savesOfOne));
  const each = transactions / (persons.length * savesOfOne);
  console.log('the statements of an autosave, where many save at once:');
  await statementsOf(database, () => saveAll(drafts, savesOfOne));
  console.table([...rowOf(`${persons.length}, at once`, inserts), ...rowOf(`${persons.length}, at once`, saves)]);
  const share = rateOf(saves.notes) / rateOf(inserts.notes);
  aims.judge(
    share >= aimedAt.save,
    `autosave: ${share.toFixed(2)} × the bare Express with one INSERT (aim ${aimedAt.save})`,
  );
  aims.judge(
    each <= aimedAt.transactions,
    `${each.toFixed(1)} transactions an autosave (aim ≤ ${aimedAt.transactions})`,
  );
};

const benchAlone = async ({ database, aims }: Bench, [person]: readonly Person[], form: Form): Promise<void> => {
  if (!person) return;
  const alone = createNotes();
  const drafts = [await startDraft(person.with(quiet), form, person.with(alone.note))];
  const { transactions } = await createCosts(database).transactions('bench', () =>
    alone.timed(() => saveAll(drafts, savesAlone)),
  );
  console.log('the statements of an autosave, where one saves alone:');
  await statementsOf(database, () => saveAll(drafts, savesAlone));
  const paced = createNotes();
  const draft = await startDraft(person.with(quiet), form, person.with(paced.note));
  await paced.timed(async () => {
    for (let time = 0; time < savesAlone; time += 1) {
      await sleep(pauseAloneMs);
      await draft.save();
    }
  });
  console.table([...rowsOf('1, as fast as allowed', alone), ...rowsOf(`1, ${pauseAloneMs} ms between`, paced)]);
  const each = transactions / savesAlone;
  const p99 = quantile([...paced.latencies.values()].flat(), 0.99);
  aims.judge(p99 <= aimedAt.aloneMs, `a lone autosave: p99 ${p99.toFixed(1)} ms (aim ≤ ${aimedAt.aloneMs})`);
  aims.judge(
    each <= aimedAt.transactionsAlone,
    `${each.toFixed(1)} transactions a lone autosave (aim ≤ ${aimedAt.transactionsAlone})`,
  );
};

const benchReads = async (bench: Bench, persons: readonly Person[], checks: readonly string[]): Promise<void> => {
  const { service, bare, database, options, aims } = bench;
  const [first] = persons;
  const [check = ''] = checks;
  if (!first) return;
  const paths = { check: (index: number) => `/api/check/${checks[index]}`, list: () => '/api/check/list' };
  const bodyOf = async (path: string) => (await first.with(quiet)('read', { method: 'GET', path })).text;
  const bodies = { check: await bodyOf(paths.check(0)), list: await bodyOf(paths.list()) };
  await bare.show(await yardstickReads(first, check, bodies));
  for (const what of ['check', 'list'] as const) {
    const yardstick = nothingYet();
    const reads = nothingYet();
    const readAll = (note: Note) =>
      each(persons, readsOfOne, (person, index) =>
        person.with(note)(`read the ${what}`, { method: 'GET', path: paths[what](index) }),
      );
    await readAll(quiet);
    await bare.readAll(quiet, what, readsOfOne);
    for (let round = 0; round < options.rounds; round += 1) {
      await measuring(bench, bare.program, yardstick, (note) => bare.readAll(note, what, readsOfOne));
      await measuring(bench, service, reads, readAll);
    }
    console.log(`the statements of a read of the ${what}:`);
    await statementsOf(database, async () => {
      await readAll(quiet);
      return persons.length * readsOfOne;
    });
    console.table([...rowOf(`${persons.length}, at once`, yardstick), ...rowOf(`${persons.length}, at once`, reads)]);
    const share = rateOf(reads.notes) / rateOf(yardstick.notes);
    aims.judge(
      share >= aimedAt.read,
      `${what}: ${share.toFixed(2)} × Express with the same SQL and bytes (aim ${aimedAt.read})`,
    );
  }
};

const quiet: Note = () => {};

const each = async <Item>(
  items: readonly Item[],
  times: number,
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> => {
  await Promise.all(
    items.map(async (item, index) => {
      for (let time = 0; time < times; time += 1) await work(item, index);
    }),
  );
};

/** Returns how many answers were saved. */
const saveAll = async (drafts: readonly Draft[], times: number): Promise<number> => {
  await each(drafts, times, (draft) => draft.save());
  return drafts.length * times;
};

/** Returns the id of each person's check. */
const fillInAll = (persons: readonly Person[], form: Form, note: Note, think: number): Promise<readonly string[]> =>
  Promise.all(persons.map((person) => fillIn(person.with(note), form, () => think * (0.5 + Math.random()))));
