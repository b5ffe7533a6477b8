import { randomUUID } from 'node:crypto';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { CutBy } from '../faults.fixture.ts';
import { BEFORE_EVERYTHING, compare, type LoggedEvent, type Position } from '../log/contents.fixture.ts';
import { brokenOff, eventMessage, type Node, type Reading } from '../node.fixture.ts';
import { refusals } from '../refusals.fixture.ts';
import type { Outlet, ReadCall } from './outlet.fixture.ts';
import { type Filter, isShown, pageOfAll, streamAsRead } from './pages.fixture.ts';

/** As many events as the server reads in one go. */
const PAGE = 32;

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

/** Everything after a position, then what comes; after the server's own `Enumerator.AllSubscriptionFiltered`. */
export const subscribeToAll = async (node: Node, outlet: Outlet, wanted: ToAll): Promise<void> => {
  const { log } = node;
  const { filter } = wanted;
  const window = wanted.window ?? PAGE;
  const lastAtStart = log.lastPosition();
  let live = log.count();
  const channel = createChannel(node, outlet, wanted.call, wanted.reading);
  await channel.confirm();
  let seen = wanted.from === 'start' ? BEFORE_EVERYTHING : wanted.from === 'end' ? lastAtStart : wanted.from;
  const checkpoint = async (position: Position): Promise<void> => {
    if (filter && compare(position, BEFORE_EVERYTHING) > 0) await channel.sendCheckpoint(position);
  };

  const catchUp = async (): Promise<void> => {
    let from = compare(seen, BEFORE_EVERYTHING) === 0 ? { commit: 0, prepare: 0 } : seen;
    for (let looked = 0; ; ) {
      const page = pageOfAll(log, from, PAGE, filter ? window : PAGE, filter);
      for (const event of page.events) {
        if (compare(event.position, seen) <= 0) continue;
        await channel.sendEvent(event);
        seen = event.position;
      }
      looked += page.considered;
      const isDue = filter && looked >= window * wanted.interval;
      if (page.isEnd || isDue) {
        looked %= window * wanted.interval;
        if (filter && compare(seen, from) < 0) seen = from;
        await checkpoint(seen);
      }
      if (page.isEnd) return;
      from = page.next;
    }
  };

  if (compare(seen, lastAtStart) < 0) await catchUp();
  await channel.sendCaughtUp();
  for (let looked = 0; ; live += 1) {
    const event = await channel.next(() => log.at(live));
    if (!event) return;
    looked += 1;
    if (compare(event.position, seen) > 0 && isShown(event) && (!filter || filter(event))) {
      await channel.sendEvent(event);
      seen = event.position;
    }
    if (!filter || looked < window * wanted.interval) continue;
    looked = 0;
    if (compare(event.position, seen) < 0) continue;
    await checkpoint(event.position);
    seen = event.position;
  }
};

type ToStream = {
  readonly call: ReadCall;
  readonly reading: Reading;
  readonly name: string;
  readonly from: number | 'start' | 'end';
};

/** Everything of a stream after a revision, then what comes. A stream that doesn't exist yet may come. */
export const subscribeToStream = async (node: Node, outlet: Outlet, wanted: ToStream): Promise<void> => {
  const { log } = node;
  const last = log.isTombstoned(wanted.name) ? Number.POSITIVE_INFINITY : log.stream(wanted.name).length - 1;
  const channel = createChannel(node, outlet, wanted.call, wanted.reading);
  await channel.confirm();
  let seen = wanted.from === 'start' ? -1 : wanted.from === 'end' ? last : wanted.from;
  if (seen < last) {
    const events = streamAsRead(log, wanted.name);
    if (events === 'tombstoned') throw refusals.streamDeleted(wanted.name);
    for (const event of events === 'missing' ? [] : events) {
      if (Number(event.revision) <= seen) continue;
      await channel.sendEvent(event);
      seen = Number(event.revision);
    }
  }
  await channel.sendCaughtUp();
  for (let index = Math.max(0, Math.min(seen, last) + 1); ; index += 1) {
    const event = await channel.next(() => {
      if (log.isTombstoned(wanted.name)) throw refusals.streamDeleted(wanted.name);
      return log.stream(wanted.name)[index];
    });
    if (!event) return;
    if (Number(event.revision) > seen) await channel.sendEvent(event);
  }
};

/** What goes out to a subscriber, and what a fault does to it on the way. */
const createChannel = (node: Node, outlet: Outlet, call: ReadCall, reading: Reading) => {
  let stalled = false;
  let fellBehind = false;
  let lastCheckpoint: Position | undefined;
  const send = async (message: streams.ReadResp): Promise<void> => {
    if (!stalled) await outlet.send(message);
  };
  const cut = (by: CutBy): void => void call.emit('error', brokenOff(node, by, call));
  const sendCaughtUp = (): Promise<void> => send(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));

  const suffer = async (): Promise<void> => {
    const fault = node.faults.beforeEvent();
    if (fault?.kind === 'stall-subscription') stalled = true;
    if (fault?.kind === 'cut-subscription') throw brokenOff(node, fault.by ?? 'reset', call);
    if (fault?.kind !== 'fell-behind') return;
    fellBehind = true;
    await send(new streams.ReadResp().setFellBehind(new streams.ReadResp.FellBehind()));
  };

  return {
    confirm: async (): Promise<void> => {
      await node.faults.delay('subscribe');
      node.subscriptions.add(cut);
      outlet.signal.addEventListener('abort', () => node.subscriptions.delete(cut));
      const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(randomUUID());
      await send(new streams.ReadResp().setConfirmation(confirmation));
    },
    sendEvent: async (event: LoggedEvent): Promise<void> => {
      await suffer();
      await send(eventMessage(node, event, reading));
      if (!fellBehind) return;
      fellBehind = false;
      await sendCaughtUp();
    },
    sendCaughtUp,
    /** The same twice is told once. */
    sendCheckpoint: async (position: Position): Promise<void> => {
      if (lastCheckpoint && compare(position, lastCheckpoint) <= 0) return;
      lastCheckpoint = position;
      await send(node.wire.checkpoint(position));
    },
    /** Waits for it; nothing if the subscriber has gone meanwhile. */
    next: async (look: () => LoggedEvent | undefined): Promise<LoggedEvent | undefined> => {
      for (;;) {
        if (outlet.signal.aborted) return undefined;
        const found = look();
        if (found) return found;
        await node.log.changed(outlet.signal);
      }
    },
  };
};
