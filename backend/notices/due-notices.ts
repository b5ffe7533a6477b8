import { nearlyDueFrom } from '@nomucheck/domain/notices/nearly-due.ts';
import { STUCK_AFTER_MS } from '@nomucheck/domain/notices/standing/orders.ts';
import { openNoticesAbout } from '@nomucheck/projections/notices/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { ReviewsDue } from '../advice/context.ts';
import type { OrdersOwedBack } from '../orders/context.ts';
import type { Telling } from './telling.ts';

export type DueParts = {
  readonly db: Db;
  readonly telling: Pick<Telling, 'tell' | 'settle'>;
  readonly reviewsDue: ReviewsDue;
  readonly ordersOwedBack: OrdersOwedBack;
  readonly clock: () => Date;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Every review is due at the end of the next working day: no row of holidays is longer. */
const lookAheadMs = 14 * DAY_MS;
/** Nobody gets a notice about something that was due longer ago. The lists and the home page still show it. */
const lookBackMs = 30 * DAY_MS;

/**
 * Gives the notices that follow from time and not from an event: about reviews that are nearly due or overdue, and about orders whose
 * refund isn't carried out. It may run in several processes and again at any time, because each notice is given once. If one fails, the
 * job gives the others first and then fails.
 */
export const tellWhatIsDue = async (parts: DueParts): Promise<void> => {
  const now = parts.clock();
  let failed = 0;
  const each = async <One>(ones: readonly One[], told: (one: One) => Promise<void>): Promise<void> => {
    for (const one of ones) {
      await told(one).catch(() => {
        failed += 1;
      });
    }
  };
  const span = { from: ago(now, lookBackMs), to: ago(now, -lookAheadMs) };
  await each(await parts.reviewsDue(span), (review) => tellOfReview(parts, review, now.toISOString()));
  await each(await parts.ordersOwedBack({ from: span.from, to: ago(now, STUCK_AFTER_MS) }), (order) =>
    parts.telling.tell(
      { kind: 'order_stuck', order, why: 'owed_back' },
      { key: order, at: now.toISOString(), except: null },
    ),
  );
  if (failed > 0) throw new Error(`${failed} matters that are due could not be told`);
};

const ago = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();

type Review = Awaited<ReturnType<ReviewsDue>>[number];

const tellOfReview = async ({ db, telling }: DueParts, review: Review, now: string): Promise<void> => {
  const { id: advice, stage, dueAt } = review;
  const of = { key: advice, at: now, except: null };
  if (now < nearlyDueFrom(review)) return;
  if (now < dueAt) return telling.tell({ kind: 'review_nearly_due', advice, stage, dueAt }, of);
  await telling.tell({ kind: 'review_overdue', advice, stage, dueAt }, of);
  // Overdue now: that it was nearly due is no news any more.
  const open = await openNoticesAbout(db, advice);
  if (open.some(({ about }) => about.kind === 'review_nearly_due')) await telling.settle({ id: advice });
};
