import { once } from 'node:events';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

export type Outlet = {
  /** Resolves when the client has room for more; rejects when it is gone. */
  readonly send: (message: streams.ReadResp) => Promise<void>;
  readonly sendAll: (messages: Iterable<streams.ReadResp>) => Promise<void>;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
};

/** The way out of a call, which waits for slow readers. */
export const createOutlet = (call: ReadCall): Outlet => {
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  call.on('close', () => gone.abort());
  call.on('error', () => gone.abort());
  const send = async (message: streams.ReadResp): Promise<void> => {
    gone.signal.throwIfAborted();
    if (!call.write(message)) await once(call, 'drain', { signal: gone.signal });
  };
  return {
    send,
    sendAll: async (messages) => {
      for (const message of messages) await send(message);
    },
    signal: gone.signal,
  };
};
