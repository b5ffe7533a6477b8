import type { Logger } from 'pino';
import { createSignals } from './create-signals.ts';
import { postgresSignals } from './postgres-signals.ts';
import { redisSignals } from './redis-signals.ts';
import type { Signals } from './signals.ts';

export type SignalsParts = {
  readonly databaseUrl: string;
  /** Where there is a Redis, signals go through it. */
  readonly redisUrl: string | undefined;
  readonly log: Pick<Logger, 'warn'>;
};

/** The signals of the service's processes, through what the configuration names. */
export const openSignals = ({ databaseUrl, redisUrl, log }: SignalsParts): Signals =>
  createSignals(redisUrl === undefined ? postgresSignals(databaseUrl) : redisSignals(redisUrl), (error, topic) =>
    log.warn({ topic, err: String(error) }, 'a signal of another process could not be carried out'),
  );
