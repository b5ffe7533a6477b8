import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { parse, stringify } from 'uuid';
import type { LoggedEvent, Position } from './log/contents.fixture.ts';
import type { Proposed } from './log/writer.fixture.ts';

export type Wire = ReturnType<typeof wireFrom>;

const LAST_REVISION = '9223372036854775807';

/** How positions go over the wire: as distances from the first position that this server gives out. */
export const wireFrom = (firstPosition: bigint) => {
  const outward = (offset: number): string => (firstPosition + BigInt(offset)).toString();
  const inward = (value: string): number => (value === '0' ? 0 : Number(BigInt(value) - firstPosition));

  const recorded = (event: LoggedEvent, ids: Ids): streams.ReadResp.ReadEvent.RecordedEvent => {
    const record = new streams.ReadResp.ReadEvent.RecordedEvent()
      .setId(ids === 'string' ? uuidOf(event.id) : structuredUuid(event.id))
      .setStreamIdentifier(identifier(event.stream))
      .setStreamRevision(event.revision === 'deleted' ? LAST_REVISION : `${event.revision}`)
      .setCommitPosition(outward(event.position.commit))
      .setPreparePosition(outward(event.position.prepare))
      .setData(event.data)
      .setCustomMetadata(event.metadata);
    record
      .getMetadataMap()
      .set('type', event.type)
      .set('created', event.created)
      .set('content-type', event.isJson ? JSON_CONTENT : 'application/octet-stream');
    return record;
  };

  return {
    outward: ({ commit, prepare }: Position) => ({ commit: outward(commit), prepare: outward(prepare) }),
    inward: (commit: string, prepare: string): Position => ({ commit: inward(commit), prepare: inward(prepare) }),
    /** An event; with the link through which it was found, if it was. */
    event: (event: LoggedEvent | undefined, ids: Ids, link?: LoggedEvent): streams.ReadResp => {
      const read = new streams.ReadResp.ReadEvent();
      if (event) read.setEvent(recorded(event, ids));
      if (link) read.setLink(recorded(link, ids));
      const original = link ?? event;
      if (original) read.setCommitPosition(outward(original.position.commit));
      return new streams.ReadResp().setEvent(read);
    },
    checkpoint: ({ commit, prepare }: Position): streams.ReadResp =>
      new streams.ReadResp().setCheckpoint(
        new streams.ReadResp.Checkpoint().setCommitPosition(outward(commit)).setPreparePosition(outward(prepare)),
      ),
  };
};

/** Which server it is like: the last free one, or those after it, where subscriptions differ. */
export type Generation = '23.10' | '24.10';

/** How the client wants to read ids. */
export type Ids = 'string' | 'structured';

const JSON_CONTENT = 'application/json';

export const identifier = (stream: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8'));

export const nameFrom = (named: shared.StreamIdentifier | undefined): string =>
  Buffer.from(named?.getStreamName_asU8() ?? []).toString('utf8');

export const uuidOf = (id: string): shared.UUID => new shared.UUID().setString(id);

const structuredUuid = (id: string): shared.UUID => {
  const bytes = Buffer.from(parse(id));
  return new shared.UUID().setStructured(
    new shared.UUID.Structured()
      .setMostSignificantBits(`${bytes.readBigInt64BE(0)}`)
      .setLeastSignificantBits(`${bytes.readBigInt64BE(8)}`),
  );
};

export const idFrom = (uuid: shared.UUID | undefined): string => {
  const structured = uuid?.getStructured();
  if (!structured) return (uuid?.getString() ?? '').toLowerCase();
  const bytes = Buffer.alloc(16);
  bytes.writeBigInt64BE(BigInt(structured.getMostSignificantBits()), 0);
  bytes.writeBigInt64BE(BigInt(structured.getLeastSignificantBits()), 8);
  return stringify(bytes);
};

/** What a client wants to append; nothing if it left out what the server must know. */
export const proposed = (
  message: streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage,
): Proposed | undefined => {
  const type = message.getMetadataMap().get('type');
  const content = message.getMetadataMap().get('content-type');
  if (type === undefined || content === undefined) return undefined;
  return {
    ...{ id: idFrom(message.getId()), type, isJson: content === JSON_CONTENT },
    ...{ data: message.getData_asU8(), metadata: message.getCustomMetadata_asU8() },
  };
};

/** What an event takes of the size that an append may have; until 24 the server counted its data alone. */
export const sizeOf = (generation: Generation, { type, data, metadata }: Proposed): number =>
  generation === '23.10' ? data.length : data.length + metadata.length + 2 * type.length;
