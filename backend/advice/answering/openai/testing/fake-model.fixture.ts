import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** A server that speaks OpenAI's chat.completions as a script tells it to: nothing of it understands anything. */
export type FakeModel = {
  readonly baseUrl: string;
  /** The requests so far that ask this question, oldest first. */
  requestsAbout(question: string): readonly SeenRequest[];
  /** How requests that ask this question are answered, one script each; the last one stays. */
  script(question: string, ...scripts: readonly Script[]): void;
  /** Connections that are open at this moment. */
  readonly openSockets: () => number;
  readonly close: () => Promise<void>;
};

const body = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
export type SeenRequest = {
  readonly body: z.infer<typeof body>;
  readonly authorization: string | undefined;
  /** Whether the caller hung up before the answer had ended. */
  readonly isAborted: () => boolean;
};

export type Script = (answer: FakeAnswer, request: SeenRequest) => Promise<void> | void;

/** What a script can do with an answer. */
export type FakeAnswer = {
  /** An error in place of a stream. */
  fail(status: number, headers?: Readonly<Record<string, string>>, code?: string): void;
  /** Pieces of the text, one event each. */
  say(...texts: readonly string[]): Promise<void>;
  /** Bytes as they are. */
  raw(bytes: string | Uint8Array): Promise<void>;
  finish(reason: string): Promise<void>;
  usage(input: number, output: number): Promise<void>;
  done(): Promise<void>;
  end(): void;
  /** Cuts the connection. */
  cut(): void;
  /** Says nothing more, and keeps the connection open. */
  pause(ms: number): Promise<void>;
};

/** The ordinary course: the text, its end and what it took. */
export const answering =
  (...texts: readonly string[]): Script =>
  async (answer) => {
    await answer.say(...texts);
    await answer.finish('stop');
    await answer.usage(1_000, 100);
    await answer.done();
  };

export const startFakeModel = async (): Promise<FakeModel> => {
  const requests: SeenRequest[] = [];
  const scripts = new Map<string, Script[]>();
  const sockets = new Set<Socket>();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let aborted = false;
    response.on('close', () => {
      aborted = !response.writableEnded;
    });
    let text = '';
    for await (const part of request) text += String(part);
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const { authorization } = request.headers;
    const seen = { body: body.parse(JSON.parse(text)), authorization, isAborted: () => aborted };
    requests.push(seen);
    const [, left = []] = [...scripts].find(([question]) => asks(seen, question)) ?? [];
    const script = left.length > 1 ? left.shift() : left[0];
    if (!script) throw new Error('the fake model has no script for this');
    await script(answerOn(response, seen.body.model), seen);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requestsAbout: (question) => requests.filter((request) => asks(request, question)),
    script: (question, ...next) => void scripts.set(question, [...next]),
    openSockets: () => sockets.size,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** The last message is the question. */
const asks = ({ body: { messages } }: SeenRequest, question: string): boolean =>
  messages.at(-1)?.content.includes(question) ?? false;

const answerOn = (response: ServerResponse, model: string): FakeAnswer => {
  const raw = async (bytes: string | Uint8Array): Promise<void> => {
    if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    if (response.destroyed || response.write(bytes)) return;
    const over = new AbortController();
    await Promise.race(
      ['drain', 'close'].map((event) => once(response, event, { signal: over.signal }).catch(() => {})),
    );
    over.abort();
  };
  const chunk = (part: object): Promise<void> =>
    raw(`data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model, ...part })}\n\n`);
  const choice = (delta: object, reason: string | null): Promise<void> =>
    chunk({ choices: [{ index: 0, delta, finish_reason: reason }] });
  return {
    fail: (status, headers = {}, code = 'busy') => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify({ error: { message: 'no', type: 'error', code } }));
    },
    say: async (...texts) => {
      await choice({ role: 'assistant', content: '' }, null);
      for (const content of texts) await choice({ content }, null);
    },
    raw,
    finish: (reason) => choice({}, reason),
    usage: (input, output) =>
      chunk({
        choices: [],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      }),
    done: async () => {
      await raw('data: [DONE]\n\n');
      response.end();
    },
    end: () => response.end(),
    cut: () => response.destroy(),
    pause: async (ms) => {
      for (let waited = 0; waited < ms && !response.destroyed; waited += 10) await sleep(10);
    },
  };
};
