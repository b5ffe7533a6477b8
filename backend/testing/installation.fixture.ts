import { rm } from 'node:fs/promises';
import { type ProcessRole, readiness } from '@nomucheck/domain/kernel/contract/projection.ts';
import type pg from 'pg';
import type { z } from 'zod';
import { createPool } from '../engine/postgres/pool.ts';
import { startTestDatabase } from '../engine/testing/test-database.ts';
import { makeTestFolder } from '../engine/testing/test-folder.ts';
import { launchService, type ServiceProcess } from './service-process.fixture.ts';
import type { Answered, TestService } from './test-service.fixture.ts';

export type RoleProcess = ServiceProcess & { readonly role: ProcessRole };

/** Processes of several roles over one database. */
export type Installation = {
  /** As the owner of the database. */
  readonly pool: pg.Pool;
  readonly launch: (role: ProcessRole) => Promise<RoleProcess>;
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
export const openInstallation = async (): Promise<Installation> => {
  const database = await startTestDatabase();
  const dataDir = await makeTestFolder('nomucheck-roles-');
  const pool = createPool(database.url, { max: 2 });
  const launched: ServiceProcess[] = [];
  return {
    pool,
    launch: async (role) => {
      const process = await launchService({
        ...generous,
        ...{ ROLE: role, DATA_DIR: dataDir },
        ...{ DATABASE_URL: database.serviceUrl, DATABASE_OWNER_URL: database.url },
      });
      launched.push(process);
      return { ...process, role };
    },
    stop: async () => {
      await Promise.all(launched.map(({ clear }) => clear()));
      await pool.end();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
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
