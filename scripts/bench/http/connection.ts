import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
export type Answered = { readonly status: number; readonly header: (name: string) => string; readonly text: string };
export type Connection = { readonly call: (call: Call) => Promise<Answered>; readonly close: () => void };

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('0\r\n\r\n');

/**
 * One kept connection that carries one call at a time; a server that closes an idle one gets a new one. It does no more than HTTP
 * needs: `fetch` takes so much of a processor that the bench would measure it and not the program.
 */
export const openConnection = async (base: string): Promise<Connection> => {
  const { port, host } = new URL(base);
  let waiting: PromiseWithResolvers<Answered> | null = null;

  const open = async (): Promise<Socket> => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      received = received.length === 0 ? data : Buffer.concat([received, data]);
      const answered = answerIn(received);
      if (!answered) return;
      received = Buffer.alloc(0);
      waiting?.resolve(answered);
      waiting = null;
    });
    const failed = (error: Error): void => waiting?.reject(error);
    socket.on('error', failed);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => failed(new Error('the connection was closed before the answer')));
    return socket;
  };

  let socket = await open();
  return {
    call: async ({ method, path, headers = {}, body }) => {
      if (socket.destroyed) socket = await open();
      waiting = Promise.withResolvers<Answered>();
      const content = body === undefined ? '' : JSON.stringify(body);
      const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(content)) };
      const all = { Host: host, ...headers, ...(body === undefined ? {} : ofBody) };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
};

/** Null while a part of it is missing. */
const answerIn = (received: Buffer): Answered | null => {
  const end = received.indexOf(endOfHead);
  if (end < 0) return null;
  const head = received.subarray(0, end).toString('latin1');
  const header = (name: string): string => new RegExp(`^${name}: ?(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const content = received.subarray(end + endOfHead.length);
  const status = Number(head.slice(9, 12));
  if (header('transfer-encoding') === 'chunked') {
    const isWhole = content.subarray(-endOfChunks.length).equals(endOfChunks);
    return isWhole ? { status, header, text: unchunked(content) } : null;
  }
  if (content.length < Number(header('content-length'))) return null;
  return { status, header, text: content.toString('utf8') };
};

const unchunked = (content: Buffer): string => {
  const parts: Buffer[] = [];
  for (let from = 0; ; ) {
    const line = content.indexOf('\r\n', from);
    const length = Number.parseInt(content.subarray(from, line).toString('latin1'), 16);
    if (!(length > 0)) return Buffer.concat(parts).toString('utf8');
    parts.push(content.subarray(line + 2, line + 2 + length));
    from = line + 2 + length + 2;
  }
};
