import type { Node, Reading } from '../node.fixture.ts';
import { refusals } from '../refusals.fixture.ts';
import { createChannel } from './channel.fixture.ts';
import type { Outlet, ReadCall } from './outlet.fixture.ts';
import { streamAsRead } from './pages.fixture.ts';

type ToStream = {
  readonly call: ReadCall;
  readonly reading: Reading;
  readonly name: string;
  readonly from: number | 'start' | 'end';
};

/** Everything of a stream after a revision, then what comes. A stream that doesn't exist yet may come. */
export const subscribeToStream = async (node: Node, outlet: Outlet, wanted: ToStream): Promise<void> => {
  const { log } = node;
  const { name } = wanted;
  const channel = createChannel(node, outlet, wanted.call, wanted.reading);
  const last = log.stream(name).length - 1;
  let seen = wanted.from === 'start' ? -1 : wanted.from === 'end' ? last : wanted.from;

  if (wanted.from !== 'end') {
    const isOld = node.generation === '23.10';
    if (!isOld) await channel.confirm();
    // Until there is something to read, servers of old don't say that they have caught up.
    const events = await channel.next(() => {
      const found = streamAsRead(log, name);
      if (found === 'tombstoned') throw refusals.streamDeleted(name);
      if (found !== 'missing') return found;
      if (!isOld) return [];
      void channel.confirm().catch(() => {});
      return undefined;
    });
    await channel.confirm();
    for (const event of events ?? []) {
      if (Number(event.revision) <= seen) continue;
      await channel.sendEvent(event);
      seen = Number(event.revision);
    }
  }
  await channel.confirm();
  await channel.sendCaughtUp();

  for (let index = Math.max(0, Math.min(seen, log.stream(name).length - 1) + 1); ; index += 1) {
    const event = await channel.next(() => log.stream(name)[index] ?? log.tombstone(name));
    if (!event) return;
    if (event.revision === 'deleted') {
      await channel.sendEvent(event);
      throw refusals.streamDeleted(name);
    }
    if (event.revision > seen) await channel.sendEvent(event);
  }
};
