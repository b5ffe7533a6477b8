import { type ChatMessage, chatEvents } from '@nomucheck/domain/advice/contract/advice.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { addToLog, type WritesLog } from '../../../testing/people-of-roles.fixture.ts';
import type { Person, TestService } from '../../../testing/test-service.fixture.ts';

/** The event `name` of a stream, checked against the contract. */
const messageOf = (name: string, data: unknown): ChatMessage => {
  switch (name) {
    case 'begun':
      return { event: name, data: chatEvents.begun.parse(data) };
    case 'waiting':
      return { event: name, data: chatEvents.waiting.parse(data) };
    case 'delta':
      return { event: name, data: chatEvents.delta.parse(data) };
    case 'citation':
      return { event: name, data: chatEvents.citation.parse(data) };
    case 'done':
      return { event: name, data: chatEvents.done.parse(data) };
    case 'error':
      return { event: name, data: chatEvents.error.parse(data) };
    default:
      throw new Error(`the stream has an unknown event ${name}`);
  }
};

/** The messages of a stream of server-sent events; comments are left out. */
export const messagesOf = (text: string): readonly ChatMessage[] =>
  text.split('\n\n').flatMap((block) => {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
    return name === undefined || data === undefined ? [] : [messageOf(name, JSON.parse(data))];
  });

export const textOf = (messages: readonly ChatMessage[]): string =>
  messages.map((message) => (message.event === 'delta' ? message.data.text : '')).join('');

/** Consents to the processing of questions by an AI. */
export const agreeToAi = ({ call }: TestService, { token }: Pick<Person, 'token'>) =>
  call('POST', '/api/user/term', {
    token,
    body: { aiProcessing: { agreed: true, version: firstPolicyVersion } },
  });

/** Has shown that they receive mail at their address: a model answers nobody else. */
export const proveAddress = (test: WritesLog, { id }: Pick<Person, 'id'>): Promise<void> =>
  addToLog(test, id, { type: 'EmailVerified', data: { owner: id, at: new Date().toISOString() } });

/** A person who has consented, and proved their address. */
export const personWhoAsks = async (test: TestService, name?: string): Promise<Person> => {
  const person = await test.person(name);
  const { status } = await agreeToAi(test, person);
  if (status !== 200) throw new Error('nobody could consent');
  await proveAddress(test, person);
  return person;
};

/** Asks, and returns the advice's id. */
export const ask = async ({ call }: TestService, { token }: Person, body: object): Promise<string> => {
  const asked = await call('POST', '/api/ai-advices', { token, body });
  if (asked.status !== 201) throw new Error(`nobody could ask: ${JSON.stringify(asked.body)}`);
  return asked.body.id;
};

/** An answer that is read as it comes. */
export type OpenAnswer = {
  /** Reads on until such a message comes; throws where the stream ends before. */
  until(event: ChatMessage['event']): Promise<ChatMessage>;
  /** The rest. */
  rest(): Promise<readonly ChatMessage[]>;
  /** As if the window were closed. */
  hangUp(): void;
};

export const openAnswer = async (
  { base }: Pick<TestService, 'base'>,
  { token }: Pick<Person, 'token'>,
  id: string,
  { headers = {}, body = {} }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: object } = {},
): Promise<OpenAnswer> => {
  const leaving = new AbortController();
  const response = await fetch(`${base}/api/ai-advices/${id}/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  if (!response.ok || !response.body) throw new Error(`no answer: ${response.status} ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  const read = async (): Promise<readonly ChatMessage[] | null> => {
    const { value, done } = await reader.read();
    if (done) return null;
    unread += value;
    const end = unread.lastIndexOf('\n\n') + 2;
    if (end < 2) return [];
    const whole = unread.slice(0, end);
    unread = unread.slice(end);
    return messagesOf(whole);
  };
  const waiting: ChatMessage[] = [];
  return {
    until: async (event) => {
      for (;;) {
        for (let next = waiting.shift(); next; next = waiting.shift()) if (next.event === event) return next;
        const more = await read();
        if (!more) throw new Error(`the stream ended before ${event}`);
        waiting.push(...more);
      }
    },
    rest: async () => {
      for (let more = await read(); more; more = await read()) waiting.push(...more);
      return waiting.splice(0);
    },
    hangUp: () => leaving.abort(),
  };
};
