import { rm } from 'node:fs/promises';
import { type ProcessRole, readiness } from '@nomucheck/domain/kernel/contract/projection.ts';
import type pg from 'pg';
import type { z } from 'zod';
import { openEventStore } from '../engine/event-store/event-log.ts';
import type { EventStore } from '../engine/event-store/event-store.ts';
import { startTestServer } from '../engine/event-store/eventstoredb/test-server/test-server.fixture.ts';
import { createPool } from '../engine/postgres/connections/pool.ts';
import { machineHasRedis, startTestRedis } from '../engine/redis/redis.fixture.ts';
import { startTestDatabase } from '../engine/testing/test-database.ts';
import { makeTestFolder } from '../engine/testing/test-folder.ts';
import { launchService, type ServiceProcess } from './service-process.fixture.ts';
import type { Answered, TestService } from './test-service.fixture.ts';

export type RoleProcess = ServiceProcess & { readonly role: ProcessRole };

/**
 * Where the log and the queue are: both in PostgreSQL, or the log in a server that speaks EventStoreDB's protocol (the one of
 * EVENTSTORE_URL, where there is one) and the queue in Redis, where the machine has one.
 */
export type World = 'postgres' | 'many-machines';

/** Processes of several roles over one database. */
export type Installation = {
  /** As the owner of the database. */
  readonly pool: pg.Pool;
  readonly store: EventStore;
  /** The servers beside PostgreSQL that this installation started itself, each killed and started again by its name. */
  readonly servers: Readonly<
    Record<string, { readonly kill: () => Promise<void>; readonly restart: () => Promise<void> }>
  >;
  /** What a command of the machine needs, too. */
  readonly settings: Readonly<Record<string, string>>;
  /** `program`: the file that serves; default: this release's. */
  readonly launch: (role: ProcessRole, program?: string) => Promise<RoleProcess>;
  readonly stop: () => Promise<void>;
};

/** Much may be asked of it: tests don't wait as people do. */
const generous = {
  SIGNUPS_PER_HOUR: '100000',
  COMMANDS_PER_MINUTE: '100000',
  FIGURES_PER_DAY: '100000',
  FIGURES_PER_NETWORK: '100000',
};

/** An empty database and a data folder, without a process so far. */
export const openInstallation = async (
  world: World = 'postgres',
  environment: Readonly<Record<string, string>> = {},
): Promise<Installation> => {
  const database = await startTestDatabase();
  const beside = world === 'postgres' ? null : await storesBeside();
  const dataDir = await makeTestFolder('nomucheck-roles-');
  const pool = createPool(database.url, { max: 2 });
  const launched: ServiceProcess[] = [];
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.serviceUrl, ...beside?.settings };
  const store = openEventStore({ databaseUrl: database.serviceUrl, eventStoreUrl: beside?.settings.EVENTSTORE_URL });
  return {
    ...{ pool, store, settings, servers: beside?.servers ?? {} },
    launch: async (role, program) => {
      const owner = { DATABASE_OWNER_URL: database.url };
      const process = await launchService(
        { ...generous, ...environment, ...settings, ...owner, ROLE: role },
        [],
        program,
      );
      launched.push(process);
      return { ...process, role };
    },
    stop: async () => {
      await Promise.all(launched.map(({ clear }) => clear()));
      await store.close();
      await beside?.close();
      await pool.end();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const storesBeside = async () => {
  const named = process.env.EVENTSTORE_URL;
  const events = named === undefined ? await startTestServer() : null;
  const redis = machineHasRedis ? await startTestRedis({ isKept: true }) : null;
  return {
    settings: { EVENTSTORE_URL: named ?? events?.url ?? '', ...(redis && { REDIS_URL: redis.url }) },
    servers: { ...(events && { 'event store': events }), ...(redis && { Redis: redis }) },
    close: async (): Promise<void> => {
      await events?.close();
      await redis?.stop();
    },
  };
};

/** Calls one process after the other, and reads what the calls before have written, as pages do. */
export const callInTurn = (bases: readonly string[]): TestService['call'] => {
  let turn = 0;
  let place: string | null = null;
  return async (method, path, { token, body, headers = {} } = {}): Promise<Answered> => {
    const base = bases[turn++ % bases.length];
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(place === null || method !== 'GET' ? {} : { 'X-Wait-For': place }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    place = response.headers.get('x-log-position') ?? place;
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  };
};

export type Ready = { readonly status: number; readonly body: z.infer<typeof readiness> };

export const readyOf = async ({ port }: Pick<ServiceProcess, 'port'>): Promise<Ready> => {
  const response = await fetch(`http://localhost:${port}/readyz`);
  return { status: response.status, body: readiness.parse(await response.json()) };
};
