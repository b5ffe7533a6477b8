import { postEvents } from '@nomucheck/domain/boards/posts/post-events.ts';
import { boardPosts } from '@nomucheck/projections/boards/board-posts.ts';
import type { accounts } from '../accounts/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { boardRoutes } from './board-routes.ts';
import { postRoutes } from './post-routes.ts';
import { postStepRoutes } from './post-step-routes.ts';
import { createPosts } from './posts.ts';
import { createReaders } from './readers.ts';
import { boardSentences } from './sentences.ts';

type Needs = Pick<OffersOf<typeof accounts>, 'callerOf'>;

/** The boards of the site: articles that the firm writes for everybody, or for members. */
export const boards = defineContext({
  name: 'boards',
  events: postEvents,
  projections: [boardPosts],
  processManagers: [],
  sentences: boardSentences,
  create: ({ pool, commands, histories }, { callerOf }: Needs) => {
    const reads = [boardPosts.name];
    const posts = createPosts(commands);
    return {
      offers: {},
      routes: [
        ...boardRoutes({ db: pool, readers: createReaders(callerOf), reads }),
        ...postRoutes({ db: pool, posts, histories, reads }),
        ...postStepRoutes(posts),
      ],
    };
  },
});
