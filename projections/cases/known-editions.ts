import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Db } from '../runner/db.ts';
import { type EditionsPoint, editionsClosedAfter, editionsOpenedAfter, editionsPoint } from './edition-changes.ts';
import { createEditions, type Editions, OutOfOrder } from './editions.ts';

/** The records of all cases in memory, at least up to that point. */
export type KnownEditions = (point: EditionsPoint) => Promise<Editions>;

type Known = EditionsPoint & { readonly editions: Editions };

/** Reads new records when they are requested; simultaneous requests share one read. */
export const createKnownEditions = (db: Db): KnownEditions => {
  let known: Known = { position: START, epoch: 0, editions: createEditions() };
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    const point = await editionsPoint(db);
    const goesOn = point.epoch === known.epoch && point.position >= known.position;
    try {
      known = await readOn(db, goesOn ? known : { ...point, position: START, editions: createEditions() }, point);
    } catch (error) {
      if (!(error instanceof OutOfOrder)) throw error;
      known = { position: START, epoch: 0, editions: createEditions() };
    }
  };

  return async (point) => {
    while (known.epoch < point.epoch || (known.epoch === point.epoch && known.position < point.position)) {
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    }
    return known.editions;
  };
};

/** The read may return records newer than `point`; the next read then returns them again, which changes nothing. */
const readOn = async (db: Db, { position, editions }: Known, point: EditionsPoint): Promise<Known> => {
  for await (const records of editionsOpenedAfter(db, position)) editions.take(records);
  if (position !== START) {
    for (const { opened, closed } of await editionsClosedAfter(db, position)) editions.close(opened, closed);
  }
  return { ...point, editions };
};
