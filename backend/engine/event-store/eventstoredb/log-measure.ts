import type { RecordedEvent } from '@eventstore/db-client';
import { orderOf, type Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { Distance } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { isOfServer, positionOf } from './reading/stored-form.ts';

export type LogMeasure = {
  /** What was read after a position: teaches how many bytes an event takes. */
  readonly note: (after: Position, events: readonly RecordedEvent[]) => void;
  readonly distance: (from: Position, to: Position) => Distance;
};

/** Of an event of a kilobyte or less, with its envelope; only until the first page was read. */
const supposed = { bytes: 1_000, events: 1 };

/** Positions of this store are bytes: how many events lie between two can only be estimated from those that were read. */
export const createLogMeasure = (): LogMeasure => {
  let bytes = 0;
  let events = 0;
  return {
    note: (after, page) => {
      const last = page.at(-1);
      if (!last) return;
      bytes += Math.max(0, orderOf(positionOf(last)) - orderOf(after));
      events += page.filter((event) => !isOfServer(event)).length;
    },
    distance: (from, to) => {
      if (to <= from) return { events: 0, exact: true };
      const known = events > 0 ? { bytes, events } : supposed;
      const between = orderOf(to) - orderOf(from);
      return { events: Math.max(1, Math.round((between * known.events) / known.bytes)), exact: false };
    },
  };
};
