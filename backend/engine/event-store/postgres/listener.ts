import pg from 'pg';
import type { Announcements } from '../delivery/announcements.ts';
import { positionOf } from '../positions/dense-positions.ts';

export type Listener = { readonly close: () => Promise<void> };

/**
 * One connection that receives every NOTIFY of the log and reconnects when it is cut. Missed notifications do no harm:
 * each reconnect wakes all subscribers, and subscribers poll besides.
 */
export const listen = (url: string, { reached, unknown }: Announcements): Listener => {
  let closed = false;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | null = null;
  let pause = 100;

  const lost = (from: pg.Client): void => {
    if (client !== from) return;
    client = null;
    from.end().catch(() => {});
    if (closed) return;
    again = setTimeout(connect, pause);
    pause = Math.min(pause * 2, 5_000);
  };

  const connect = (): void => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      query_timeout: 5_000,
      keepAlive: true,
      application_name: 'nomucheck log listener',
    });
    client = fresh;
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ payload = '' }) => {
      const [count] = /^\d+/.exec(payload) ?? [];
      if (count === undefined) unknown();
      else reached(positionOf(Number(count)));
    });
    fresh
      .connect()
      .then(() => fresh.query('listen nomucheck_log'))
      .then(() => {
        pause = 100;
        unknown();
      })
      .catch(() => lost(fresh));
  };

  connect();
  return {
    close: async () => {
      closed = true;
      if (again) clearTimeout(again);
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
};
