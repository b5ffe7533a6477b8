import { rm } from 'node:fs/promises';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { makeTestFolder } from '../../engine/testing/test-folder.ts';
import { launchService, type ServiceProcess } from '../../testing/service-process.fixture.ts';
import type { TestService } from '../../testing/test-service.fixture.ts';
import type { Bought } from './buyers.fixture.ts';
import { callAbout, type SignedCall, signedCall } from './portone.fixture.ts';

/** Another process of the service, on the database of a test. */
export type SettlingProcess = ServiceProcess & {
  readonly webhook: (call: SignedCall) => Promise<number>;
  /** Every way in which a payment is reported, in parallel: how each was answered. */
  readonly reports: (bought: Bought) => Promise<readonly number[]>;
};

type Options = { readonly environment: Readonly<Record<string, string>>; readonly clockMinutesOff?: number };

export const startSettlingProcess = async (
  test: Pick<TestService, 'serviceUrl' | 'databaseUrl' | 'masterSecrets'>,
  { environment, clockMinutesOff = 0 }: Options,
): Promise<SettlingProcess> => {
  const dataDir = await makeTestFolder('nomucheck-settling-');
  const process = await launchService(
    {
      ...{ DATABASE_URL: test.serviceUrl, DATABASE_OWNER_URL: test.databaseUrl, MASTER_KEY: test.masterSecrets[0] },
      ...{ DATA_DIR: dataDir, ...environment },
    },
    clockMinutesOff === 0 ? [] : ['--import', shiftedClock(clockMinutesOff)],
  );
  const { base } = process;
  const status = async (request: Promise<Response>): Promise<number> => {
    const response = await request;
    await response.arrayBuffer();
    return response.status;
  };
  const webhook = ({ raw, headers }: SignedCall): Promise<number> =>
    status(fetch(`${base}/api/order/webhook`, { method: 'POST', headers, body: raw }));
  const back = ({ person, orderId }: Bought): Promise<number> =>
    status(
      fetch(`${base}/api/order/add`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${person.token}` },
        body: JSON.stringify({ orderId, paymentId: orderId }),
      }),
    );
  const mobile = ({ orderId }: Bought): Promise<number> =>
    status(fetch(`${base}/api/order/mobileComplete?paymentId=${orderId}`, { redirect: 'manual' }));

  return {
    ...process,
    webhook,
    reports: (bought) =>
      Promise.all([
        ...[1, 2, 3].map(() => webhook(signedCall(callAbout(bought.orderId)))),
        ...[1, 2, 3].map(() => back(bought)),
        mobile(bought),
      ]),
    clear: async () => {
      await process.clear();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A module that a process loads first: the clock of its machine is wrong by so many minutes. */
const shiftedClock = (minutes: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    const now = Date.now, off = ${minutes} * 60_000;
    globalThis.Date = class extends Date {
      constructor(...given) { given.length === 0 ? super(now() + off) : super(...given); }
      static now() { return now() + off; }
    };`)}`;

/** The log, read beside whichever processes run or are killed. */
export const openLog = ({ serviceUrl, databaseUrl }: Pick<TestService, 'serviceUrl' | 'databaseUrl'>) => {
  const store = openEventStore({ databaseUrl: serviceUrl });
  const pool = createPool(databaseUrl, { max: 1 });
  const typesOf = async (stream: string): Promise<readonly string[]> =>
    (await store.read(stream)).map(({ type }) => type);
  const times = async (stream: string, type: string): Promise<number> =>
    (await typesOf(stream)).filter((each) => each === type).length;
  const receiptsTo = async (owner: string): Promise<number> => {
    const { events } = await store.readAll({ after: START, limit: 100_000, types: ['MessageRequested'] });
    return events.filter(({ data }) => data.owner === owner && data.template === 'order-receipt').length;
  };
  return {
    typesOf,
    /** How often an order was settled, its result and the search opened, and a receipt written for it. */
    outcomeOf: async ({ person, checkId, orderId }: Bought) => ({
      settled: await times(`order-${orderId}`, 'OrderPaid'),
      opened: await times(`check-${checkId}`, 'ResultOpened'),
      searchable: await times(`user-${person.id}`, 'SearchOpened'),
      receipts: await receiptsTo(person.id),
    }),
    /** Effects of this name that were put off are due now. */
    makeDue: async (effect: string): Promise<void> => {
      await pool.query(`update work.outbox set due_at = now() where name = $1 and state <> 'done'`, [effect]);
    },
    close: () => Promise.all([store.close(), pool.end()]),
  };
};

/** What one payment leads to. */
export const once = { settled: 1, opened: 1, searchable: 1, receipts: 1 };
