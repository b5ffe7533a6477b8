import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { liveQueryOf } from '@nomucheck/domain/kernel/contract/live.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import type { LiveChanges, LiveLists } from '../live/live-changes.ts';
import type { Sessions } from '../vault/sessions.ts';
import type { StreamMessage } from './answers/event-stream.ts';
import { noInput, type Route, staffRoute } from './route.ts';

export type LiveRouteParts = {
  readonly live: LiveChanges;
  readonly lists: LiveLists;
  readonly sessions: Pick<Sessions, 'isLive'>;
};

const mostAtOnce = 20;

/** `/api/admin/events`: announces changes in the lists that the firm's people have open. */
export const liveRoutes = ({ live, lists, sessions }: LiveRouteParts): readonly Route[] => {
  const open = new Map<string, number>();
  const count = (person: string, change: number): void => {
    const now = (open.get(person) ?? 0) + change;
    if (now > 0) open.set(person, now);
    else open.delete(person);
  };

  return [
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/admin/events',
      summary: 'Tells as it happens that something has come into a list (server-sent events).',
      query: liveQueryOf(Object.keys(lists)),
      answers: z.string(),
      mediaType: 'text/event-stream',
      handle: async ({ query: { resources, seconds }, token }, { actor }) => {
        for (const { right } of resources.flatMap((resource) => lists[resource] ?? [])) authorize(actor, right);
        if ((open.get(actor.id) ?? 0) >= mostAtOnce) {
          throw new DomainError('too_many_requests', { params: { seconds: 60 } });
        }
        const messages = async function* (signal: AbortSignal): AsyncGenerator<StreamMessage, void, undefined> {
          count(actor.id, 1);
          try {
            const { position, changes } = await live.follow(resources, signal);
            yield { event: 'begin', data: { position } };
            for await (const data of changes) yield { event: 'change', data };
          } finally {
            count(actor.id, -1);
          }
        };
        return {
          body: null,
          stream: {
            messages,
            mayGoOn: async () => token !== null && (await sessions.isLive(token)),
            ...(seconds === undefined ? {} : { endsAfter: seconds * 1000 }),
          },
        };
      },
    }),
  ];
};
