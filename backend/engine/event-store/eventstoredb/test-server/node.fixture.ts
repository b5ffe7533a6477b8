import type { ServiceError } from '@grpc/grpc-js';
import type { Connections } from './connections.fixture.ts';
import type { createFaults, FaultyCall, LostBy, Refused, SubscriptionEnd } from './faults.fixture.ts';
import type { LoggedEvent } from './log/contents.fixture.ts';
import type { Log } from './log/open-log.fixture.ts';
import { refusals } from './refusals.fixture.ts';
import type { Generation, Ids, Wire } from './wire.fixture.ts';

/** What every call of the server works on. */
export type Node = {
  readonly log: Log;
  readonly wire: Wire;
  readonly faults: ReturnType<typeof createFaults>;
  readonly connections: Connections;
  /** How many bytes one append may have. */
  readonly maxAppendSize: number;
  /** Called to break off each subscription that runs. */
  readonly subscriptions: Set<(by: SubscriptionEnd) => void>;
  readonly port: () => number;
  readonly generation: Generation;
};

type Call = { getPeer(): string; getPath(): string };

/** The answer that a fault gives in the place of the right one; the connection may be gone instead. */
export const refusalFor = (node: Node, { with: how, leader }: Refused, call: Call): ServiceError => {
  switch (how) {
    case 'reset':
      node.connections.breakOff(call);
      return refusals.unavailable();
    case 'no-status':
      node.connections.endMute(call);
      return refusals.unavailable();
    case 'unavailable':
    case 'not-ready':
      return refusals.unavailable();
    case 'not-leader':
      return refusals.notLeader(leader?.host ?? '127.0.0.1', leader?.port ?? node.port());
    case 'access-denied':
      return refusals.accessDenied();
    case 'timeout':
      return refusals.timeout();
    case 'cancelled':
      return refusals.cancelled();
  }
};

export const brokenOff = (node: Node, by: SubscriptionEnd | LostBy, call: Call): ServiceError => {
  if (by === 'reset') node.connections.breakOff(call);
  if (by === 'no-status') node.connections.endMute(call);
  if (by === 'too-slow') return refusals.tooSlow();
  if (by === 'timeout') return refusals.timeout();
  return refusals.unavailable();
};

/** Does a call of one answer: what befalls it, the work, what befalls its answer. Whatever it throws is the answer. */
export const answered = async <answer>(
  node: Node,
  name: FaultyCall,
  call: Call,
  work: () => Promise<answer>,
): Promise<answer> => {
  const refused = node.faults.refusalOf(name);
  if (refused) throw refusalFor(node, refused, call);
  const answer = await work();
  await node.faults.delay(name);
  const lost = node.faults.losesAnswer(name);
  if (lost) throw brokenOff(node, lost, call);
  return answer;
};

/** What a reader asks of every event. */
export type Reading = { readonly ids: Ids; readonly followsLinks: boolean };

/** An event as it is sent: with the one to which a link points, if links are to be followed; without it where it is gone. */
export const eventMessage = (node: Node, event: LoggedEvent, { ids, followsLinks }: Reading) => {
  if (!followsLinks || event.type !== '$>') return node.wire.event(event, ids);
  const [revision, ...stream] = Buffer.from(event.data, 'base64').toString('utf8').split('@');
  return node.wire.event(node.log.stream(stream.join('@'))[Number(revision)], ids, event);
};
