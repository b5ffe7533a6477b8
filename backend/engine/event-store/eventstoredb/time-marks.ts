import type { RecordedEvent } from '@eventstore/db-client';
import { type Position, START } from '@nomucheck/domain/kernel/log/position.ts';
import type { Pages } from './reading/pages.ts';
import { isOfServer, positionOf, storedForm } from './reading/stored-form.ts';

export type TimeMarks = {
  readonly note: (events: readonly RecordedEvent[]) => void;
  readonly positionAt: (instant: string, pages: Pick<Pages, 'backwards'>) => Promise<Position>;
};

type Mark = { readonly position: Position; readonly at: string };

const perPage = 500;
const most = 20_000;

/**
 * The server has no index by time. So each page that is read leaves a mark, and a search for an instant reads backwards from
 * the first mark after it, or from the end, which leaves marks, too. Times of parallel commands may be out of order by
 * milliseconds; the search takes the last event of the log that isn't later.
 */
export const createTimeMarks = (): TimeMarks => {
  /** In the order of the log; a mark's event is one of ours. */
  let marks: Mark[] = [];

  const note = (events: readonly RecordedEvent[]): void => {
    const last = events.findLast((event) => !isOfServer(event));
    if (!last) return;
    const { position, at } = storedForm(last).stored;
    const place = marks.findLastIndex((mark) => mark.position <= position);
    if (marks[place]?.position === position) return;
    marks.splice(place + 1, 0, { position, at });
    // Every second one is left: a search then reads twice as far.
    if (marks.length > most) marks = marks.filter((_, index) => index % 2 === 0);
  };

  return {
    note,
    positionAt: async (instant, pages) => {
      let before = marks.find(({ at }) => at > instant)?.position ?? null;
      for (;;) {
        const page = await pages.backwards(before, perPage);
        for (const event of page) {
          if (isOfServer(event)) continue;
          const { position, at } = storedForm(event).stored;
          if (at <= instant) return position;
        }
        const oldest = page.at(-1);
        if (!oldest) return START;
        note(page.toReversed());
        before = positionOf(oldest);
      }
    },
  };
};
