import pg from 'pg';
import type { OpenTransport, Patience } from './signals.ts';

const channel = 'nomucheck_signals';
/** By this name the processes that listen are found in pg_stat_activity. */
const applicationName = 'nomucheck signals';
const longestPauseMs = 5_000;

/**
 * PostgreSQL's LISTEN and NOTIFY, on one connection that comes back when it is cut. Every `beatMs` it is asked for an
 * answer: of a server that has gone without a word nothing else would be heard.
 */
export const postgresSignals =
  (url: string, { beatMs = 5_000, longestAnswerMs = 4_000 }: Patience = {}): OpenTransport =>
  ({ connected, lost, heard }) => {
    let closed = false;
    let client: pg.Client | null = null;
    /** The client, once it listens, and the process of the server that serves it. */
    let listening: { readonly client: pg.Client; readonly name: string } | null = null;
    let again: NodeJS.Timeout | undefined;
    let pause = 100;

    const lose = (from: pg.Client): void => {
      if (client !== from) return;
      client = null;
      if (listening?.client === from) {
        listening = null;
        lost();
      }
      from.end().catch(() => {});
      if (closed) return;
      again = setTimeout(connect, pause);
      pause = Math.min(pause * 2, longestPauseMs);
    };

    const listen = async (fresh: pg.Client): Promise<void> => {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      const { rows } = await fresh.query<{ name: string }>('select pg_backend_pid()::text as name');
      if (client !== fresh) return;
      pause = 100;
      listening = { client: fresh, name: rows[0]?.name ?? '' };
      connected();
    };

    const connect = (): void => {
      const fresh = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 2_000,
        query_timeout: longestAnswerMs,
        keepAlive: true,
        application_name: applicationName,
      });
      client = fresh;
      fresh.on('error', () => lose(fresh));
      fresh.on('end', () => lose(fresh));
      fresh.on('notification', ({ payload = '' }) => {
        if (client === fresh) heard(payload);
      });
      listen(fresh).catch(() => lose(fresh));
    };

    /** One after the other: a client takes no second query before it has answered the first. */
    let last: Promise<unknown> = Promise.resolve();
    const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> => {
      const asked = last.then(async () => {
        if (!listening) throw new Error('there is no connection');
        return (await listening.client.query<Row>(text, values)).rows;
      });
      last = asked.catch(() => {});
      return asked;
    };

    const beating = setInterval(() => {
      const asked = listening?.client;
      if (asked) query('select 1').catch(() => lose(asked));
    }, beatMs).unref();

    connect();
    return {
      send: async (text) => {
        await query('select pg_notify($1, $2)', [channel, text]);
      },
      listeners: async () => {
        const rows = await query<{ name: string }>(
          `select pid::text as name from pg_stat_activity
           where datname = current_database() and application_name = $1`,
          [applicationName],
        );
        return rows.map(({ name }) => name);
      },
      self: () => listening?.name ?? null,
      close: async () => {
        closed = true;
        clearTimeout(again);
        clearInterval(beating);
        const last = client;
        client = null;
        listening = null;
        await last?.end().catch(() => {});
      },
    };
  };
