import { BEFORE_EVERYTHING, compare, type Position } from '../log/contents.fixture.ts';
import type { Node, Reading } from '../node.fixture.ts';
import { refusals } from '../refusals.fixture.ts';
import { type Channel, createChannel } from './channel.fixture.ts';
import type { Outlet, ReadCall } from './outlet.fixture.ts';
import { type Filter, isReadable, isShown, pageOfAll } from './pages.fixture.ts';

/** As many events as the server reads in one go. */
const PAGE = 32;
const START: Position = { commit: 0, prepare: 0 };

type ToAll = {
  readonly call: ReadCall;
  readonly reading: Reading;
  readonly from: Position | 'start' | 'end';
  readonly filter: Filter | undefined;
  /** How many events are looked at in one go; the page if the client doesn't say. */
  readonly window: number | undefined;
  /** After how many windows a filtered subscription learns how far the server has looked. */
  readonly interval: number;
};

/** Where a subscription goes on live: from which event of the log, past which position, after so many looked at. */
type Place = { readonly live: number; readonly seen: Position; readonly looked: number };

/** Everything after a position, then what comes; after the server's own `AllSubscription` and `AllSubscriptionFiltered`. */
export const subscribeToAll = async (node: Node, outlet: Outlet, wanted: ToAll): Promise<void> => {
  const channel = createChannel(node, outlet, wanted.call, wanted.reading);
  const begin = node.generation === '23.10' ? beginAsOfOld : beginAsOfLate;
  const place = await begin(node, channel, wanted);
  await channel.sendCaughtUp();
  await goLive(node, channel, wanted, place);
};

/**
 * It reads one event from the position on, whatever stands there, and goes on behind that one. So a position that is no
 * event's swallows the next; a checkpoint may be such a position, because what stands there didn't pass the filter. Events
 * that come later are sent whatever the position was.
 */
const beginAsOfOld = async (node: Node, channel: Channel, wanted: ToAll): Promise<Place> => {
  const { log } = node;
  if (wanted.from === 'end') {
    const live = log.count();
    await channel.confirm();
    return { live, seen: BEFORE_EVERYTHING, looked: 0 };
  }
  const from = wanted.from === 'start' || compare(wanted.from, START) === 0 ? START : behindOne(node, wanted.from);
  await channel.confirm();
  return { ...(await catchUp(node, channel, wanted, from, BEFORE_EVERYTHING)), seen: BEFORE_EVERYTHING };
};

const behindOne = (node: Node, from: Position): Position => {
  try {
    return pageOfAll(node.log, from, 1, Number.POSITIVE_INFINITY).next;
  } catch {
    throw refusals.inHandler();
  }
};

/** What stands at the position or before it is skipped, also of what comes later. */
const beginAsOfLate = async (node: Node, channel: Channel, wanted: ToAll): Promise<Place> => {
  const { log } = node;
  const live = log.count();
  const last = log.lastPosition();
  await channel.confirm();
  const seen = wanted.from === 'start' ? BEFORE_EVERYTHING : wanted.from === 'end' ? last : wanted.from;
  if (compare(seen, last) >= 0) return { live, seen, looked: 0 };
  const from = wanted.from === 'start' ? START : seen;
  if (!isReadable(log, from)) throw refusals.invalid('Trying to read from an invalid position.');
  return { live, seen: (await catchUp(node, channel, wanted, from, seen)).seen, looked: 0 };
};

const intervalOf = ({ window, interval }: ToAll): number => (window ?? PAGE) * interval;

const catchUp = async (
  node: Node,
  channel: Channel,
  wanted: ToAll,
  start: Position,
  after: Position,
): Promise<Place> => {
  const { filter } = wanted;
  const window = filter ? (wanted.window ?? PAGE) : PAGE;
  let looked = 0;
  for (let from = start; ; ) {
    const page = pageOfAll(node.log, from, PAGE, window, filter);
    const live = node.log.count();
    for (const event of page.events) if (compare(event.position, after) > 0) await channel.sendEvent(event);
    const seen = page.events.at(-1)?.position ?? from;
    looked += page.considered;
    const isDue = looked >= intervalOf(wanted);
    const isTold = page.isEnd ? node.generation !== '23.10' : isDue;
    if (filter && isTold) await channel.sendCheckpoint(seen);
    if (page.isEnd) return { live, seen, looked };
    if (isDue) looked %= intervalOf(wanted);
    from = page.next;
  }
};

const goLive = async (node: Node, channel: Channel, wanted: ToAll, place: Place): Promise<void> => {
  const { filter } = wanted;
  let { seen, looked } = place;
  for (let at = place.live; ; at += 1) {
    const event = await channel.next(() => node.log.at(at));
    if (!event) return;
    looked += 1;
    if (compare(event.position, seen) > 0 && isShown(event) && (!filter || filter(event))) {
      await channel.sendEvent(event);
      seen = event.position;
    }
    if (!filter || looked < intervalOf(wanted)) continue;
    looked = 0;
    if (compare(event.position, seen) < 0) continue;
    await channel.sendCheckpoint(event.position);
    seen = event.position;
  }
};
