import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { connectToRedis } from './redis-connections.ts';

const longestWaitMs = 2_000;

/**
 * Refuses a Redis that would throw jobs away when its memory is full, and warns of one that keeps nothing on disk. One
 * that can't be reached now doesn't keep the service from starting, as an outage later doesn't: it is looked at when it
 * answers, and what is wrong with it is an error in the log.
 */
export const checkRedisAtStart = async (
  url: string,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<{ readonly close: () => void }> => {
  const client = connectToRedis(url);
  const found = look(client, log);
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => late.resolve('late'), longestWaitMs);
  try {
    const refusal = await Promise.race([found, late.promise]);
    if (refusal !== 'late') {
      client.disconnect();
      if (refusal !== null) throw new Error(refusal);
    } else {
      log.warn('Redis does not answer: jobs wait until it does');
      void found
        .then((refused) => refused === null || log.error({ why: refused }, 'this Redis must not be used'))
        .finally(() => client.disconnect());
    }
  } finally {
    clearTimeout(timer);
  }
  return { close: () => client.disconnect() };
};

/** Why this Redis is refused, in Korean; null where it isn't. */
const look = async (client: Redis, log: Pick<Logger, 'warn'>): Promise<string | null> => {
  const told = await untilAnswered(client);
  const policy = fieldOf(told, 'maxmemory_policy');
  if (policy !== 'noeviction') {
    return (
      `REDIS_URL의 Redis는 메모리가 차면 작업을 지웁니다(maxmemory-policy ${policy}). ` +
      'maxmemory-policy를 noeviction으로 바꾼 뒤 다시 켜 주세요.'
    );
  }
  if (fieldOf(told, 'aof_enabled') !== '1') {
    log.warn(
      'Redis keeps nothing on disk (appendonly no): jobs that it loses are enqueued again, but late; see docs/running.md',
    );
  }
  return null;
};

const untilAnswered = (client: Redis): Promise<string> =>
  new Promise((resolve) => {
    const ask = (): void => void client.info().then(resolve, () => {});
    client.on('ready', ask);
  });

const fieldOf = (told: string, name: string): string =>
  told
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';
