import { randomUUID } from 'node:crypto';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { SubscriptionEnd } from '../faults.fixture.ts';
import { compare, type LoggedEvent, type Position } from '../log/contents.fixture.ts';
import { brokenOff, eventMessage, type Node, type Reading } from '../node.fixture.ts';
import type { Outlet, ReadCall } from './outlet.fixture.ts';

export type Channel = ReturnType<typeof createChannel>;

/** What goes out to a subscriber, and what a fault does to it on the way. */
export const createChannel = (node: Node, outlet: Outlet, call: ReadCall, reading: Reading) => {
  let confirmed = false;
  let stalled = false;
  let fellBehind = false;
  let lastCheckpoint: Position | undefined;
  const send = async (message: streams.ReadResp): Promise<void> => {
    if (!stalled) await outlet.send(message);
  };
  const cut = (by: SubscriptionEnd): void => void call.emit('error', brokenOff(node, by, call));
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
    /** Once, before anything else. */
    confirm: async (): Promise<void> => {
      if (confirmed) return;
      confirmed = true;
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
    next: async <found>(look: () => found | undefined): Promise<found | undefined> => {
      for (;;) {
        if (outlet.signal.aborted) return undefined;
        const found = look();
        if (found) return found;
        await node.log.changed(outlet.signal);
      }
    },
  };
};
