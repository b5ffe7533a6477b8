import { afterEach, expect, it, vi } from 'vitest';
import { boundedFetch, jsonOfAnswer } from './bounded-answer.ts';

afterEach(() => vi.unstubAllGlobals());

/** A body without an end, piece by piece. */
const endless = (piece: string) => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += piece.length;
      controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  return { body, sent: () => sent };
};

it('an answer is read as JSON, also cut in the middle of a letter', async () => {
  const bytes = new TextEncoder().encode('{"이름":"가나"}');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await jsonOfAnswer(new Response(body))).toEqual({ 이름: '가나' });
  expect(await jsonOfAnswer(new Response(null, { status: 204 }))).toBeNull();
  expect(await jsonOfAnswer(new Response('<html>'))).toBeNull();
});

it.each([
  ['brackets', '['.repeat(1_000)],
  ['letters', 'a'.repeat(10_000)],
])('an answer of %s without an end isn’t received', async (_what, piece) => {
  const { body, sent } = endless(piece);
  expect(await jsonOfAnswer(new Response(body))).toBeNull();
  expect(sent()).toBeLessThan(300_000);
});

it('an answer with more keys or depth than any is none', async () => {
  const keys = `{${Array.from({ length: 6_000 }, (_none, n) => `"${n}":1`).join(',')}}`;
  expect(await jsonOfAnswer(new Response(keys))).toBeNull();
  expect(await jsonOfAnswer(new Response(`${'['.repeat(40_000)}${']'.repeat(40_000)}`))).toBeNull();
});

it('a library receives no line and no answer without an end', async () => {
  const fetchOf = async (piece: string) => {
    const { body, sent } = endless(piece);
    vi.stubGlobal('fetch', async () => new Response(body, { status: 201, headers: { 'x-a': 'b' } }));
    const response = await boundedFetch({ bytes: 100_000, line: 5_000 })('https://x.example');
    expect([response.status, response.headers.get('x-a')]).toEqual([201, 'b']);
    await expect(response.text()).rejects.toThrow('an answer without an end');
    return sent();
  };
  expect(await fetchOf('a'.repeat(1_000))).toBeLessThan(20_000);
  expect(await fetchOf(`${'a'.repeat(999)}\n`)).toBeLessThan(150_000);
  vi.stubGlobal('fetch', async () => new Response('가\n나'));
  expect(await (await boundedFetch({ bytes: 100, line: 3 })('https://x.example')).text()).toBe('가\n나');
});
