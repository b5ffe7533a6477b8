import type { ChatMessage } from '@nomucheck/domain/advice/contract/advice.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { json, stubBrowser } from '../../../shared/testing/browser-stub.ts';
import { type ChatEnd, readChat, streamChat } from './chat-stream.ts';

const id = '6f9f7c2e-0000-4000-8000-000000000001';
const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const begun = event('begun', { messageId: id, answerId: id });
const deltas = event('delta', { text: '해고된 날부터 ' }) + event('delta', { text: '“3개월” 안에 [1]' });
const done = event('done', {
  ...{ messageId: id, finish: 'complete', dropped: {}, usage: { inputTokens: 1, outputTokens: 1 }, revision: 4 },
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const streamOf = (pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
const readAll = async (pieces: readonly Uint8Array[]): Promise<{ text: string; end: ChatEnd; told: string[] }> => {
  const told: ChatMessage[] = [];
  const end = await readChat(streamOf(pieces), (message) => told.push(message));
  const text = told.map((message) => (message.event === 'delta' ? message.data.text : '')).join('');
  return { text, end, told: told.map(({ event }) => event) };
};

afterEach(() => vi.unstubAllGlobals());

test('the text is the same wherever the network cuts it, also within a syllable', async () => {
  const all = bytesOf(`:\n\n${begun}${deltas}${done}`);
  for (let cut = 0; cut <= all.length; cut += 1) {
    const { text, end } = await readAll([all.slice(0, cut), all.slice(cut)]);
    expect(text).toBe('해고된 날부터 “3개월” 안에 [1]');
    expect(end).toEqual({ how: 'done', revision: 4 });
  }
  const single = await readAll([...all].map((byte) => Uint8Array.of(byte)));
  expect(single.text).toBe('해고된 날부터 “3개월” 안에 [1]');
});

test('a stream without a last word was cut, and what came before it is told', async () => {
  const { text, end } = await readAll([bytesOf(begun + deltas)]);
  expect(end).toEqual({ how: 'cut' });
  expect(text).toContain('3개월');
});

test('the server’s own word on a failure is the end, and a later part is not read', async () => {
  const message = '🤖 답변을 만들 수 없어요.';
  const failed = event('error', { code: 'ai_unavailable', message, why: 'unavailable' });
  const { end, text } = await readAll([bytesOf(begun + failed + deltas)]);
  expect(end).toEqual({ how: 'broken', message });
  expect(text).toBe('');
});

test('an answer that was stopped, here or in another window, is no failure', async () => {
  const stopped = event('error', { code: 'ai_unavailable', message: '✋ 답변을 멈췄어요.', why: 'stopped' });
  expect((await readAll([bytesOf(begun + deltas + stopped)])).end).toEqual({ how: 'stopped' });
});

test('events of a later version are passed over', async () => {
  const { told, end } = await readAll([bytesOf(event('mood', { calm: true }) + begun + done)]);
  expect(told).toEqual(['begun']);
  expect(end.how).toBe('done');
});

const ask = (stop = new AbortController().signal) => streamChat({ url: '/api/x', data: {} }, () => {}, stop);

test('a refusal before the stream keeps its code, and a stop before the answer is a stop', async () => {
  stubBrowser(() => json(429, { code: 'quota_exceeded', message: '📊 이번 달 이용 한도를 넘었어요.' }));
  expect(await ask()).toMatchObject({ how: 'refused', failure: { code: 'quota_exceeded' } });

  stubBrowser(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  expect(await ask(AbortSignal.abort())).toEqual({ how: 'stopped' });
});

test('a request asks for a stream, with the person’s token', async () => {
  const sent = stubBrowser(() => new Response(begun + done, { headers: { 'Content-Type': 'text/event-stream' } }));
  localStorage.setItem('token', 'secret');
  expect(await ask()).toEqual({ how: 'done', revision: 4 });
  expect(sent[0]?.headers.get('Accept')).toBe('text/event-stream');
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
});
