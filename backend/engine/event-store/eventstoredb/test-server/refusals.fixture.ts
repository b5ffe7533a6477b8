import shared from '@eventstore/db-client/generated/shared_pb.js';
import rpc from '@eventstore/db-client/generated/status_pb.js';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import wellKnownAny from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Expected } from './log/commit-check.fixture.ts';
import { identifier } from './wire.fixture.ts';

/** An answer that ends a call: a code, and what it is about in the trailers. */
const refusal = (code: status, details: string, trailers: Readonly<Record<string, string>> = {}): ServiceError => {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

/** The server's own numbers for what a writer expects. */
const number = (expected: Expected): string =>
  typeof expected === 'number' ? `${expected}` : { any: '-2', no_stream: '-1', stream_exists: '-4' }[expected];

export const refusals = {
  unavailable: () => refusal(status.UNAVAILABLE, 'Server Is Not Ready'),
  notLeader: (host: string, port: number) =>
    refusal(status.NOT_FOUND, 'Leader info available', {
      exception: 'not-leader',
      'leader-endpoint-host': host,
      'leader-endpoint-port': `${port}`,
    }),
  accessDenied: () => refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' }),
  timeout: () => refusal(status.ABORTED, 'Operation timed out: commit'),
  tooSlow: () =>
    refusal(
      status.ABORTED,
      'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
    ),
  inHandler: () => refusal(status.UNKNOWN, 'Exception was thrown by handler.'),
  cancelled: () => refusal(status.CANCELLED, 'The operation was cancelled.'),
  streamDeleted: (stream: string) =>
    refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
      exception: 'stream-deleted',
      'stream-name': stream,
    }),
  wrongVersion: (stream: string, expected: Expected, current: number) =>
    refusal(
      status.FAILED_PRECONDITION,
      `Delete failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${number(expected)}, Actual version: ${current}`,
      {
        exception: 'wrong-expected-version',
        'stream-name': stream,
        'expected-version': number(expected),
        'actual-version': `${current}`,
      },
    ),
  tooLarge: (most: number) =>
    refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${most} Exceeded.`, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': `${most}`,
    }),
  missingMetadata: () =>
    refusal(status.INVALID_ARGUMENT, "Required Metadata Property 'type' is missing", {
      exception: 'missing-required-metadata-property',
      'required-metadata-properties': 'type,content-type',
    }),
  invalid: (what: string) => refusal(status.INVALID_ARGUMENT, what),
  unknown: (what: string) => refusal(status.UNKNOWN, what),
};

/** The same as a part of the answer to one of many appends on one call. */
const packed = (code: number, message: string, type: string, detail: { serializeBinary(): Uint8Array }): rpc.Status => {
  const any = new wellKnownAny.Any();
  any.pack(detail.serializeBinary(), type);
  return new rpc.Status().setCode(code).setMessage(message).setDetails(any);
};

const client = (name: string): string => `event_store.client.${name}`;

export const statuses = {
  notReady: () => packed(status.OK, 'Server Is Not Ready', 'google.protobuf.Empty', new empty.Empty()),
  accessDenied: () =>
    packed(status.PERMISSION_DENIED, 'AccessDenied', client('AccessDenied'), new shared.AccessDenied()),
  timeout: () => packed(status.DEADLINE_EXCEEDED, 'Timeout', client('Timeout'), new shared.Timeout()),
  badRequest: (message: string) =>
    packed(status.INVALID_ARGUMENT, 'BadRequest', client('BadRequest'), new shared.BadRequest().setMessage(message)),
  streamDeleted: (stream: string) =>
    packed(
      status.NOT_FOUND,
      'StreamDeleted',
      client('StreamDeleted'),
      new shared.StreamDeleted().setStreamIdentifier(identifier(stream)),
    ),
  tooLarge: (most: number) =>
    packed(
      status.INVALID_ARGUMENT,
      'MaximumAppendSizeExceeded',
      client('MaximumAppendSizeExceeded'),
      new shared.MaximumAppendSizeExceeded().setMaxappendsize(most),
    ),
  wrongVersion: (expected: Expected, current: number) => {
    const detail = new shared.WrongExpectedVersion();
    if (current < 0) detail.setCurrentNoStream(new empty.Empty());
    else detail.setCurrentStreamRevision(`${current}`);
    if (expected === 'any') detail.setExpectedAny(new empty.Empty());
    else if (expected === 'no_stream') detail.setExpectedNoStream(new empty.Empty());
    else if (expected === 'stream_exists') detail.setExpectedStreamExists(new empty.Empty());
    else detail.setExpectedStreamPosition(`${expected}`);
    return packed(status.ALREADY_EXISTS, 'WrongExpectedVersion', client('WrongExpectedVersion'), detail);
  },
};
