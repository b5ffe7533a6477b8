import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLogPosition } from '../../shared/client/log-position.ts';
import { stubBrowser } from '../../shared/testing/browser-stub.ts';
import { follow } from './follow.ts';

const change = (resource: string, changes: number) =>
  `event: change\ndata: ${JSON.stringify({ resource, position: '9', changes })}\n\n`;
const lasting = (text: string): Response => {
  const content = new ReadableStream<Uint8Array>({ start: (line) => line.enqueue(new TextEncoder().encode(text)) });
  return new Response(content, { headers: { 'Content-Type': 'text/event-stream' } });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forgetLogPosition();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a window follows comes over one connection, and each follower hears of its own list', async () => {
  const sent = stubBrowser(() => lasting(change('notice', 1) + change('order', 2)));
  const [one, other] = [new AbortController(), new AbortController()];
  const told: string[] = [];
  const following = [
    follow('notice', (changes) => told.push(`notice ${changes}`), one.signal),
    follow('order', (changes) => told.push(`order ${changes}`), other.signal),
  ];
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.map(({ url }) => url)).toEqual(['/api/admin/events?resources=notice,order']);
  expect(told).toEqual(['notice 1', 'order 2']);
  other.abort();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.map(({ url }) => url).slice(1)).toEqual(['/api/admin/events?resources=notice']);
  one.abort();
  await Promise.all(following);
});

test('what is refused together is followed apart, and only what is refused alone ends', async () => {
  const sent = stubBrowser(({ url }) =>
    url.includes('user') ? new Response(null, { status: 403 }) : lasting(change('notice', 3)),
  );
  const stop = new AbortController();
  const told: number[] = [];
  const mine = follow('notice', (changes) => told.push(changes), stop.signal);
  const refused = follow('user', () => {}, stop.signal);
  await vi.advanceTimersByTimeAsync(10);
  await refused;
  await vi.advanceTimersByTimeAsync(10);
  expect(told.at(-1)).toBe(3);
  expect(sent.map(({ url }) => url.split('=')[1])).toEqual(['notice,user', 'notice', 'user', 'notice']);
  stop.abort();
  await mine;
});
