import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLogPosition, noteLogPosition } from '../../shared/client/log-position.ts';
import { storeToken } from '../../shared/device/stored-token.ts';
import { stubBrowser } from '../../shared/testing/browser-stub.ts';
import { follow } from './follow.ts';

const change = (position: string, changes: number) =>
  `event: change\ndata: ${JSON.stringify({ resource: 'user', position, changes })}\n\n`;

const stream = (...parts: string[]): Response =>
  new Response(parts.join(''), { headers: { 'Content-Type': 'text/event-stream' } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  storeToken(null);
  forgetLogPosition();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('changes of other people are reported, the session’s own are not, and a connection that ended is opened again', async () => {
  const stop = new AbortController();
  const lines = [
    stream('event: begin\ndata: {"position":"1"}\n\n', change('2', 3), change('7', 1)),
    stream(change('8', 2)),
  ];
  const sent = stubBrowser(() => {
    const next = lines.shift();
    if (next) return next;
    stop.abort();
    return new Response(null, { status: 503 });
  });
  storeToken('T');
  noteLogPosition('7');
  const told: number[] = [];
  const following = follow('user', (changes) => told.push(changes), stop.signal);
  await vi.runAllTimersAsync();
  await following;
  expect(told).toEqual([3, 2]);
  expect(sent[0]).toMatchObject({ url: '/api/admin/events?resources=user' });
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer T');
  expect(sent.length).toBe(3);
});

test('after a refusal, no further connection is opened', async () => {
  const sent = stubBrowser(() => new Response(null, { status: 403 }));
  const following = follow('user', () => {}, new AbortController().signal);
  await vi.runAllTimersAsync();
  await following;
  expect(sent.length).toBe(1);
});
