import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/**
 * The role of the embedded server that the service uses. Its rights are listed in
 * backend/engine/postgres/service-grants.ts.
 */
export const SERVICE_ROLE = 'nomucheck_service';

/** Any number that nothing else locks: of two processes that make the role together, the second waits. */
const LOCK = 7_236_497;

/**
 * The service's own connection string for a database of the embedded server. The superuser makes the role if it
 * doesn't exist: it may sign in and nothing else, and has its own password, stored beside the superuser's.
 */
export const openServiceRole = async (superuserUrl: string, dataDir: string): Promise<string> => {
  const password = await servicePassword(dataDir);
  const url = new URL(superuserUrl);
  url.username = SERVICE_ROLE;
  url.password = password;
  if (!(await letsIn(url.href))) await makeServiceRole(superuserUrl, password);
  return url.href;
};

/** Makes the role or corrects it: exactly these rights and this password. */
export const makeServiceRole = async (superuserUrl: string, password: string): Promise<void> => {
  const client = await connected(superuserUrl);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [SERVICE_ROLE]);
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${SERVICE_ROLE} login nosuperuser nocreatedb nocreaterole noreplication
       nobypassrls password ${client.escapeLiteral(password)}`,
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
};

const servicePassword = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'postgres-service-password');
  await mkdir(dataDir, { recursive: true });
  // Exclusively: of two processes that start together, the second must not replace the file that the first already
  // uses.
  const file = await open(path, 'wx', 0o600).catch(() => null);
  if (!file) return (await readFile(path, 'utf8')).trim();
  const password = randomBytes(24).toString('base64url');
  try {
    await file.writeFile(password);
    await file.sync();
  } finally {
    await file.close();
  }
  return password;
};

/** PostgreSQL reports a missing role as a wrong password (28P01), and a role that may not sign in as 28000. */
const letsIn = async (url: string): Promise<boolean> => {
  try {
    await (await connected(url)).end();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000')) return false;
    throw error;
  }
};

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 60_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
};
