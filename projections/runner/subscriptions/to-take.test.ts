import { describe, expect, it } from 'vitest';
import { positionAt, storedEvent } from '../../testing/fake-source.ts';
import { toTake } from './subscriptions.ts';

const at = (index: number, schemaVersion = 1) =>
  storedEvent({ stream: 'till-1', type: 'Moved', data: {}, schemaVersion, position: positionAt(index) });
const knows = ({ schemaVersion }: { schemaVersion: number }): boolean => schemaVersion === 1;
const batch = (...events: ReturnType<typeof at>[]) => ({ events, position: positionAt(9), atHead: true });

describe('a subscriber processes, of a batch,', () => {
  it('the events after its position, and moves on to the end of the batch', () => {
    const given = batch(at(3), at(5));
    expect(toTake(knows, positionAt(3), given)).toEqual({ known: { ...given, events: [at(5)] }, unknown: null });
  });

  it('nothing, when it has passed the batch already', () => {
    expect(toTake(knows, positionAt(9), batch(at(3)))).toEqual({ known: null, unknown: null });
  });

  it('the events before one that it doesn’t know, and moves no further than that', () => {
    const { known, unknown } = toTake(knows, positionAt(0), batch(at(3), at(5, 2), at(6)));
    expect(known).toEqual({ events: [at(3)], position: positionAt(3), atHead: false });
    expect(unknown).toEqual(at(5, 2));
  });

  it('nothing, when the first event is one that it doesn’t know', () => {
    expect(toTake(knows, positionAt(0), batch(at(3, 2), at(5)))).toEqual({ known: null, unknown: at(3, 2) });
  });
});
