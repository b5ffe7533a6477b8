import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventId } from '../command-handling/command-ids.ts';
import { someEvent } from '../event-store/test-events.ts';
import { createMemoryEventStore } from '../event-store/testing/memory-log.ts';
import { sweepReservations } from '../operations/reservation-sweeper.ts';
import { vaultUnderTest } from './testing/vault-under-test.fixture.ts';
import type { Vault } from './vault.ts';

const test = vaultUnderTest();
let vault: Vault;
let pool: pg.Pool;
let someone: string;
beforeEach(() => {
  [vault, pool, someone] = [test.vault(), test.pool(), randomUUID()];
});

describe('a unique value', () => {
  const reservation = (value: string, stream: string, commandId: string = randomUUID()) =>
    ({ kind: 'email', value, commandId, stream }) as const;

  it('is given to exactly one of twenty parallel reservations', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => vault.reservations.reserve(reservation(someone, `user-${n}`))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('may be reserved again by the same command or for the same stream, and refuses others with the stream that holds it', async () => {
    const mine = reservation(someone, 'user-1');
    expect(await vault.reservations.reserve(reservation(someone, 'user-1'))).toMatchObject({ ok: true });
    expect(await vault.reservations.reserve(mine)).toMatchObject({ ok: true });
    expect(await vault.reservations.reserve(mine)).toMatchObject({ ok: true });
    const other = reservation(someone, 'user-2');
    expect(await vault.reservations.reserve(other)).toEqual({ ok: false, stream: 'user-1', confirmed: false });
    expect(await vault.reservations.ownerOf('email', someone)).toBeNull();
    await vault.reservations.confirm(mine.commandId);
    expect(await vault.reservations.reserve(other)).toEqual({ ok: false, stream: 'user-1', confirmed: true });
    expect(await vault.reservations.ownerOf('email', someone)).toBe('user-1');
    expect(await vault.reservations.reserve({ ...other, kind: 'phone' })).toMatchObject({ ok: true });
  });

  it('is free again when the command was refused, but not when it was confirmed', async () => {
    const mine = reservation(someone, 'user-1');
    await vault.reservations.reserve(mine);
    await vault.reservations.release(mine.commandId);
    const theirs = reservation(someone, 'user-2');
    expect(await vault.reservations.reserve(theirs)).toMatchObject({ ok: true });
    await vault.reservations.confirm(theirs.commandId);
    await vault.reservations.release(theirs.commandId);
    expect(await vault.reservations.ownerOf('email', someone)).toBe('user-2');
  });

  it('reserved by two commands of one stream is confirmed by the later one', async () => {
    const [earlier, later] = [reservation(someone, 'user-1'), reservation(someone, 'user-1')];
    await vault.reservations.reserve(earlier);
    await vault.reservations.reserve(later);
    await vault.reservations.release(earlier.commandId);
    await vault.reservations.confirm(later.commandId);
    expect(await vault.reservations.ownerOf('email', someone)).toBe('user-1');
  });

  it('is given up only by its owner, one or all', async () => {
    const stream = `user-${randomUUID()}`;
    const mine = reservation(someone, stream);
    await vault.reservations.reserve(mine);
    await vault.reservations.reserve({ ...mine, kind: 'draft' });
    await vault.reservations.confirm(mine.commandId);
    await vault.reservations.giveUp('email', someone, 'user-other');
    expect(await vault.reservations.ownerOf('email', someone)).toBe(stream);
    await vault.reservations.giveUp('email', someone, stream);
    expect(await vault.reservations.ownerOf('email', someone)).toBeNull();
    expect(await vault.reservations.ownerOf('draft', someone)).toBe(stream);
    await vault.reservations.giveUpAll(stream);
    expect(await vault.reservations.ownerOf('draft', someone)).toBeNull();
  });

  it('left behind by a crash is confirmed or freed as the log says; a fresh one stays', async () => {
    await pool.query('truncate vault.reservations');
    const store = createMemoryEventStore();
    const [happened, lost] = [reservation('a', 'user-1'), reservation('b', 'user-2')];
    for (const one of [happened, lost]) await vault.reservations.reserve(one);
    await store.append('user-1', 0, [someEvent({}, { id: eventId(happened.commandId, 0) })]);
    await test.pass('reservations', ['reserved_at'], 700);
    await vault.reservations.reserve(reservation('c', 'user-3'));
    expect(await sweepReservations(vault.reservations, store)).toEqual({ confirmed: 1, freed: 1 });
    expect(await vault.reservations.ownerOf('email', 'a')).toBe('user-1');
    expect(await vault.reservations.reserve(reservation('b', 'user-4'))).toMatchObject({ ok: true });
    expect(await vault.reservations.reserve(reservation('c', 'user-4'))).toMatchObject({ ok: false });
  });

  describe('taken over from another stream, which never proved it,', () => {
    const [loser, winner] = ['user-loser', 'user-winner'];
    const taken = async () => {
      const [theirs, mine] = [reservation(someone, loser), reservation(someone, winner)];
      await vault.reservations.reserve(theirs);
      await vault.reservations.confirm(theirs.commandId);
      expect(await vault.reservations.takeOver(mine, loser)).toBe(true);
      expect(await vault.reservations.isHeldBy('email', someone, loser)).toBe(false);
      expect(await vault.reservations.isHeldBy('email', someone, winner)).toBe(true);
      return mine;
    };

    it('belongs to the new stream once it is confirmed', async () => {
      const { commandId } = await taken();
      await vault.reservations.confirm(commandId);
      await vault.reservations.release(commandId);
      expect(await vault.reservations.ownerOf('email', someone)).toBe(winner);
    });

    it('is given back after a refusal, and after a crash in between', async () => {
      const { commandId } = await taken();
      await vault.reservations.release(commandId);
      expect(await vault.reservations.ownerOf('email', someone)).toBe(loser);
      expect(await vault.reservations.takeOver(reservation(someone, winner), loser)).toBe(true);
      await test.pass('reservations', ['reserved_at'], 700);
      await sweepReservations(vault.reservations, createMemoryEventStore());
      expect(await vault.reservations.ownerOf('email', someone)).toBe(loser);
    });

    it('is taken over by a later command of the same stream, which learns the stream it came from', async () => {
      await taken();
      const again = reservation(someone, winner);
      expect(await vault.reservations.reserve(again)).toEqual({ ok: true, takenFrom: loser });
      expect(await vault.reservations.takeOver(again, loser)).toBe(true);
      expect(await vault.reservations.takeOver(reservation(someone, 'user-third'), loser)).toBe(false);
    });
  });

  it('is dropped as it was read, but not once a later command holds it', async () => {
    const stream = `user-${randomUUID()}`;
    const mine = reservation(someone, stream);
    await vault.reservations.reserve(mine);
    await vault.reservations.confirm(mine.commandId);
    const [seen] = await vault.reservations.confirmedOf('email', stream);
    expect(seen).toEqual(mine);
    await vault.reservations.reserve(reservation(someone, stream));
    await vault.reservations.drop(mine);
    expect(await vault.reservations.ownerOf('email', someone)).toBe(stream);
    for (const held of await vault.reservations.confirmedOf('email', stream)) await vault.reservations.drop(held);
    expect(await vault.reservations.ownerOf('email', someone)).toBeNull();
  });
});
