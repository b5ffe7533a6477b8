import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeLog, storedEvent } from '../../testing/fake-source.ts';
import { tally } from '../../testing/tally.ts';
import { foldLog, foldRows, readEvents } from './fold.ts';

const moved = (from: string, to: string, amount: unknown) => ({
  stream: 'till-1',
  type: 'Moved',
  data: { from, to, amount },
});
const closed = (account: string) => ({ stream: 'till-1', type: 'Closed', data: { account } });

/** A projection that can't process any event about the account `broken`. */
const breaking = {
  ...tally(),
  take: (event: Parameters<ReturnType<typeof tally>['take']>[0]) => {
    const taken = tally().take(event);
    return {
      keys: taken.keys,
      evolveRow: (row: Parameters<typeof taken.evolveRow>[0], key: string) => {
        if (key === 'broken') throw new Error('no such account');
        return taken.evolveRow(row, key);
      },
    };
  },
};

describe('folding a batch into rows', () => {
  test('requests each row once, however many events change it', () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 1), moved('b', 'c', 2), moved('a', 'c', 3));
    expect(readEvents(tally(), log.events).keys).toEqual(['a', 'b', 'c']);
  });

  test('a row that an event deletes is deleted, and a later event makes it anew', () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5), closed('b'), moved('a', 'b', 2));
    expect(foldLog(tally(), log.events).get('b')).toMatchObject({ balance: 2, movements: 1 });
    log.append(closed('b'));
    expect(foldRows(readEvents(tally(), log.events), new Map()).rows.get('b')).toBeNull();
  });

  test('an event that it can’t read waits, later events of its stream wait behind it, other streams are applied', () => {
    const log = fakeLog();
    const [_fine, poison, behind] = log.append(moved('a', 'b', 5), moved('a', 'b', 'five'), moved('a', 'b', 7));
    log.append({ ...moved('a', 'b', 100), stream: 'till-2' });
    const folded = foldRows(readEvents(tally(), log.events), new Map());
    expect(folded.waiting).toEqual([
      { event: poison, refusal: expect.any(Error) },
      { event: behind, refusal: null },
    ]);
    expect(folded.rows.get('b')).toMatchObject({ balance: 105 });
  });

  test('an unreadable event behind one that could not be applied is only behind it', () => {
    const log = fakeLog();
    const [poison, behind] = log.append(moved('a', 'broken', 1), moved('a', 'b', 'five'));
    expect(foldRows(readEvents(breaking, log.events), new Map()).waiting).toEqual([
      { event: poison, refusal: new Error('no such account') },
      { event: behind, refusal: null },
    ]);
  });

  test('no event of a parked stream is applied', () => {
    const log = fakeLog();
    const [behind] = log.append(moved('a', 'b', 5));
    const folded = foldRows(readEvents(tally(), log.events, new Set(['till-1'])), new Map());
    expect(folded).toEqual({ rows: new Map(), waiting: [{ event: behind, refusal: null }] });
  });

  test('an event that can’t be applied to one of its rows isn’t applied to its other rows', () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5), moved('a', 'broken', 1));
    const folded = foldRows(readEvents(breaking, log.events), new Map());
    expect(folded.waiting.map(({ refusal }) => refusal)).toEqual([new Error('no such account')]);
    expect(folded.rows.get('a')).toMatchObject({ balance: -5 });
    expect(folded.rows.has('broken')).toBe(false);
  });

  test('refuses an event of a version newer than this program', () => {
    const event = storedEvent({ ...moved('a', 'b', 1), schemaVersion: 2 });
    expect(readEvents(tally(), [event]).waiting[0]?.refusal).toBeInstanceOf(Error);
  });

  test('any division of the log into batches gives the same rows as one fold', () => {
    const account = fc.constantFrom('a', 'b', 'c', 'd');
    const event = fc.oneof(
      { weight: 4, arbitrary: fc.tuple(account, account, fc.integer({ min: 0, max: 99 })).map((t) => moved(...t)) },
      { weight: 1, arbitrary: account.map(closed) },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.array(fc.integer({ min: 1, max: 9 })), (events, cuts) => {
        const log = fakeLog();
        log.append(...events);
        const rows = new Map();
        let at = 0;
        for (const size of [...cuts, events.length + 1]) {
          const folded = foldRows(readEvents(tally(), log.events.slice(at, at + size)), rows);
          for (const [key, row] of folded.rows) rows.set(key, row);
          at += size;
        }
        expect(new Map([...rows].filter(([, row]) => row))).toEqual(foldLog(tally(), log.events));
      }),
    );
  });
});
