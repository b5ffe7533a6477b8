import { adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { expect } from 'vitest';
import { type Person, startTestService, type TestService } from '../../../testing/test-service.fixture.ts';
import {
  answering,
  type FakeModel,
  type Script,
  startFakeModel,
} from '../../answering/openai/testing/fake-model.fixture.ts';
import { ask, messagesOf, personWhoAsks, textOf } from './chat-calls.fixture.ts';

export const first = '정당한 이유 없이 해고하지 못해요. [[L: 근로기준법 제23조 제1항]]';
export const second = ' 해고는 서면으로 알려야 해요. [[L: 근로기준법 제27조]]';
export const firstShown = '정당한 이유 없이 해고하지 못해요. [1]';
export const bothShown = `${firstShown} 해고는 서면으로 알려야 해요. [2]`;

const took = { inputTokens: 1_000, outputTokens: 100, costMicroWon: 1_400_000, estimated: false };
const none = { inputTokens: 0, outputTokens: 0, costMicroWon: 0, estimated: false };
const guessed = { outputTokens: 500, estimated: true };
const whole = { event: 'done', data: { finish: 'complete', usage: { inputTokens: 1_000, outputTokens: 100 } } };
const bytesOf = (content: string): Uint8Array =>
  Buffer.from(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`);

/** What a model's server may do, what its asker then sees and what is kept and billed. */
export type Fault = {
  readonly says: string;
  readonly scripts: readonly Script[];
  readonly calls?: number;
  readonly shown: string;
  readonly last: object;
  readonly kept: 'complete' | 'part' | 'failed';
  readonly row: object;
};

export const faults: readonly Fault[] = [
  {
    says: 'answers at once',
    scripts: [answering(first, second)],
    ...{ shown: bothShown, last: whole, kept: 'complete', row: { ...took, outcome: 'answered' } },
  },
  {
    says: 'is cut in the middle of a chunk',
    scripts: [
      async (answer) => {
        await answer.say(first);
        await answer.raw('data: {"choices":[{"index":0,"delta":{"content":" 해고는 서');
        await answer.pause(50);
        answer.cut();
      },
    ],
    ...{ shown: firstShown, last: { event: 'error', data: { why: 'cut' } }, kept: 'part' },
    row: { ...guessed, outcome: 'cut' },
  },
  {
    says: 'splits characters between two packets',
    scripts: [
      async (answer) => {
        for (const byte of bytesOf(first)) await answer.raw(Uint8Array.of(byte));
        await answer.raw(bytesOf(second).subarray(0, 71));
        await answer.pause(30);
        await answer.raw(bytesOf(second).subarray(71));
        await answer.finish('stop');
        await answer.usage(1_000, 100);
        await answer.done();
      },
    ],
    ...{ shown: bothShown, last: whole, kept: 'complete', row: { ...took, outcome: 'answered' } },
  },
  {
    says: 'is busy, and says for how long',
    scripts: [(answer) => answer.fail(429, { 'Retry-After': '0' }), answering(first)],
    calls: 2,
    ...{ shown: firstShown, last: whole, kept: 'complete', row: { ...took, outcome: 'answered' } },
  },
  {
    says: 'fails twice, then answers',
    scripts: [
      (answer) => answer.fail(500, { 'Retry-After': '0' }),
      (answer) => answer.fail(503, { 'Retry-After': '0' }),
      answering(first),
    ],
    calls: 3,
    ...{ shown: firstShown, last: whole, kept: 'complete', row: { ...took, outcome: 'answered' } },
  },
  {
    says: 'fails after its first token, and is not asked again',
    scripts: [
      async (answer) => {
        await answer.say(first);
        await answer.raw('data: {"error":{"message":"overloaded","code":500}}\n\n');
        answer.end();
      },
      answering(second),
    ],
    ...{ shown: firstShown, last: { event: 'error', data: { why: 'cut' } }, kept: 'part' },
    row: { ...guessed, outcome: 'cut' },
  },
  {
    says: 'ends without [DONE]',
    scripts: [
      async (answer) => {
        await answer.say(first);
        await answer.finish('stop');
        await answer.usage(1_000, 100);
        answer.end();
      },
    ],
    ...{ shown: firstShown, last: whole, kept: 'complete', row: { ...took, outcome: 'answered' } },
  },
  {
    says: 'doesn’t report what it took',
    scripts: [
      async (answer) => {
        await answer.say(first);
        await answer.finish('stop');
        await answer.done();
      },
    ],
    ...{ shown: firstShown, last: { event: 'done', data: { usage: { outputTokens: 500 } } }, kept: 'complete' },
    row: { ...guessed, outcome: 'answered' },
  },
  {
    says: 'sends a line that isn’t JSON',
    scripts: [
      async (answer) => {
        await answer.say(first);
        await answer.raw('data: {"choices":[{]}\n\n');
        await answer.say(second);
        await answer.done();
      },
    ],
    ...{ shown: firstShown, last: { event: 'error', data: { why: 'cut' } }, kept: 'part' },
    row: { ...guessed, outcome: 'cut' },
  },
  {
    says: 'doesn’t know the model',
    scripts: [(answer) => answer.fail(404, {}, 'model_not_found')],
    ...{ shown: '', last: { event: 'error', data: { why: 'unavailable' } }, kept: 'failed' },
    row: { ...none, outcome: 'failed' },
  },
];

/** More of them, for the long form of the tests: variants, and those that take the time after which nobody waits any more. */
export const moreFaults: readonly Fault[] = [
  {
    says: 'is busy for longer than anybody waits',
    scripts: [(answer) => answer.fail(429, { 'Retry-After': '3600' })],
    ...{ shown: '', last: { event: 'error', data: { code: 'ai_unavailable', why: 'unavailable' } }, kept: 'failed' },
    row: { ...none, outcome: 'failed' },
  },
  {
    says: 'fails each time',
    scripts: [(answer) => answer.fail(500, { 'Retry-After': '0' })],
    calls: 4,
    ...{ shown: '', last: { event: 'error', data: { why: 'unavailable' } }, kept: 'failed' },
    row: { ...none, outcome: 'failed' },
  },
  {
    says: 'ends without a reason to finish',
    scripts: [
      async (answer) => {
        await answer.say(first, ' 그래서');
        answer.end();
      },
    ],
    ...{ shown: firstShown, last: { event: 'error', data: { why: 'cut' } }, kept: 'part' },
    row: { ...guessed, outcome: 'cut' },
  },
  {
    says: 'is cut by its own limit of tokens',
    scripts: [
      async (answer) => {
        await answer.say(first, ' 해고는 서면');
        await answer.finish('length');
        await answer.usage(1_000, 100);
        await answer.done();
      },
    ],
    ...{ shown: firstShown, last: { event: 'done', data: { finish: 'length' } }, kept: 'complete' },
    row: { ...took, outcome: 'answered' },
  },
  {
    says: 'refuses what is asked',
    scripts: [
      async (answer) => {
        await answer.say(first);
        await answer.finish('content_filter');
        await answer.usage(1_000, 100);
        await answer.done();
      },
    ],
    ...{ shown: firstShown, last: { event: 'error', data: { why: 'refused' } }, kept: 'part' },
    row: { ...took, outcome: 'cut' },
  },
  {
    says: 'calls a tool that was never offered',
    scripts: [
      async (answer) => {
        await answer.say('');
        await answer.finish('tool_calls');
        await answer.usage(1_000, 100);
        await answer.done();
      },
    ],
    ...{ shown: '', last: { event: 'error', data: { why: 'refused' } }, kept: 'failed' },
    row: { ...took, outcome: 'failed' },
  },
  {
    says: 'takes too long for its first token',
    scripts: [
      async (answer) => {
        await answer.say();
        await answer.pause(10_000);
      },
    ],
    ...{ shown: '', last: { event: 'error', data: { why: 'timeout' } }, kept: 'failed' },
    row: { ...guessed, outcome: 'failed' },
  },
  {
    says: 'stalls in the middle',
    scripts: [
      async (answer) => {
        await answer.say(first, ' 그다음');
        await answer.pause(10_000);
      },
    ],
    ...{ shown: firstShown, last: { event: 'error', data: { why: 'timeout' } }, kept: 'part' },
    row: { ...guessed, outcome: 'cut' },
  },
  {
    says: 'says a little forever',
    scripts: [
      async (answer, request) => {
        await answer.say(first);
        while (!request.isAborted()) {
          await answer.say(' 음');
          await answer.pause(100);
        }
      },
    ],
    ...{ shown: firstShown, last: { event: 'error', data: { why: 'timeout' } }, kept: 'part' },
    row: { ...guessed, outcome: 'cut' },
  },
  {
    says: 'never stops writing',
    scripts: [
      async (answer, request) => {
        while (!request.isAborted()) await answer.say(...Array.from({ length: 50 }, () => `${first}\n`));
      },
    ],
    ...{ shown: expect.stringMatching(/^.{11000,12000}$/s), last: { event: 'done', data: { finish: 'length' } } },
    ...{ kept: 'complete', row: { ...guessed, outcome: 'answered' } },
  },
];

export type FaultyModel = { readonly model: FakeModel; readonly test: TestService; readonly stop: () => Promise<void> };

export const startFaultyModel = async (environment: Readonly<Record<string, string>> = {}): Promise<FaultyModel> => {
  const model = await startFakeModel();
  const test = await startTestService({
    ADVISOR_BASE_URL: model.baseUrl,
    ADVISOR_MODEL: 'example-model',
    ADVISOR_API_KEY: 'example-key',
    ADVISOR_TEMPERATURE: '0.2',
    ADVISOR_MAX_TOKENS: '500',
    ADVISOR_INPUT_PRICE: '1000',
    ADVISOR_OUTPUT_PRICE: '4000',
    ...environment,
  });
  return { model, test, stop: () => test.stop().then(model.close) };
};

/** A new person asks the question, which is answered by these scripts. */
export const answeredTo = async ({ model, test }: FaultyModel, question: string, ...scripts: readonly Script[]) => {
  model.script(question, ...scripts);
  const me = await personWhoAsks(test);
  const id = await ask(test, me, { question });
  const { status, body } = await test.call('POST', `/api/ai-advices/${id}/chat`, { token: me.token, body: {} });
  return { me, id, status, body };
};

export const rowsOf = async ({ call, headToken }: TestService, { token }: Person) =>
  (await call('GET', '/api/ai-advices/usages', { token, headers: { 'X-Wait-For': await headToken() } })).body;
export const eventsOf = async ({ service }: TestService, id: string) =>
  (await service.store.read(adviceStream(id))).map(({ type }) => type);
export const chatsOf = async ({ call }: TestService, { token }: Person, id: string) =>
  (await call('GET', `/api/ai-advices/${id}`, { token })).body.chats;

/** One fault from the question to the bill. */
export const suffer = async (faulty: FaultyModel, { says, scripts, calls = 1, shown, last, kept, row }: Fault) => {
  const { model, test } = faulty;
  const question = `${says}?`;
  const { me, id, status, body } = await answeredTo(faulty, question, ...scripts);
  expect(status).toBe(200);
  // What the asker sees.
  const messages = messagesOf(body);
  expect(messages[0]?.event).toBe('begun');
  expect(textOf(messages).trim()).toEqual(shown);
  expect(messages.at(-1)).toMatchObject(last);
  // What the log has.
  const end = kept === 'complete' ? 'AdviceAnswered' : 'AdviceAnswerBroken';
  expect(await eventsOf(test, id)).toEqual(['AdviceAsked', 'AdviceAnswerBegun', end]);
  const chats = await chatsOf(test, me, id);
  expect(chats).toMatchObject([{ by: 'asker' }, { status: kept, text: shown, advisor: 'openai' }]);
  // What was called and billed, once.
  expect(model.requestsAbout(question)).toHaveLength(calls);
  expect(await rowsOf(test, me)).toMatchObject([{ ...row, adviceId: id }]);
};
