import { adviceAnswers } from '@nomucheck/projections/advice/advice-answers.ts';
import { advices } from '@nomucheck/projections/advice/advices.ts';
import { countReported } from '@nomucheck/projections/advice/reported-answers.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { FigureGroup } from '../../engine/foundation/figure-group.ts';
import type { ReviewQueue } from './review-queue.ts';

type Name = 'reviews-mine' | 'reviews-held' | 'reviews-due-today' | 'reviews-overdue' | 'recalls' | 'reports';

/** The reviews, recalls and reported answers that wait for the caller. */
export const reviewFigures = (db: Db, queue: Pick<ReviewQueue, 'count' | 'countRecalls'>): FigureGroup<Name> => ({
  right: 'menu.inspection',
  reads: [advices.name, adviceAnswers.name],
  count: async (caller) => {
    const [mine, held, dueToday, overdue, recalls, reports] = await Promise.all([
      queue.count({ myTurn: true }, caller),
      queue.count({ assignee: 'me' }, caller),
      queue.count({ dueToday: true }, caller),
      queue.count({ overdue: true }, caller),
      queue.countRecalls({ flagged: true }, caller),
      countReported(db, { filter: { status: 'open' }, notOf: caller.actor.id }),
    ]);
    return {
      ...{ 'reviews-mine': mine, 'reviews-held': held, 'reviews-due-today': dueToday, 'reviews-overdue': overdue },
      ...{ recalls, reports },
    };
  },
});
