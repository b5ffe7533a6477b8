import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Refused } from '../faults.fixture.ts';
import type { Expected } from '../log/commit-check.fixture.ts';
import type { Proposed } from '../log/writer.fixture.ts';
import { brokenOff, type Node, refusalFor } from '../node.fixture.ts';
import { statuses } from '../refusals.fixture.ts';
import { identifier, idFrom, nameFrom, proposed } from '../wire.fixture.ts';
import { isTooLarge, revision } from './write-calls.fixture.ts';

type Call = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;
type Answer = (fill: (answer: streams.BatchAppendResp) => void) => void;
type Pending = {
  readonly stream: string;
  readonly expected: Expected;
  readonly answer: Answer;
  readonly timer: NodeJS.Timeout;
  readonly events: (Proposed | undefined)[];
};

/** The server waits so long at most for the rest of an append that comes in parts, whatever the client asks for. */
const LONGEST_WAIT = 4_000;

/** Many appends at once on one call: each in parts, answered in the order in which they are done, told apart by their ids. */
export const batchAppendCall =
  (node: Node): IStreamsServer['batchAppend'] =>
  (call) => {
    const pending = new Map<string, Pending>();
    let running = 0;
    let ended = false;
    const endIfDone = (): void => {
      if (ended && running === 0) call.end();
    };

    const take = (request: streams.BatchAppendReq): void => {
      const id = idFrom(request.getCorrelationId());
      const options = request.getOptions();
      if (options) open(id, request, options);
      const one = pending.get(id);
      if (!one) return;
      one.events.push(...request.getProposedMessagesList().map(proposed));
      const refused = wrongEvents(node, one.events);
      if (!refused && !request.getIsFinal()) return;
      pending.delete(id);
      clearTimeout(one.timer);
      if (refused) return void one.answer((answer) => answer.setError(refused));
      running += 1;
      void finish(node, call, one).finally(() => {
        running -= 1;
        endIfDone();
      });
    };

    const open = (id: string, request: streams.BatchAppendReq, options: streams.BatchAppendReq.Options): void => {
      const stream = nameFrom(options.getStreamIdentifier());
      const answer: Answer = (fill) => {
        const response = new streams.BatchAppendResp()
          .setCorrelationId(request.getCorrelationId())
          .setStreamIdentifier(identifier(stream));
        fill(response);
        if (!call.cancelled && !call.destroyed) call.write(response);
      };
      const expected = expectedOf(options);
      const deadline = options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY;
      const wait = Math.min(deadline - Date.now(), LONGEST_WAIT);
      if (expected === undefined || !options.hasStreamIdentifier())
        return void answer((response) => response.setError(statuses.badRequest('Required field not set.')));
      if (wait <= 0) return void answer((response) => response.setError(statuses.timeout()));
      const timer = setTimeout(() => {
        if (pending.delete(id)) answer((response) => response.setError(statuses.timeout()));
      }, wait);
      pending.set(id, { stream, expected, answer, timer, events: [] });
    };

    call.on('data', take);
    call.on('end', () => {
      ended = true;
      endIfDone();
    });
    call.on('cancelled', () => {
      for (const { timer } of pending.values()) clearTimeout(timer);
    });
    call.on('error', () => {});
  };

const wrongEvents = (node: Node, events: readonly (Proposed | undefined)[]) => {
  const known = events.filter((event) => event !== undefined);
  if (known.length < events.length) return statuses.badRequest("The given key 'type' was not present.");
  return isTooLarge(node, known) ? statuses.tooLarge(node.maxAppendSize) : undefined;
};

const expectedOf = (options: streams.BatchAppendReq.Options): Expected | undefined => {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return options.hasStreamPosition() ? revision(options.getStreamPosition()) : undefined;
};

const finish = async (node: Node, call: Call, { stream, expected, answer, events }: Pending): Promise<void> => {
  const refused = node.faults.refusalOf('append');
  if (refused) return refuse(node, call, refused, answer);
  const known = events.filter((event) => event !== undefined);
  const written = await node.log.append(stream, expected, known);
  await node.faults.delay('append');
  const lost = node.faults.losesAnswer('append');
  if (lost === 'timeout') return answer((response) => response.setError(statuses.timeout()));
  if (lost) return void call.emit('error', brokenOff(node, lost, call));
  answer((response) => {
    if (written.is === 'deleted') response.setError(statuses.streamDeleted(stream));
    else if (written.is === 'wrong-version') response.setError(statuses.wrongVersion(expected, written.current));
    else response.setSuccess(success(written.last, written.position && node.wire.outward(written.position)));
  });
};

const success = (
  last: number,
  position: { readonly commit: string; readonly prepare: string } | undefined,
): streams.BatchAppendResp.Success => {
  const answer = new streams.BatchAppendResp.Success();
  if (last < 0) answer.setNoStream(new empty.Empty());
  else answer.setCurrentRevision(`${last}`);
  if (!position) return answer.setNoPosition(new empty.Empty());
  return answer.setPosition(
    new shared.AllStreamPosition().setCommitPosition(position.commit).setPreparePosition(position.prepare),
  );
};

/** Some faults are an answer to this append alone; the others end the call with every append on it. */
const refuse = (node: Node, call: Call, refused: Refused, answer: Answer): void => {
  const alone = {
    'not-ready': statuses.notReady,
    'access-denied': statuses.accessDenied,
    timeout: statuses.timeout,
  };
  const how = refused.with;
  if (how === 'not-ready' || how === 'access-denied' || how === 'timeout')
    answer((response) => response.setError(alone[how]()));
  else call.emit('error', refusalFor(node, refused, call));
};
