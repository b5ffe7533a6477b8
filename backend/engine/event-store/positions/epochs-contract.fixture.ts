import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '../../../../.config/property-runs.ts';
import type { LogUnderTest } from '../event-store.contract.ts';
import type { EventStore, NewEvent } from '../event-store.ts';
import { someEvents, someStream } from '../test-events.ts';
import { openEpoch } from './epochs.ts';

/** A log that can be emptied and then filled from a copy. */
export type RestorableLog = LogUnderTest & { readonly wipe: () => Promise<void> };

const at = '2026-11-22T01:02:03.004Z';

/**
 * Any running process writes this many events; a restore brings back the log as it was after an earlier step, cut off
 * after this many events, and then one process starts.
 */
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('start' as const) }),
    fc.record({ does: fc.constant('write' as const), process: fc.nat(5), events: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ does: fc.constant('restore' as const), copyOf: fc.nat(10), events: fc.nat(12) }),
  ),
  { minLength: 2, maxLength: 9 },
);

/** What every adapter must do with the log's epochs. */
export const epochsContract = (name: string, open: () => Promise<RestorableLog>): void => {
  describe(`epochs of the log in ${name}`, () => {
    let log: RestorableLog;
    beforeAll(async () => {
      log = await open();
    });
    afterAll(() => log.close());
    beforeEach(() => log.wipe());

    const start = async (): Promise<EventStore> => {
      const store = log.connect();
      await openEpoch(store, at);
      return store;
    };
    const write = async (store: EventStore, count = 1): Promise<string> => {
      const result = await store.append(someStream(), 0, someEvents(count));
      if (!result.ok) throw new Error('nothing was written');
      return result.position;
    };
    const copyOf = async (store: EventStore): Promise<readonly StoredEvent[]> =>
      (await store.readAll({ after: START, limit: 10_000 })).events;
    const restore = async (copy: readonly StoredEvent[]): Promise<void> => {
      await log.wipe();
      const store = log.connect();
      for (const { stream, revision, ...event } of copy) await store.append(stream, revision - 1, [unplaced(event)]);
      await store.close();
    };

    it('a token identifies the place of what was written, in whichever process it is made or read', async () => {
      const [one, other] = [await start(), await start()];
      const position = await write(one);
      const token = await one.tokenOf(position);
      expect(token).toMatch(/^\d{16}-[0-9a-f]{12}$/);
      expect(await other.tokenOf(position)).toBe(token);
      for (const store of [one, other, log.connect()]) expect(await store.positionOfToken(token)).toBe(position);
    });

    it('a process that starts during the writes of another makes none of its tokens stale', async () => {
      const one = await start();
      const before = await write(one);
      const tokenBefore = await one.tokenOf(before);
      const [, other, after] = await Promise.all([write(one, 3), start(), write(one, 3)]);
      const last = await write(one);
      expect(await one.positionOfToken(tokenBefore)).toBe(before);
      for (const position of [after, last]) {
        const token = await one.tokenOf(position);
        expect(await other.tokenOf(position)).toBe(token);
        expect(await one.positionOfToken(token)).toBe(position);
      }
    });

    it('a place beyond the head, of an unknown epoch, or a bare position of older versions is no place', async () => {
      const store = await start();
      const position = await write(store);
      const [, epoch] = (await store.tokenOf(position)).split('-');
      expect(await store.positionOfToken(`8${'9'.repeat(START.length - 1)}-${epoch}`)).toBeNull();
      expect(await store.positionOfToken(`${position}-0123456789ab`)).toBeNull();
      expect(await store.positionOfToken(position)).toBeNull();
      expect(await store.positionOfToken('7')).toBeNull();
    });

    it('events written before the first epoch have a place, too, until a restore removes it', async () => {
      const old = log.connect();
      await write(old);
      const copy = await copyOf(old);
      const position = await write(old);
      const store = await start();
      const token = await store.tokenOf(position);
      expect(await store.positionOfToken(token)).toBe(position);
      await restore(copy);
      const restored = await start();
      await write(restored, 5);
      expect(await restored.positionOfToken(token)).toBeNull();
      expect(await restored.positionOfToken(await restored.tokenOf(START))).toBe(START);
    });

    it.each([
      ['shorter than the place', 0],
      ['just as long as the place', 1],
      ['longer than the place', 4],
    ])('after a restore of an older copy that has grown %s, the place is lost', async (_what, written) => {
      const first = await start();
      await write(first);
      const kept = await first.tokenOf(await write(first));
      const copy = await copyOf(first);
      await write(first);
      const lost = await first.tokenOf(await write(first));
      await restore(copy);
      const restored = await start();
      if (written > 0) await write(restored, written);
      for (const store of [restored, log.connect()]) {
        expect(await store.positionOfToken(lost)).toBeNull();
        expect(await store.positionOfToken(kept)).toBe(copy.at(-1)?.position);
      }
    });

    it(
      'over any starts, writes and restores, a token has its place exactly while its event is there',
      async () => {
        await fc.assert(
          fc.asyncProperty(steps, async (sequence) => {
            await log.wipe();
            let running = [await start()];
            const given = new Map<string, StoredEvent>();
            const copies: (readonly StoredEvent[])[] = [];
            let looked = 0;
            for (const step of sequence) {
              if (step.does === 'start') running.push(await start());
              if (step.does === 'write') await write(running[step.process % running.length] ?? failed(), step.events);
              if (step.does === 'restore') {
                await Promise.all(running.map((store) => store.close()));
                await restore((copies[step.copyOf % copies.length] ?? []).slice(0, step.events));
                running = [await start()];
                looked = 0;
              }
              const written = await copyOf(running[0] ?? failed());
              copies.push(written);
              for (const event of written.slice(looked)) {
                const tokens = await Promise.all(running.map((store) => store.tokenOf(event.position)));
                expect(new Set(tokens).size, 'all processes give one token').toBe(1);
                given.set(tokens[0] ?? failed(), event);
              }
              looked = written.length;
              for (const [token, { id, position }] of given) {
                const isThere = written.some((event) => event.position === position && event.id === id);
                const places = await Promise.all(running.map((store) => store.positionOfToken(token)));
                expect(places).toEqual(running.map(() => (isThere ? position : null)));
              }
            }
            await Promise.all(running.map((store) => store.close()));
          }),
          propertyRuns(),
        );
      },
      propertyTimeout,
    );
  });
};

/** The event as it was sent, without the fields that the log added. */
const unplaced = (event: Omit<StoredEvent, 'stream' | 'revision'>): NewEvent => {
  const { position: _position, hash: _hash, previousHash: _previous, ...sent } = event;
  return sent;
};

const failed = (): never => {
  throw new Error('no process runs');
};
