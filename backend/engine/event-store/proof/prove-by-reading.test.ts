import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { describe, expect, it } from 'vitest';
import { denseDistance, positionOf } from '../positions/dense-positions.ts';
import { nothingResealed } from './log-proof.ts';
import { proveByReading } from './prove-by-reading.ts';
import { sealedLater, written } from './resealed-log.fixture.ts';

const prove = (events: readonly StoredEvent[]) =>
  proveByReading({
    distance: denseDistance,
    readAll: async () => ({ events, position: events.at(-1)?.position ?? '', atHead: true }),
  })();

describe('a log with an event that was sealed after it had been written', () => {
  it('is proven, where the log says so itself', async () => {
    const { log, resealed } = sealedLater();
    expect(await prove(log)).toMatchObject({ events: 4, resealed, fault: null });
  });

  it('is not, where that event was changed since, or nothing says that it was sealed', async () => {
    const { log } = sealedLater({ name: 'forged' });
    expect((await prove(log)).fault).toMatchObject({ position: positionOf(4), why: expect.stringMatching(/changed/) });
    const silent = sealedLater().log.slice(0, 3);
    expect(await prove(silent)).toMatchObject({
      ...{ events: 3, fault: { position: positionOf(2), why: 'the event was changed' } },
    });
  });
});

it('a log without such events is proven, and one that was changed is not', async () => {
  const log = written([
    ['Moved', { n: 1 }],
    ['Moved', { n: 2 }],
  ]);
  expect(await prove(log)).toMatchObject({ events: 2, streams: 2, resealed: nothingResealed, fault: null });
  const [one, two] = log;
  if (!one || !two) throw new Error('too few events');
  expect((await prove([{ ...one, data: { n: 7 } }, two])).fault).toMatchObject({ position: positionOf(1) });
});
