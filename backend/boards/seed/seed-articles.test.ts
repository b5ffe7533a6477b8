import { postEvents } from '@nomucheck/domain/boards/post-events.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { v5 as uuidV5 } from 'uuid';
import { expect, it } from 'vitest';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createPosts, type Posts } from '../posts/posts.ts';
import { firstArticles } from './first-articles.ts';
import { seedArticles } from './seed-articles.ts';

const idOf = (what: string): string => uuidV5(what, '3b6c1a52-52f0-4a3e-8f43-2f1f4f4f9a11');
const contextAt = (at: string) => (what: string) => ({
  ...{ commandId: idOf(what), at, correlationId: 'test', actor: { id: 'seed', role: 'seed' } as const },
});

it('seeding that was cut off is continued by the next start, without an article twice', async () => {
  const store = createMemoryEventStore();
  const sealer = createMemorySealer().sealer;
  const posts = createPosts(
    createCommandHandler({ store, sealer, catalogue: catalogueOf(postEvents) }),
    async () => {},
  );
  let left = 5;
  const dying: Pick<Posts, 'handle'> = {
    handle: (...command) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : posts.handle(...command);
    },
  };
  await expect(seedArticles(dying)(contextAt('2026-11-28T03:00:00.000Z'), idOf)).rejects.toThrow('killed');
  await seedArticles(posts)(contextAt('2026-11-28T03:05:00.000Z'), idOf);
  const { events } = await store.readAll({ after: START, limit: 100 });
  expect(events).toHaveLength(firstArticles.length * 2);
  expect(events.map(({ type }) => type)).toEqual(firstArticles.flatMap(() => ['PostDrafted', 'PostPublished']));
});
