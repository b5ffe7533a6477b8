import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { inTurn } from './answers/answers-in-turn.ts';
import { problemOf, sendProblem } from './answers/problem.ts';
import { boundUnsentAnswers } from './answers/unsent-answers.ts';
import { drainable } from './draining.ts';
import type { IsUpload } from './requests/uploads.ts';

/** Milliseconds. */
export type RequestTimeouts = {
  /** Until all headers have arrived, and until the whole request has arrived. */
  readonly headers: number;
  readonly request: number;
  /** The same for a request whose body is a file: 200 MB over a slow connection take several minutes. */
  readonly file: number;
  /** Until a connection without any traffic is closed, also one whose client reads nothing. */
  readonly idle: number;
  /** How often Node checks for connections over these limits; its default is every half minute. */
  readonly checkEvery: number;
};

/** A client that sends its request very slowly occupies a connection; these limits keep that short. */
const defaultTimeouts: RequestTimeouts = {
  headers: 10_000,
  request: 30_000,
  file: 20 * 60_000,
  idle: 60_000,
  checkEvery: 2_000,
};

/**
 * An HTTP server that also explains requests that Express never sees: invalid HTTP, headers that are too large, a
 * missing or unknown header. Node alone would answer these with a bare status.
 */
export const createHttpServer = (
  app: RequestListener,
  { isUpload = () => false, timeouts = defaultTimeouts }: { isUpload?: IsUpload; timeouts?: RequestTimeouts } = {},
): Server => {
  const answering = new WeakMap<Socket, ServerResponse>();
  const connections = new Set<Socket>();
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    answering.set(request.socket, response);
    began(response);
    if (isUpload(request)) hangUpOnceRefused(request, response);
    else giveUpAfter(timeouts.request, request);
    // RFC 9112, 3.2. Node's own refusal of none is switched off below, because it has no body; of several it keeps the first.
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) refuse(response);
    else app(request, response);
  };
  const limits = {
    headersTimeout: timeouts.headers,
    // The longest limit; requests without a file are ended earlier by the timer below.
    requestTimeout: timeouts.file,
    connectionsCheckingInterval: timeouts.checkEvery,
    // Longer than a proxy in front keeps its connections open, so that the proxy closes them first.
    keepAliveTimeout: 65_000,
  };
  const server = createServer({ requireHostHeader: false, ...limits }, inTurn(answer));
  server.timeout = timeouts.idle;
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const began = drainable(server, connections);
  boundUnsentAnswers(server, connections, { every: timeouts.checkEvery });

  const giveUpAfter = (milliseconds: number, request: IncomingMessage): void => {
    const tooSlow = setTimeout(() => {
      if (!request.complete) server.emit('clientError', new Error('too slow'), request.socket);
    }, milliseconds);
    request.once('close', () => clearTimeout(tooSlow)).once('end', () => clearTimeout(tooSlow));
  };

  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => refuse(response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = answering.get(socket);
    const isHalfSaid = response?.headersSent && !response.writableFinished;
    // Browsers open connections in advance. An answer to nothing would be taken as that of the request which arrives meanwhile;
    // where the connection only ends, the browser sends it again.
    const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
    if (error.code === 'ECONNRESET' || !socket.writable || isHalfSaid || isUnused) socket.destroy();
    else socket.end(refusalAsText(codeOf(error)), () => socket.destroy());
  });
  return server;
};

/**
 * The rest of a file that was refused is discarded for two seconds. If it is shorter than that, the connection can be used for the
 * next request; otherwise it is closed, when the answer has arrived.
 */
const hangUpOnceRefused = (request: IncomingMessage, response: ServerResponse): void => {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    const hangUp = setTimeout(() => request.socket.destroy(), 2_000);
    request.once('close', () => clearTimeout(hangUp)).once('end', () => clearTimeout(hangUp));
  });
};

const codeOf = ({ code }: NodeJS.ErrnoException): RefusedAtOnce =>
  code === 'HPE_HEADER_OVERFLOW' ? 'payload_too_large' : 'invalid_request';

const refuse = (response: ServerResponse): void => {
  response.setHeader('Connection', 'close');
  sendProblem(response, new DomainError('invalid_request'));
};

type RefusedAtOnce = 'invalid_request' | 'payload_too_large';

const refusalAsText = (code: RefusedAtOnce): string => {
  const problem = problemOf(new DomainError(code));
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};
