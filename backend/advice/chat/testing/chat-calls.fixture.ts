import { policyVersionOn } from '@nomucheck/domain/accounts/policy-editions.ts';
import { type ChatMessage, chatEvents } from '@nomucheck/domain/advice/contract/advice.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { Person, TestService } from '../../../engine/testing/test-service.fixture.ts';

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
    body: { aiProcessing: { agreed: true, version: policyVersionOn('aiProcessing', koreanDateOf(new Date())) } },
  });

/** A person who has consented. */
export const personWhoAsks = async (test: TestService, name?: string): Promise<Person> => {
  const person = await test.person(name);
  const { status } = await agreeToAi(test, person);
  if (status !== 200) throw new Error('nobody could consent');
  return person;
};

/** Asks, and returns the advice's id. */
export const ask = async ({ call }: TestService, { token }: Person, body: object): Promise<string> => {
  const asked = await call('POST', '/api/ai-advices', { token, body });
  if (asked.status !== 201) throw new Error(`nobody could ask: ${JSON.stringify(asked.body)}`);
  return asked.body.id;
};
