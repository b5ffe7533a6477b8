import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveChange } from '@nomucheck/domain/kernel/contract/live.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { EventStore } from '../event-store/event-store.ts';
import { someEvent } from '../event-store/test-events.ts';
import { createMemoryEventStore } from '../event-store/testing/memory-log.ts';
import { createLiveChanges } from './live-changes.ts';

const endings: AbortController[] = [];
afterEach(() => {
  for (const ending of endings.splice(0)) ending.abort();
});

const setUp = (waitFor: (position: string) => Promise<boolean> = async () => true) => {
  const memory = createMemoryEventStore();
  let subscriptions = 0;
  const store: Pick<EventStore, 'subscribe' | 'head' | 'tokenOf'> = {
    head: () => memory.head(),
    tokenOf: (position) => memory.tokenOf(position),
    subscribe: (options) => {
      subscriptions += 1;
      return memory.subscribe(options);
    },
  };
  const lists = {
    user: { projection: { name: 'users', types: ['UserSignedUp'] } },
    check: { projection: { name: 'checks', types: ['CheckStarted'] } },
    case: { projection: { name: 'case-work', types: ['CaseCollected'] } },
  };
  const live = createLiveChanges({ store, waitFor, lists, gatherMs: 50 });
  let streams = 0;
  const happens = async (type: string): Promise<string> => {
    streams += 1;
    const result = await memory.append(`thing-${streams}`, 0, [{ ...someEvent(), type }]);
    if (!result.ok) throw new Error('nothing was appended');
    return memory.tokenOf(result.position);
  };
  const follow = async (...wanted: ('user' | 'check')[]) => {
    const ending = new AbortController();
    endings.push(ending);
    const { position, changes } = await live.follow(wanted, ending.signal);
    const reported: LiveChange[] = [];
    const done = (async () => {
      for await (const change of changes) reported.push(change);
    })();
    return { position, reported, done, leave: () => ending.abort() };
  };
  return { live, happens, follow, subscriptions: () => subscriptions };
};

it('reports that a list has a new row, and reports nothing of other lists', async () => {
  const { happens, follow } = setUp();
  const admin = await follow('user');
  await happens('CheckStarted');
  const position = await happens('UserSignedUp');
  await vi.waitFor(() => expect(admin.reported).toEqual([{ resource: 'user', position, changes: 1 }]));
});

it('reports nothing that happened before it was followed', async () => {
  const { happens, follow } = setUp();
  const before = await happens('UserSignedUp');
  const admin = await follow('user');
  expect(admin.position).toBe(before);
  const position = await happens('UserSignedUp');
  await vi.waitFor(() => expect(admin.reported).toEqual([{ resource: 'user', position, changes: 1 }]));
});

it('merges changes that come quickly, and loses none of them', async () => {
  const { happens, follow } = setUp();
  const admin = await follow('user', 'check');
  for (let n = 0; n < 30; n += 1) await happens(n % 3 === 0 ? 'CheckStarted' : 'UserSignedUp');
  const sum = (resource: string) =>
    admin.reported.filter((each) => each.resource === resource).reduce((total, { changes }) => total + changes, 0);
  await vi.waitFor(() => expect([sum('user'), sum('check')]).toEqual([20, 10]));
  expect(admin.reported.length).toBeLessThan(15);
});

it('reports a change only once the list shows it', async () => {
  const shown = Promise.withResolvers<boolean>();
  const { happens, follow } = setUp(() => shown.promise);
  const admin = await follow('user');
  await happens('UserSignedUp');
  await sleep(30);
  expect(admin.reported).toEqual([]);
  shown.resolve(true);
  await vi.waitFor(() => expect(admin.reported).toHaveLength(1));
});

it('reads the log once for all followers, and not at all without followers', async () => {
  const { live, happens, follow, subscriptions } = setUp();
  expect(subscriptions()).toBe(0);
  const [one, two] = [await follow('user'), await follow('user')];
  await vi.waitFor(() => expect(subscriptions()).toBe(1));
  one.leave();
  two.leave();
  await Promise.all([one.done, two.done]);
  await follow('user');
  await vi.waitFor(() => expect(subscriptions()).toBe(2));
  // A follower that was aborted before it began leaves nothing behind.
  const gone = AbortSignal.abort();
  const { changes } = await live.follow(['user'], gone);
  for await (const change of changes) throw new Error(`reported ${change.resource} to nobody`);
  await happens('UserSignedUp');
});

it('ends all followers when the service ends', async () => {
  const { live, follow } = setUp();
  const admin = await follow('user');
  live.stop();
  await admin.done;
});
