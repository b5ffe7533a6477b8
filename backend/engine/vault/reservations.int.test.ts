import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventId } from '../command-handling/command-ids.ts';
import { createMemoryEventStore } from '../event-store/memory/memory-event-store.ts';
import { someEvent } from '../event-store/test-events.ts';
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

  it('goes to one of twenty who reserve it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => vault.reservations.reserve(reservation(someone, `user-${n}`))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('may be reserved again by the same command or for the same stream, and tells others whose it is', async () => {
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

  it('that two commands of one stream reserve is the later one’s to confirm', async () => {
    const [earlier, later] = [reservation(someone, 'user-1'), reservation(someone, 'user-1')];
    await vault.reservations.reserve(earlier);
    await vault.reservations.reserve(later);
    await vault.reservations.release(earlier.commandId);
    await vault.reservations.confirm(later.commandId);
    expect(await vault.reservations.ownerOf('email', someone)).toBe('user-1');
  });

  it('is given up by its owner only, one or all', async () => {
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

  it('that a crash left behind is confirmed or freed by what the log says, and a fresh one is left alone', async () => {
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

  describe('that is taken from another, who never showed it to be theirs,', () => {
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

    it('is the new one’s once it is confirmed', async () => {
      const { commandId } = await taken();
      await vault.reservations.confirm(commandId);
      await vault.reservations.release(commandId);
      expect(await vault.reservations.ownerOf('email', someone)).toBe(winner);
    });

    it('goes back where it was refused, and where a crash came between', async () => {
      const { commandId } = await taken();
      await vault.reservations.release(commandId);
      expect(await vault.reservations.ownerOf('email', someone)).toBe(loser);
      expect(await vault.reservations.takeOver(reservation(someone, winner), loser)).toBe(true);
      await test.pass('reservations', ['reserved_at'], 700);
      await sweepReservations(vault.reservations, createMemoryEventStore());
      expect(await vault.reservations.ownerOf('email', someone)).toBe(loser);
    });

    it('is taken on by a later command of the same stream, which is told from whom', async () => {
      await taken();
      const again = reservation(someone, winner);
      expect(await vault.reservations.reserve(again)).toEqual({ ok: true, takenFrom: loser });
      expect(await vault.reservations.takeOver(again, loser)).toBe(true);
      expect(await vault.reservations.takeOver(reservation(someone, 'user-third'), loser)).toBe(false);
    });
  });

  it('is dropped as it was seen, but not once a later command holds it', async () => {
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
