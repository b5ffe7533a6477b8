import { subscribe } from 'node:diagnostics_channel';
import { constants, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';

type Call = { getPeer(): string; getPath(): string };
type Begun = { readonly stream: ServerHttp2Stream; readonly headers: IncomingHttpHeaders };

export type Connections = ReturnType<typeof createConnections>;

const peerOf = (socket: Pick<Socket, 'remoteAddress' | 'remotePort'> | undefined): string =>
  `${socket?.remoteAddress}:${socket?.remotePort}`;

/** The open connections, each by the address at its other end, and the calls on them, so that they can be broken off. */
export const createConnections = () => {
  const open = new Map<string, Socket>();
  const calls = new Map<ServerHttp2Stream, { readonly peer: string; readonly path: string | undefined }>();
  subscribe('http2.server.stream.created', (message) => {
    if (!hasBegun(message)) return;
    const { stream, headers } = message;
    calls.set(stream, { peer: peerOf(stream.session?.socket), path: headers[':path'] });
    stream.once('close', () => calls.delete(stream));
  });
  return {
    add: (socket: Socket): void => {
      const peer = peerOf(socket);
      open.set(peer, socket);
      socket.once('close', () => open.delete(peer));
    },
    /** The other end learns that the connection is gone, and nothing else. */
    breakOff: (call: Call): void => {
      open.get(call.getPeer())?.resetAndDestroy();
    },
    breakAll: (): void => {
      for (const socket of open.values()) socket.resetAndDestroy();
    },
    /** The calls of this kind from the same client end without a word on how they went, as when the server is stopped. */
    endMute: (call: Call): void => {
      for (const [stream, { peer, path }] of calls)
        if (peer === call.getPeer() && path === call.getPath()) stream.close(constants.NGHTTP2_NO_ERROR);
    },
    endAllMute: (): void => {
      for (const stream of calls.keys()) stream.close(constants.NGHTTP2_NO_ERROR);
    },
  };
};

const hasBegun = (message: unknown): message is Begun =>
  typeof message === 'object' && message !== null && 'stream' in message && 'headers' in message;
