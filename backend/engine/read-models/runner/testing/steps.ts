import type { Db, DbPool } from '../../../../../projections/runner/db.ts';
import type { EventSource } from '../../../../../projections/runner/event-source.ts';
import type { LogReader } from '../../../../../projections/runner/rebuild/build.ts';

/**
 * Named failpoints. The engine calls only the database and the log that it is given; so tests wrap both and can stop
 * at every await, and the program itself contains none of this. A statement without a name here fails the test: no
 * new await can be left untested.
 */
const statements = {
  'checkpoints: made': /pg_advisory_xact_lock/,
  'standing: looked at': /^select version, shape, to_regclass/,
  'log’s end: checkpoints read': /^select name, position from read\.checkpoints/,
  'log’s end: written down': /^with anew as/,
  'log’s end: forgotten': /^delete from read\.beyond_log/,
  'checkpoint: claimed': /^insert into read\.checkpoints/,
  'checkpoints: moved over events of others': /^with free as \(select name from read\.checkpoints where name/,
  'checkpoint: renewed': /^with free as \(select name from read\.checkpoints where owner/,
  'checkpoint: released': /^update read\.checkpoints set owner = null/,
  'parked: read': /^select distinct stream from read\.parked/,
  'parked: forgotten': /^delete from read\.parked where projection = \$1$/,
  begin: /^begin/,
  commit: /^commit$/,
  rollback: /^rollback$/,
  'anew: checkpoint': /^update read\.checkpoints set version = \$3/,
  'anew: table': /^drop table if exists [^;]+;\s*create table/,
  'batch: rows read': /^select t\."\w+" as key/,
  'batch: written': /^\s*(with moved as|update read\.checkpoints\s+set position = \$2, moved_at)/,
  'live: looked at': /^select position, epoch::text/,
  'shadow: book made': /^create unlogged table/,
  'shadow: maker read': /^select made_by/,
  'shadow: unlogged': /set unlogged$/,
  'shadow: maker told': /^insert into read\.shadows/,
  'shadow: durability read': /as durable from pg_class/,
  'shadow: logged': /set logged$/,
  'shadow: indexed': /^create index on/,
  'shadow: analyzed': /^analyze/,
  'compare: hashed': /^select encode\(sha256/,
  'compare: rows': /^with sides as/,
  'switch: patience': /^set local lock_timeout/,
  'switch: locked': /^lock table/,
  'switch: shadow’s checkpoint gone': /^delete from read\.checkpoints where name = \$1 and epoch/,
  'switch: maker gone': /^delete from read\.shadows/,
  'switch: parked taken over': /^update read\.parked set projection/,
  'switch: table dropped': /^drop table (?!if)/,
  'switch: table renamed': /rename to/,
  'switch: checkpoint moved': /^update read\.checkpoints set position = \$2/,
  'switch: lease moved': /^update read\.checkpoints\s+set owner = \$2/,
  'wait: checkpoints read': /^select wanted\.name, coalesce\(c\.position/,
  'wait: parked looked for': /^select exists/,
  'retry: fenced': /^update read\.checkpoints set epoch = epoch \+ 1/,
  'retry: parked read': /^select stream, position, revision from read\.parked/,
  'retry: savepoint': /^savepoint/,
  'retry: rolled back': /^rollback to savepoint/,
  'retry: rows written': /^with deleted as/,
  'retry: unparked': /^delete from read\.parked where projection = \$1 and version/,
  'retry: refusal told': /^update read\.parked set error/,
} as const;

export type Step = keyof typeof statements | 'connect' | 'log: read' | 'log: head' | 'log: stream read';
/** `sent`: being sent or carried out, before the answer has arrived. */
export type Moment = 'before' | 'sent' | 'answered';
export const moments: readonly Moment[] = ['before', 'sent', 'answered'];
export type AtStep = (step: Step, moment: Moment) => void | Promise<void>;

const stepOf = (text: string): Step => {
  for (const [step, pattern] of entries) if (pattern.test(text)) return step;
  const unnamed = new Error(`a statement that no failpoint names: ${text}`);
  // The caller treats it as an outage and tries again, so the error is thrown outside the caller, too.
  void Promise.reject(unnamed);
  throw unnamed;
};
const entries = (Object.keys(statements) as (keyof typeof statements)[]).map(
  (step) => [step, statements[step]] as const,
);

const through = async <Result>(at: AtStep, step: Step, work: () => Promise<Result>): Promise<Result> => {
  await at(step, 'before');
  const answer = work();
  // A failure is handled below, when its turn comes.
  answer.catch(() => {});
  await at(step, 'sent');
  const result = await answer;
  await at(step, 'answered');
  return result;
};

const queriesThrough = (db: Db, at: AtStep): Db => ({
  query: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) =>
    through(at, stepOf(text), () => db.query<Row>(text, values)),
});

/** The database that the engine gets in a test. */
export const dbThrough = (db: DbPool, at: AtStep): DbPool => ({
  ...queriesThrough(db, at),
  connect: async () => {
    const client = await through(at, 'connect', () => db.connect());
    return { ...queriesThrough(client, at), release: (error) => client.release(error) };
  },
});

/** The log that the engine gets in a test. */
export const logThrough = <Log extends EventSource & LogReader>(log: Log, at: AtStep): EventSource & LogReader => ({
  head: () => through(at, 'log: head', () => log.head()),
  distance: log.distance,
  read: (stream, options) => through(at, 'log: stream read', () => log.read(stream, options)),
  readAll: (options) => through(at, 'log: read', () => log.readAll(options)),
  subscribe: async function* (options) {
    const batches = log.subscribe(options)[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await through(at, 'log: read', () => batches.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await batches.return?.();
    }
  },
});
