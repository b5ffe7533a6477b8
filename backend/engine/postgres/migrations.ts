import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { locks, takeLock } from './connections/advisory-lock.ts';

/**
 * SQL files of one schema, run in the order of their numbers (`0001-events.sql`), each once. A folder ends with a
 * slash. The files of the contexts' folders are numbered together with the engine's: the database identifies a file
 * by schema and name, whichever folder it is in.
 */
export type MigrationSet = {
  readonly schema: 'log' | 'vault' | 'work';
  readonly folder: URL;
  readonly contextFolders?: readonly URL[];
  /** Only these files: the tables as they were when there were no others, for data of that time. */
  readonly only?: ReadonlySet<string>;
};

/** A file as the database remembers it. */
export type RunMigration = { readonly schema: string; readonly name: string; readonly sha256: string };

type MigrationFile = { readonly name: string; readonly sql: string; readonly sha256: string };

/**
 * Numbers that two files have, from the time before this was checked. All of them ran on real databases, which
 * identify them by these names and would run a renamed file again; so the names stay, and no other number is used
 * twice.
 */
const sharedNumbers: readonly string[] = [
  'vault/0003-mailbox.sql, 0003-master-keys-in-use.sql',
  'vault/0006-access-log.sql, 0006-code-addresses.sql',
  'vault/0007-name-tokens.sql, 0007-sealed-devices.sql',
  'vault/0009-oauth-flows.sql, 0009-second-factors.sql',
];

/**
 * A library's own migration, in a separate transaction: forward only, and without effect when there is nothing to do.
 */
export type ForeignMigration = (client: pg.ClientBase) => Promise<void>;

/**
 * Brings the database to the code's state, forward only, under one advisory lock: processes that start together wait for
 * the first, then find nothing to do. Our own files run in one transaction, then each library's. A file that was run and has
 * been changed since is refused: what a database went through must stay readable in the repository.
 */
export const migrate = async (
  pool: pg.Pool,
  sets: readonly MigrationSet[],
  foreign: readonly ForeignMigration[] = [],
): Promise<void> => {
  const client = await pool.connect();
  let failed: unknown;
  try {
    // A lock of the session and not of a transaction, because it must last longer than the transaction.
    await client.query(`set lock_timeout = '30s'; set statement_timeout = 0`);
    await takeLock(client, locks.migrations);
    await runSets(client, sets);
    for (const run of foreign) await run(client);
  } catch (error) {
    failed = error;
    throw isForbidden(error) ? new Error(ownerNeeded, { cause: error }) : error;
  } finally {
    // A connection that is closed loses its lock and its settings.
    client.release(failed === undefined ? await setRight(client) : true);
  }
};

const isForbidden = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42501';

const ownerNeeded =
  '데이터베이스를 이 릴리스에 맞추어야 하는데, DATABASE_URL의 역할에는 그럴 권한이 없습니다. ' +
  'DATABASE_OWNER_URL에 소유자의 주소를 넣어 다시 켜 주세요.';

/** Whether the connection must be closed instead of returned to the pool. */
const setRight = (client: pg.PoolClient): Promise<boolean> =>
  client.query(`select pg_advisory_unlock(${locks.migrations}); reset lock_timeout; reset statement_timeout`).then(
    () => false,
    () => true,
  );

const runSets = async (client: pg.PoolClient, sets: readonly MigrationSet[]): Promise<void> => {
  await client.query('begin');
  await createSchema(client, 'meta');
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('meta.migrations') is not null as there`);
  if (!rows[0]?.there)
    await client.query(
      `create table meta.migrations (
         schema text not null, name text not null, sha256 text not null, run_at timestamptz not null default now(),
         primary key (schema, name))`,
    );
  for (const set of sets) await runSet(client, set);
  await client.query('commit');
};

/** Checks first: `create schema if not exists` requires the right to create, also when the schema exists. */
const createSchema = async (client: pg.ClientBase, name: string): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>('select to_regnamespace($1) is not null as there', [name]);
  if (!rows[0]?.there) await client.query(`create schema ${client.escapeIdentifier(name)}`);
};

/** What a database has run once it is at the code's state. */
export const migrationsOf = async (sets: readonly MigrationSet[]): Promise<readonly RunMigration[]> => {
  const all = await Promise.all(sets.map(async (set) => ({ schema: set.schema, files: await filesOf(set) })));
  return all.flatMap(({ schema, files }) => files.map(({ name, sha256 }) => ({ schema, name, sha256 })));
};

const runSet = async (client: pg.PoolClient, set: MigrationSet): Promise<void> => {
  const { schema } = set;
  await createSchema(client, schema);
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from meta.migrations where schema = $1',
    [schema],
  );
  const alreadyRun = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const { name, sql, sha256 } of await filesOf(set)) {
    const before = alreadyRun.get(name);
    if (before === sha256) continue;
    if (before) throw new Error(`migration ${schema}/${name} was changed after it had been run`);
    await client.query(sql);
    await client.query('insert into meta.migrations (schema, name, sha256) values ($1, $2, $3)', [
      schema,
      name,
      sha256,
    ]);
  }
};

const filesOf = async ({ schema, folder, contextFolders = [], only }: MigrationSet): Promise<MigrationFile[]> => {
  const found = (await Promise.all([folder, ...contextFolders].map(filesIn))).flat();
  const files = found.sort((one, other) => (one.name < other.name ? -1 : 1));
  refuseSharedNumbers(
    schema,
    files.map(({ name }) => name),
  );
  const wanted = files.filter(({ name }) => only === undefined || only.has(name));
  return Promise.all(
    wanted.map(async ({ name, url }) => {
      const sql = await readFile(url, 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const filesIn = async (folder: URL): Promise<{ name: string; url: URL }[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).map((name) => ({ name, url: new URL(name, folder) }));

/**
 * Two files with one number come from two branches: their order would depend on their names and on which branch was
 * deployed first.
 */
const refuseSharedNumbers = (schema: string, names: readonly string[]): void => {
  const byNumber = Map.groupBy(names, (name) => name.split('-', 1)[0]);
  for (const files of byNumber.values()) {
    const shared = `${schema}/${files.join(', ')}`;
    if (files.length > 1 && !sharedNumbers.includes(shared))
      throw new Error(`migrations with the same number: ${shared}; give the newer one the next free number`);
  }
};
