import { commentEvents } from '@nomucheck/domain/boards/comment-events.ts';
import { postEvents } from '@nomucheck/domain/boards/post-events.ts';
import { testimonialEvents } from '@nomucheck/domain/boards/testimonial-events.ts';
import { boardComments } from '@nomucheck/projections/boards/board-comments.ts';
import { boardPosts } from '@nomucheck/projections/boards/board-posts.ts';
import { boardTestimonials } from '@nomucheck/projections/boards/board-testimonials.ts';
import type { accounts } from '../accounts/context.ts';
import type { cases } from '../cases/context.ts';
import type { checks } from '../checks/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import { createNamesOf } from '../engine/history/people-names.ts';
import { subjectsUnder } from '../engine/vault/counted-subjects.ts';
import type { files } from '../files/context.ts';
import { adminCommentRoutes } from './admin-comment-routes.ts';
import { adminTestimonialRoutes } from './admin-testimonial-routes.ts';
import { boardRoutes } from './board-routes.ts';
import { createLinkCards } from './cards/link-cards.ts';
import { commentRoutes } from './comment-routes.ts';
import { createComments } from './comments/comments.ts';
import { commentsFollowing, FORGET_COMMENT, forgetComment } from './comments/removed-comments.ts';
import { imageRoutes } from './image-routes.ts';
import { postImagesFollowing, REMOVE_POST_IMAGES, removePostImages, requireBoardImages } from './images/post-images.ts';
import { ownWords } from './own-words.ts';
import { postRoutes } from './post-routes.ts';
import { postStepRoutes } from './post-step-routes.ts';
import { postHistory } from './posts/post-history.ts';
import { createPosts } from './posts/posts.ts';
import { publicPosts } from './public-posts.ts';
import { createReaders } from './readers.ts';
import { seedArticles } from './seed/seed-articles.ts';
import { boardSentences } from './sentences.ts';
import { testimonialRoutes } from './testimonial-routes.ts';
import { createTestimonials } from './testimonials/testimonials.ts';

type Needs = Pick<OffersOf<typeof accounts>, 'callerOf'> &
  Pick<OffersOf<typeof checks>, 'findCheck'> &
  Pick<OffersOf<typeof cases>, 'casesNamed'> &
  Pick<OffersOf<typeof files>, 'files'>;

/** The boards of the site: articles that the firm writes for everybody, or for members, what readers say to them, and reviews. */
export const boards = defineContext({
  name: 'boards',
  events: [...postEvents, ...commentEvents, ...testimonialEvents],
  projections: [boardPosts, boardComments, boardTestimonials],
  processManagers: [postImagesFollowing, commentsFollowing],
  sentences: boardSentences,
  personalData: { exportedFrom: [boardComments, boardTestimonials] },
  create: (foundation, { callerOf, findCheck, casesNamed, files }: Needs) => {
    const { pool: db, commands, stories, names, vault, indexKey, keys, store, readModels, clock } = foundation;
    const { attempts } = vault;
    const subjectOf = subjectsUnder(indexKey);
    const namesOf = createNamesOf(names);
    const readers = createReaders(callerOf);
    const posts = createPosts(commands, requireBoardImages(files));
    const history = postHistory({ posts, stories });
    const comments = createComments({ commands, attempts, subjectOf });
    const testimonials = createTestimonials({ commands, findCheck, attempts, subjectOf });
    const reads = [boardPosts.name];
    const below = { db, comments, namesOf, readers, reads: [boardPosts.name, boardComments.name] };
    const reviews = { db, testimonials, namesOf, reads: [boardTestimonials.name] };
    const listed = [...below.reads, ...reviews.reads];
    const untilListed = async () => readModels.waitFor(await store.head(), listed);
    return {
      offers: {},
      recordHistories: [history],
      seed: seedArticles(posts),
      effects: {
        [REMOVE_POST_IMAGES]: removePostImages({ db, commands, store, readModels, files }),
        [FORGET_COMMENT]: forgetComment(keys),
      },
      // Where one's own reviews are written stands below the boards, but is no article.
      pageHeads: { '/board/review/write': { isIndexed: false } },
      publicRecords: publicPosts({ db, clock }),
      ...ownWords({ db, comments, testimonials, namesOf, clock, untilListed }),
      routes: [
        // Before `/api/boards/:category/:id`, which would also match `/api/boards/review/mine`.
        ...testimonialRoutes(reviews),
        ...boardRoutes({ db, readers, cardsOf: createLinkCards(casesNamed), reads }),
        ...imageRoutes({ db, files, reads }),
        ...commentRoutes(below),
        ...postRoutes({ db, posts, history, reads }),
        ...postStepRoutes(posts),
        ...adminCommentRoutes(below),
        ...adminTestimonialRoutes(reviews),
      ],
    };
  },
});
