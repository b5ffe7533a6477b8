import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Position } from '../log/contents.fixture.ts';
import type { Log } from '../log/open-log.fixture.ts';
import { eventMessage, type Node, type Reading, refusalFor } from '../node.fixture.ts';
import { refusals } from '../refusals.fixture.ts';
import { type Ids, identifier, nameFrom } from '../wire.fixture.ts';
import { createOutlet, type Outlet, type ReadCall } from './outlet.fixture.ts';
import { beforeInAll, type Filter, pageOfAll, streamAsRead } from './pages.fixture.ts';
import { subscribeToAll } from './subscribe-to-all.fixture.ts';
import { subscribeToStream } from './subscribe-to-stream.fixture.ts';

/** All that a client can read: a stream or everything, once in one of two directions, or on and on. */
export const readCall =
  (node: Node): IStreamsServer['read'] =>
  (call) => {
    const outlet = createOutlet(call);
    read(node, call, outlet).then(
      () => call.end(),
      (error: unknown) => {
        if (!outlet.signal.aborted) call.emit('error', error);
      },
    );
  };

const read = async (node: Node, call: ReadCall, outlet: Outlet): Promise<void> => {
  const options = call.request.getOptions();
  if (!options?.hasUuidOption()) throw refusals.invalid(' `uuidOption` is a required argument of type UUIDOption');
  const subscribes = options.hasSubscription();
  const refused = node.faults.refusalOf(subscribes ? 'subscribe' : 'read');
  if (refused) throw refusalFor(node, refused, call);
  const ids: Ids = options.getUuidOption()?.hasString() ? 'string' : 'structured';
  const reading = { ids, followsLinks: options.getResolveLinks() };
  const stream = options.getStream();
  const all = options.getAll();
  if (stream) {
    const name = nameFrom(stream.getStreamIdentifier());
    const from = stream.hasStart() ? 'start' : stream.hasEnd() ? 'end' : Number(stream.getRevision());
    if (subscribes) return subscribeToStream(node, outlet, { call, reading, name, from });
    return readStream(node, outlet, options, { reading, name, from });
  }
  if (!all) throw refusals.invalid("'None' is not a valid stream option");
  const filter = filterOf(options.getFilter());
  const from = all.hasStart() ? 'start' : all.hasEnd() ? 'end' : positionOf(node, all);
  if (subscribes) {
    const window = options.getFilter()?.hasMax() ? (options.getFilter()?.getMax() ?? 0) : undefined;
    const interval = options.getFilter()?.getCheckpointintervalmultiplier() ?? 1;
    return subscribeToAll(node, outlet, { call, reading, from, filter, window, interval });
  }
  return readAll(node, outlet, options, { reading, from, filter });
};

const positionOf = (node: Node, all: streams.ReadReq.Options.AllOptions): Position => {
  const position = all.getPosition();
  if (!position) throw refusals.invalid("'None' is not a valid position");
  return node.wire.inward(position.getCommitPosition(), position.getPreparePosition());
};

const filterOf = (options: streams.ReadReq.Options.FilterOptions | undefined): Filter | undefined => {
  const byType = options?.getEventType();
  const expression = byType ?? options?.getStreamIdentifier();
  if (!expression) return undefined;
  const prefixes = expression.getPrefixList();
  const regex = expression.getRegex() === '' ? undefined : new RegExp(expression.getRegex(), 'u');
  return (event) => {
    const value = byType ? event.type : event.stream;
    return regex ? regex.test(value) : prefixes.some((prefix) => value.startsWith(prefix));
  };
};

const isBackwards = (options: streams.ReadReq.Options): boolean =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;

type StreamRead = { readonly reading: Reading; readonly name: string; readonly from: number | 'start' | 'end' };

const readStream = async (
  node: Node,
  outlet: Outlet,
  options: streams.ReadReq.Options,
  { reading, name, from }: StreamRead,
): Promise<void> => {
  await node.faults.delay('read');
  const events = node.faults.isIndexLate() ? 'missing' : streamAsRead(node.log, name);
  if (events === 'tombstoned') throw refusals.streamDeleted(name);
  if (events === 'missing')
    return outlet.send(
      new streams.ReadResp().setStreamNotFound(
        new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier(name)),
      ),
    );
  const most = Number(options.getCount());
  const chosen = isBackwards(options)
    ? events.filter(({ revision }) => from === 'end' || Number(revision) <= (from === 'start' ? 0 : from)).reverse()
    : events.filter(({ revision }) => from === 'start' || (from !== 'end' && Number(revision) >= from));
  const sent = chosen.slice(0, most);
  await outlet.sendAll(sent.map((event) => eventMessage(node, event, reading)));
  if ((options.getControlOption()?.getCompatibility() ?? 0) < 1) return;
  const last = events.at(-1);
  if (last) await outlet.send(new streams.ReadResp().setLastStreamPosition(`${last.revision}`));
};

type AllRead = {
  readonly reading: Reading;
  readonly from: Position | 'start' | 'end';
  readonly filter: Filter | undefined;
};

const readAll = async (
  node: Node,
  outlet: Outlet,
  options: streams.ReadReq.Options,
  { reading, from, filter }: AllRead,
): Promise<void> => {
  await node.faults.delay('read');
  const most = Number(options.getCount());
  const events = isBackwards(options)
    ? beforeInAll(node.log, placeOf(node.log, from), most)
    : pageOfAll(node.log, placeOf(node.log, from), most, Number.POSITIVE_INFINITY, filter).events;
  await outlet.sendAll(events.map((event) => eventMessage(node, event, reading)));
};

const placeOf = (log: Log, from: Position | 'start' | 'end'): Position =>
  from === 'start' ? { commit: 0, prepare: 0 } : from === 'end' ? log.end() : from;
