import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase } from './database.ts';

export type TestDatabase = {
  /** As the server's superuser. */
  readonly url: string;
  /** As the role that the service works as; what it may is granted by `prepareDatabase`. */
  readonly serviceUrl: string;
  readonly close: () => Promise<void>;
};

/** A fresh, empty database on the test run's server; `close` drops it, whoever is still connected. */
export const startTestDatabase = async (): Promise<TestDatabase> => {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (!serverUrl)
    throw new Error('TEST_POSTGRES_URL is not set: run integration tests through vitest, which starts the server');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(serverUrl, name);
  const [url, serviceUrl] = [new URL(serverUrl), new URL(process.env.TEST_SERVICE_URL ?? '')];
  url.pathname = `/${name}`;
  serviceUrl.pathname = `/${name}`;
  return { url: url.href, serviceUrl: serviceUrl.href, close: () => dropDatabase(serverUrl, name) };
};

const dropDatabase = async (serverUrl: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  } finally {
    await client.end();
  }
};
