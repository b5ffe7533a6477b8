import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type TestDatabase = {
  /** The connection string of the server's superuser. */
  readonly url: string;
  /** The connection string of the role that the service uses; its rights are granted by `prepareDatabase`. */
  readonly serviceUrl: string;
  readonly close: () => Promise<void>;
};

/** A new, empty database on the test run's server; `close` drops it, also when somebody is connected. */
export const startTestDatabase = (): Promise<TestDatabase> => copyOf('template0');

/**
 * A copy of the database that `make` has made out of an empty one. It is made once in a test run, by the first test
 * that needs it; other tests wait for it.
 */
export const copyTestDatabase = async (
  template: string,
  make: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> => {
  if (!made.has(template)) await asSuperuser((client) => makeOnce(client, template, make));
  made.add(template);
  return copyOf(template);
};

const made = new Set<string>();

/** Any number that nothing else locks. */
const LOCK = 7_236_499;

const makeOnce = async (
  client: pg.Client,
  template: string,
  make: (database: TestDatabase) => Promise<void>,
): Promise<void> => {
  // Released when the connection ends.
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const database = await startTestDatabase();
  await make(database);
  const name = new URL(database.url).pathname.slice(1);
  // The database gets its final name only when it is finished.
  await client.query(`alter database ${client.escapeIdentifier(name)} rename to ${client.escapeIdentifier(template)}`);
};

/**
 * Copied as files instead of through the WAL, which is for recovery: hundreds of databases are made, and none
 * outlives its server.
 */
const copyOf = async (template: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asSuperuser((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const [url, serviceUrl] = [new URL(serverUrl()), new URL(process.env.TEST_SERVICE_URL ?? '')];
  url.pathname = `/${name}`;
  serviceUrl.pathname = `/${name}`;
  const drop = (client: pg.Client) => client.query(`drop database if exists ${name} with (force)`);
  return { url: url.href, serviceUrl: serviceUrl.href, close: async () => void (await asSuperuser(drop)) };
};

const serverUrl = (): string => {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url)
    throw new Error('TEST_POSTGRES_URL is not set: run integration tests through vitest, which starts the server');
  return url;
};

const asSuperuser = async <Result>(use: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: serverUrl() });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};
