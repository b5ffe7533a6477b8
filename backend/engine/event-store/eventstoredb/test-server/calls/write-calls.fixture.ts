import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServiceError } from '@grpc/grpc-js';
import type { Expected } from '../log/commit-check.fixture.ts';
import type { Proposed, Written } from '../log/writer.fixture.ts';
import { answered, type Node } from '../node.fixture.ts';
import { refusals } from '../refusals.fixture.ts';
import { nameFrom, proposed, sizeOf } from '../wire.fixture.ts';

/** A revision that a client names: beyond what a stream can have, no stream has it. */
export const revision = (value: string): number => Number(value);

type ExpectedOptions = {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
  hasRevision(): boolean;
  getRevision(): string;
};

const expectedOf = (options: ExpectedOptions): Expected => {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  if (options.hasRevision()) return revision(options.getRevision());
  throw refusals.invalid("'None' is not a valid expected revision");
};

/** Append by one call: what is expected first, then event after event. */
export const appendCall =
  (node: Node): IStreamsServer['append'] =>
  (call, callback) => {
    const requests: streams.AppendReq[] = [];
    call.on('data', (request: streams.AppendReq) => requests.push(request));
    call.on('end', () => {
      const work = () => append(node, requests);
      answered(node, 'append', call, work).then(
        (answer) => callback(null, answer),
        (error: ServiceError) => callback(error),
      );
    });
  };

const append = async (node: Node, requests: readonly streams.AppendReq[]): Promise<streams.AppendResp> => {
  const options = requests[0]?.getOptions();
  if (!options) throw refusals.inHandler();
  const stream = nameFrom(options.getStreamIdentifier());
  const expected = expectedOf(options);
  const events = requests.slice(1).map((request) => {
    const event = proposed(request.getProposedMessage() ?? new streams.AppendReq.ProposedMessage());
    if (!event) throw refusals.missingMetadata();
    return event;
  });
  if (isTooLarge(node, events)) throw refusals.tooLarge(node.maxAppendSize);
  const written = await node.log.append(stream, expected, events);
  if (written.is === 'deleted') throw refusals.streamDeleted(stream);
  if (written.is === 'wrong-version')
    return new streams.AppendResp().setWrongExpectedVersion(wrongVersion(expected, written.current));
  return new streams.AppendResp().setSuccess(success(node, written));
};

export const isTooLarge = (node: Node, events: readonly Proposed[]): boolean =>
  events.reduce((sum, event) => sum + sizeOf(node.generation, event), 0) > node.maxAppendSize;

const success = (node: Node, { last, position }: Extract<Written, { is: 'written' }>): streams.AppendResp.Success => {
  const answer = new streams.AppendResp.Success();
  if (last < 0) answer.setNoStream(new shared.Empty());
  else answer.setCurrentRevision(`${last}`);
  if (!position) return answer.setNoPosition(new shared.Empty());
  const { commit, prepare } = node.wire.outward(position);
  return answer.setPosition(new streams.AppendResp.Position().setCommitPosition(commit).setPreparePosition(prepare));
};

const wrongVersion = (expected: Expected, current: number): streams.AppendResp.WrongExpectedVersion => {
  const answer = new streams.AppendResp.WrongExpectedVersion();
  if (expected === 'any') answer.setExpectedAny(new shared.Empty());
  else if (expected === 'no_stream') answer.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream_exists') answer.setExpectedStreamExists(new shared.Empty());
  else answer.setExpectedRevision(`${expected}`);
  return current < 0 ? answer.setCurrentNoStream(new shared.Empty()) : answer.setCurrentRevision(`${current}`);
};

/** Soft deletion: the stream is not found until somebody appends to it again. */
export const deleteCall =
  (node: Node): IStreamsServer['delete'] =>
  (call, callback) => {
    const work = async () => {
      const position = await remove(node, call.request.getOptions(), node.log.softDelete);
      if (!position) return new streams.DeleteResp().setNoPosition(new shared.Empty());
      return new streams.DeleteResp().setPosition(
        new streams.DeleteResp.Position().setCommitPosition(position.commit).setPreparePosition(position.prepare),
      );
    };
    answered(node, 'delete', call, work).then(
      (answer) => callback(null, answer),
      (error: ServiceError) => callback(error),
    );
  };

/** Hard deletion: the name is never free again. */
export const tombstoneCall =
  (node: Node): IStreamsServer['tombstone'] =>
  (call, callback) => {
    const work = async () => {
      const position = await remove(node, call.request.getOptions(), node.log.hardDelete);
      if (!position) return new streams.TombstoneResp().setNoPosition(new shared.Empty());
      return new streams.TombstoneResp().setPosition(
        new streams.TombstoneResp.Position().setCommitPosition(position.commit).setPreparePosition(position.prepare),
      );
    };
    answered(node, 'delete', call, work).then(
      (answer) => callback(null, answer),
      (error: ServiceError) => callback(error),
    );
  };

const remove = async (
  node: Node,
  options: (ExpectedOptions & { getStreamIdentifier(): shared.StreamIdentifier | undefined }) | undefined,
  by: (stream: string, expected: Expected) => Promise<Written>,
) => {
  if (!options) throw refusals.inHandler();
  const stream = nameFrom(options.getStreamIdentifier());
  const expected = expectedOf(options);
  const written = await by(stream, expected);
  if (written.is === 'deleted') throw refusals.streamDeleted(stream);
  if (written.is === 'wrong-version') throw refusals.wrongVersion(stream, expected, written.current);
  return written.position && node.wire.outward(written.position);
};
