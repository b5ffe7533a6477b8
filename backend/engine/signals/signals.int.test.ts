import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startProxy } from '../event-store/postgres/testing/test-proxy.ts';
import { machineHasRedis, startTestRedis } from '../redis/redis.fixture.ts';
import { connectToRedis } from '../redis/redis-connections.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import { createSignals } from './create-signals.ts';
import { postgresSignals } from './postgres-signals.ts';
import { redisSignals } from './redis-signals.ts';
import { type SignalWorld, signalsContract } from './signals.contract.ts';

const onPostgres = async (): Promise<SignalWorld & { readonly url: string }> => {
  const database = await startTestDatabase();
  const admin = new pg.Client(database.url);
  await admin.connect();
  return {
    url: database.url,
    open: () => createSignals(postgresSignals(database.url)),
    cut: async () => {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
    send: async (text) => {
      await admin.query('select pg_notify($1, $2)', ['nomucheck_signals', text]);
    },
    close: async () => {
      await admin.end();
      await database.close();
    },
  };
};

describe('signals on PostgreSQL', () => {
  signalsContract(onPostgres);

  it('a server that has gone without a word counts as lost within seconds', async () => {
    const world = await onPostgres();
    const wire = await startProxy(world.url);
    const signals = createSignals(postgresSignals(wire.url, { beatMs: 50, longestAnswerMs: 500 }));
    await expect.poll(signals.isConnected).toBe(true);
    wire.swallowAnswers();
    await expect.poll(signals.isConnected).toBe(false);
    expect(await signals.tell('news', {})).toBe(false);
    wire.mend();
    await expect.poll(signals.isConnected).toBe(true);
    await signals.close();
    await wire.close();
    await world.close();
  });
});

if (machineHasRedis) {
  describe('signals on Redis', () => {
    signalsContract(async () => {
      const redis = await startTestRedis();
      const admin = connectToRedis(redis.url);
      return {
        open: () => createSignals(redisSignals(redis.url)),
        cut: async () => {
          for (const type of ['normal', 'pubsub']) await admin.call('CLIENT', 'KILL', 'TYPE', type);
        },
        send: async (text) => {
          await admin.publish('nomucheck:signals', text);
        },
        close: async () => {
          admin.disconnect();
          await redis.stop();
        },
      };
    });

    it('a Redis that has gone without a word counts as lost within seconds', async () => {
      const redis = await startTestRedis();
      const signals = createSignals(redisSignals(redis.url, { beatMs: 50, longestAnswerMs: 500 }));
      await expect.poll(signals.isConnected).toBe(true);
      redis.freeze();
      await expect.poll(signals.isConnected).toBe(false);
      expect(await signals.tell('news', {})).toBe(false);
      redis.thaw();
      await expect.poll(signals.isConnected).toBe(true);
      await signals.close();
      await redis.stop();
    });
  });
}
