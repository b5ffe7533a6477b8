import { Redis, type RedisOptions } from 'ioredis';

/**
 * Options for BullMQ's workers, which wait for Redis without a limit. Commands that are issued during an outage are sent
 * after it.
 */
export const patientRedis = (url: string) =>
  ({ url, ...common, maxRetriesPerRequest: null }) satisfies RedisOptions & { url: string };

/** Options for code that serves requests: an unavailable or frozen Redis causes an error within seconds. The caller retries. */
export const briskRedis = (url: string) =>
  ({ url, ...common, maxRetriesPerRequest: 1, commandTimeout: 5_000 }) satisfies RedisOptions & { url: string };

const longestPauseMs = 5_000;

/** However long the outage, the connection comes back within so many seconds of its end. */
const common = {
  connectTimeout: 2_000,
  keepAlive: 10_000,
  retryStrategy: (times: number): number => Math.min(50 * 2 ** Math.min(times, 10), longestPauseMs),
} satisfies RedisOptions;

/** A connection of our own: an outage is no error that nobody hears. */
export const connectToRedis = (url: string, options: RedisOptions = {}): Redis => {
  const { url: address, ...brisk } = briskRedis(url);
  const client = new Redis(address, { ...brisk, ...options });
  client.on('error', () => {});
  return client;
};
