import { compare, countBefore, isSoftDeleted, type LoggedEvent, type Position } from '../log/contents.fixture.ts';
import type { Log } from '../log/open-log.fixture.ts';
import { refusals } from '../refusals.fixture.ts';

/** A part of the log, read in one go. */
export type Page = {
  readonly events: readonly LoggedEvent[];
  /** Where the next page begins. */
  readonly next: Position;
  /** How many events were looked at, whether they were let through or not. */
  readonly considered: number;
  readonly isEnd: boolean;
};

export type Filter = (event: LoggedEvent) => boolean;

/** The log of everything hides the server's epochs from everybody. */
export const isShown: Filter = ({ stream }) => stream !== '$epoch-information';

/** From this position on, the event at it included: so many events at most, after so many looked at. */
export const pageOfAll = (log: Log, from: Position, most: number, window: number, filter?: Filter): Page => {
  if (from.prepare > from.commit) throw refusals.inHandler();
  if (!isReadable(log, from)) throw invalidPosition();
  const events: LoggedEvent[] = [];
  let next = from;
  let considered = 0;
  for (let index = countBefore(log.all, from); events.length < most && considered < window; index += 1) {
    const event = log.at(index);
    if (!event) return { events, next, considered, isEnd: true };
    considered += 1;
    if (isShown(event) && (!filter || filter(event))) events.push(event);
    next = event.part.open
      ? { commit: event.position.commit, prepare: event.after.prepare }
      : { commit: event.after.commit, prepare: 0 };
  }
  return { events, next, considered, isEnd: false };
};

/** Whether a record begins there, or nothing is there yet. */
export const isReadable = (log: Log, from: Position): boolean =>
  log.isBoundary(from.commit) || from.commit > log.lastPosition().commit;

const invalidPosition = () => refusals.unknown('Unexpected ReadAllResult: Error');

/** Before this position, the newest first. The event at the position isn't before it. */
export const beforeInAll = (log: Log, from: Position, most: number): readonly LoggedEvent[] => {
  if (from.prepare > from.commit) throw refusals.inHandler();
  if (!log.isBoundary(from.commit) || compare(from, log.end()) > 0) throw invalidPosition();
  const events: LoggedEvent[] = [];
  for (let index = log.count() - 1; index >= 0 && events.length < most; index -= 1) {
    const event = log.at(index);
    if (event && isShown(event) && compare(event.after, from) <= 0) events.push(event);
  }
  return events;
};

/** What can be read of a stream; a word if there is nothing to read. */
export const streamAsRead = (log: Log, name: string): readonly LoggedEvent[] | 'tombstoned' | 'missing' => {
  if (log.tombstone(name)) return 'tombstoned';
  const events = log.stream(name);
  const metadata = log.metadata(name);
  if (events.length === 0 || isSoftDeleted(metadata)) return 'missing';
  return events.slice(Math.max(0, metadata.truncateBefore, events.length - metadata.maxCount));
};
