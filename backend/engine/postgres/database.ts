import pg from 'pg';
import { openCluster } from './server/cluster.ts';
import { claimDataFolder } from './server/data-folder.ts';
import { memorySettings } from './server/memory-settings.ts';
import { type RunningServer, startServer } from './server/server.ts';
import { type ServerLog, supervise } from './server/supervised-server.ts';
import { grantIfNew } from './service-grants.ts';
import { openServiceRole, SERVICE_ROLE } from './service-role.ts';

export type Database = {
  /** The service's connection string. */
  readonly url: string;
  /** The connection string of the owner, who runs the migrations; null when only DATABASE_URL is known. */
  readonly ownerUrl: string | null;
  /** `embedded`: the server that this process supervises; `outside`: the server of DATABASE_URL. */
  readonly kind: 'embedded' | 'outside';
  readonly adopted: boolean;
  /** Ends the embedded server; an outside server keeps running. */
  readonly stop: () => Promise<void>;
};

const DATABASE = 'nomucheck';

export type Where = {
  readonly databaseUrl?: string | undefined;
  readonly ownerUrl?: string | undefined;
  readonly dataDir: string;
};

/** Opens the configured database and checks that it can store Korean text. Allows one service for a data folder. */
export const openDatabase = async (
  where: Where,
  onProgress: (what: string) => void = () => {},
  log: ServerLog = console,
): Promise<Database> => {
  if (where.databaseUrl) return outside(where.databaseUrl, where.ownerUrl);
  const claim = await claimDataFolder(where.dataDir);
  try {
    const { database, server, cluster } = await embedded(where.dataDir, onProgress);
    // The same port: all pools use it.
    const settings = { ...memorySettings(), port: String(server.port) };
    const start = async (signal: AbortSignal): Promise<RunningServer> => {
      const again = await startServer(cluster, settings, signal);
      if (again.port === server.port) return again;
      // A command of the machine used the port at that moment. The service needs it more, so the server is started
      // again.
      await again.stop();
      throw new Error(`PostgreSQL이 다른 포트(${again.port})에서 실행 중이라 껐습니다.`);
    };
    const supervised = supervise({ server, start, log });
    const stop = async () => {
      await supervised.stop();
      await claim.release();
    };
    return { ...database, stop };
  } catch (error) {
    await claim.release();
    throw error;
  }
};

/** The same database for a short command (`npm run user`), whether or not the service runs. */
export const visitDatabase = async (where: Where): Promise<Database> => {
  if (where.databaseUrl) return outside(where.databaseUrl);
  const { database, server } = await embedded(where.dataDir, () => {});
  const stop = async () => (server.adopted ? undefined : server.stop());
  try {
    await grantIfNew(database.ownerUrl, SERVICE_ROLE);
    return { ...database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const outside = async (url: string, ownerUrl: string | null = null): Promise<Database> => {
  await refuseWithoutHangul(url);
  return { url, ownerUrl, kind: 'outside', adopted: false, stop: async () => {} };
};

const embedded = async (dataDir: string, onProgress: (what: string) => void) => {
  const cluster = await openCluster(dataDir, onProgress);
  onProgress('데이터베이스를 켜는 중');
  const server = await startServer(cluster, memorySettings());
  await createDatabase(server.urlOf('postgres'), DATABASE);
  const ownerUrl = server.urlOf(DATABASE);
  await refuseWithoutHangul(ownerUrl);
  const url = await openServiceRole(ownerUrl, dataDir);
  return { database: { url, ownerUrl, kind: 'embedded', adopted: server.adopted } as const, server, cluster };
};

/** Makes the database if it doesn't exist. The name comes from the configuration, never from a user. */
export const createDatabase = async (adminUrl: string, name: string): Promise<void> => {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
  });
};

/**
 * With ctype C only ASCII is letters: `해고` isn't a word, and text search silently finds nothing. So the start is
 * refused.
 */
export const refuseWithoutHangul = async (url: string): Promise<void> => {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ encoding: string; ctype: string; hangul: boolean }>(
      `select pg_encoding_to_char(encoding) as encoding, datctype as ctype, '해고' ~ '^[[:alpha:]]+$' as hangul
         from pg_database where datname = current_database()`,
    );
    const found = rows[0];
    if (found?.encoding === 'UTF8' && found.hangul) return;
    throw new Error(
      `이 데이터베이스는 한글을 다루지 못합니다(인코딩 ${found?.encoding}, LC_CTYPE ${found?.ctype}). ` +
        `UTF8, LC_CTYPE C.UTF-8(또는 ko_KR.UTF-8)로 만든 데이터베이스를 DATABASE_URL에 넣어 주세요.`,
    );
  });
};

const withClient = async (url: string, use: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 60_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
};
