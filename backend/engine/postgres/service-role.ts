import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The embedded server's role that the service works as. What it may is said in backend/engine/postgres/service-grants.ts. */
export const SERVICE_ROLE = 'nomucheck_service';

/** Any number that nobody else locks: two who make the role at once take turns. */
const LOCK = 7_236_497;

/**
 * The service's own way into a database of the embedded server, made by its superuser where it isn't there yet: a role that
 * may sign in and nothing else, and a password of its own beside the superuser's. Answers its connection string.
 */
export const openServiceRole = async (superuserUrl: string, dataDir: string): Promise<string> => {
  const password = await servicePassword(dataDir);
  const url = new URL(superuserUrl);
  url.username = SERVICE_ROLE;
  url.password = password;
  if (!(await letsIn(url.href))) await makeServiceRole(superuserUrl, password);
  return url.href;
};

/** Makes the role, or puts it right: no more rights than these, and this password. */
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
  // Exclusively: of two that start together, the second must not replace what the first already used.
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

/** No such role is told as a wrong password is (28P01); one that may not sign in as 28000. */
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
