import type { Consequence, LogEntry } from '@nomucheck/domain/operations/contract/log.ts';
import { expect, test } from 'vitest';
import { type CommandNode, treeOf } from './request-tree.ts';

const event = (eventId: string, request: string, cause: string): LogEntry => ({
  ...{ id: eventId, stream: 's-1', record: '1', kind: null, type: eventId, name: eventId, revision: 1, request, cause },
  ...{ at: '2026-11-28T00:00:00.000Z', actor: { id: 'system', name: '시스템', role: 'system' }, eventId },
  ...{ summary: eventId, reason: null, isReasonSealed: false, hash: null },
});
const following = (key: string, eventId: string) => ({ key, eventId, manager: 'm', name: key, state: 'done' as const });

/** `command(event(effect(command(event))))`. */
const drawn = (commands: readonly CommandNode[]): string =>
  commands
    .map(({ cause, events }) => {
      const inner = events.map(({ entry, followings }) => {
        const behind = followings.map(({ following: { key }, commands: then }) => `${key}(${drawn(then)})`);
        return `${entry.eventId}${behind.length === 0 ? '' : `[${behind.join()}]`}`;
      });
      return `${cause}(${inner.join()})`;
    })
    .join();

test('commands have their events, events what followed, and that its own commands', () => {
  const chain: Consequence = {
    request: 'r',
    isCut: false,
    events: [
      event('paid', 'r', 'c1'),
      event('opened', 'r', 'c2'),
      event('asked', 'k1', 'k1'),
      event('sent', 'k2', 'k2'),
    ],
    followings: [following('k1', 'paid'), following('k2', 'asked'), following('k3', 'opened')],
  };
  expect(drawn(treeOf(chain))).toBe('c1(paid[k1(k1(asked[k2(k2(sent))]))]),c2(opened[k3()])');
});
