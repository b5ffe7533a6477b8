import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import type { AdviceListItem } from '@nomucheck/domain/advice/contract/advice.ts';
import type { RecallItem, ReviewDetail, ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import type { Course } from '@nomucheck/domain/advice/course.ts';
import { refusalOfClaim } from '@nomucheck/domain/advice/review/claiming.ts';
import { reviewDueAt } from '@nomucheck/domain/advice/review/due.ts';
import { mayTakeOver } from '@nomucheck/domain/advice/review/hand-over.ts';
import { mayBeShown } from '@nomucheck/domain/advice/shown/shown.ts';
import { isWithTheFirm, type Stage, stages } from '@nomucheck/domain/advice/stages.ts';
import { type Conflict, hasNewConflict } from '@nomucheck/domain/conflicts/conflict.ts';
import type { ListedAdvice } from '@nomucheck/projections/advice/listing.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { type NamesOf, namedInOrder } from '../../engine/history/people-names.ts';
import type { AdviceList, AdviceListWanted } from '../advice-list.ts';
import { type AdviceViews, flagsInWords } from '../advice-views.ts';
import type { LoadedAdvice } from '../loaded-advice.ts';
import type { Presences } from './presences.ts';
import { holderOf } from './reviewing.ts';

/** The review queue, and everything beside the text of one review. */
export type ReviewQueue = {
  page(wanted: AdviceListWanted, caller: Caller, now: string): Promise<Page<ReviewListItem>>;
  /** How many reviews the list has. */
  count(filter: AdviceListWanted['filter'], caller: Caller): Promise<number>;
  /** How many the list of recalls has. */
  countRecalls(filter: AdviceListWanted['filter'], caller: Caller): Promise<number>;
  /** Advices that name a case that changed afterwards, the newest change first. */
  recalls(wanted: AdviceListWanted, caller: Caller): Promise<Page<RecallItem>>;
  detail(loaded: LoadedAdvice, caller: Caller, now: string): Promise<ReviewDetail>;
};
type Page<Item> = { readonly items: readonly Item[]; readonly total: number; readonly askers: readonly string[] };

export type ReviewQueueParts = {
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly list: AdviceList;
  readonly views: AdviceViews;
  readonly namesOf: NamesOf;
  readonly presences: Presences;
  /** Where the firm serves, or has served, the other side: the flags of each of these advices. */
  readonly conflictsOf: (adviceIds: readonly string[]) => Promise<ReadonlyMap<string, readonly Conflict[]>>;
  readonly companyNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly registrationRequired: boolean;
  /** Everybody of the firm who may take a review. */
  readonly whoTakesReviews: () => Promise<readonly string[]>;
};

/** What the queue holds where no stage is asked for: everything that somebody of the firm has to do. */
const inQueue: Stage[] = stages.filter(isWithTheFirm);

const ofQueue = (filter: AdviceListWanted['filter']): AdviceListWanted['filter'] => ({
  ...filter,
  stage: filter.stage ?? (filter.id === undefined ? inQueue : undefined),
});
const ofRecalls = (filter: AdviceListWanted['filter']): AdviceListWanted['filter'] => ({
  ...filter,
  everFlagged: true,
});

export const createReviewQueue = (parts: ReviewQueueParts): ReviewQueue => {
  const { commands, list, views, namesOf, presences, conflictsOf, companyNames, registrationRequired } = parts;
  const { whoTakesReviews } = parts;

  const mayReview = ({ user }: Caller): boolean => !registrationRequired || user.registrationNumber !== null;

  /** For the holder of review 1 alone. */
  const handOverOf = async (advice: Advice, { actor }: Caller, now: string): Promise<ReviewDetail['handOver']> => {
    if (advice.stage !== 'review1' || advice.reviews[1].holder?.userId !== actor.id) return null;
    const people = (await whoTakesReviews()).filter((person) => mayTakeOver(advice, person));
    return { dueAt: reviewDueAt(now), people: namedInOrder(people, await namesOf(people)) };
  };

  return {
    count: (filter, caller) => list.count(ofQueue(filter), caller),
    countRecalls: (filter, caller) => list.count(ofRecalls(filter), caller),

    page: async ({ filter, ...wanted }, caller, now) => {
      const page = await list.page({ ...wanted, filter: ofQueue(filter), overdueFirst: true }, caller);
      const { items: rows, total } = page;
      const [items, nameOf, conflicts, companies] = await Promise.all([
        list.items(page, caller),
        namesOf(rows.map(({ reviewer1 }) => reviewer1)),
        conflictsOf(rows.map(({ id }) => id)),
        companyNames(rows.flatMap(({ company_id }) => company_id ?? [])),
      ]);
      const rowOf = (row: ListedAdvice, item: AdviceListItem): ReviewListItem => ({
        ...item,
        ...{ round: row.round, requestedAt: row.requestedAt },
        reviewer1:
          row.reviewer1 === null || row.asker === caller.actor.id
            ? null
            : { id: row.reviewer1, name: nameOf(row.reviewer1) },
        conflict: (conflicts.get(row.id) ?? []).length > 0,
        company: row.company_id === null ? null : (companies.get(row.company_id) ?? null),
        may: {
          claim1: mayReview(caller) && claimable(row, 1, caller, now),
          claim2: mayReview(caller) && claimable(row, 2, caller, now),
        },
      });
      return {
        items: rows.flatMap((row, index) => {
          const item = items[index];
          return item ? [rowOf(row, item)] : [];
        }),
        total,
        askers: rows.map(({ asker }) => asker),
      };
    },

    recalls: async ({ filter, ...wanted }, caller) => {
      const page = await list.page({ ...wanted, filter: ofRecalls(filter) }, caller);
      const [items, states] = await Promise.all([
        list.items(page, caller),
        commands.loadMany(
          adviceDecider,
          page.items.map(({ id }) => adviceStream(id)),
        ),
      ]);
      return {
        items: items.map((item) => {
          const state = states.get(adviceStream(item.id))?.state;
          return { ...item, changed: state ? flagsInWords(state) : [] };
        }),
        total: page.total,
        askers: page.items.map(({ asker }) => asker),
      };
    },

    detail: async (loaded, caller, now) => {
      const { id, advice, course } = loaded;
      const { actor } = caller;
      const holder = holderOf(advice);
      const [record, ofAdvices, companies, others, handOver] = await Promise.all([
        views.record(loaded, actor, now),
        conflictsOf([id]),
        companyNames(advice.companyId === null ? [] : [advice.companyId]),
        presences.others(id, actor.id),
        handOverOf(advice, caller, now),
      ]);
      const nameOf = await namesOf([advice.asker, holder?.userId, ...others, ...course.texts.map(({ by }) => by)]);
      const { stage, reviews } = advice;
      const conflicts = ofAdvices.get(id) ?? [];
      const { accepted } = reviews[stage === 'review2' ? 2 : 1];
      const isAdmin = actor.role === 'admin' || actor.role === 'super';
      const claim = (of: 1 | 2): boolean => {
        const held = { 1: reviews[1].held, 2: reviews[2].held };
        const by = { stage: of, reviewer: actor.id, at: now };
        const free = holder?.userId !== actor.id;
        return mayReview(caller) && free && refusalOfClaim({ asker: advice.asker, stage, held, holder }, by) === null;
      };
      return {
        ...record,
        asker: { id: advice.asker, name: nameOf(advice.asker) },
        company: advice.companyId === null ? null : (companies.get(advice.companyId) ?? null),
        ...{ parties: advice.parties, conflicts: [...conflicts] },
        reasonNeeded: holder?.userId === actor.id && hasNewConflict(accepted, conflicts),
        texts: textsOf(course, nameOf),
        note: isOfReview2(stage) ? reviews[2].note : (advice.draft?.note ?? null),
        registration: caller.user.registrationNumber,
        handOver,
        present: namedInOrder(others, nameOf),
        may: {
          ...{ claim1: claim(1), claim2: claim(2) },
          requestReview2: stage === 'review1_done' && (isAdmin || reviews[1].judgement?.reviewer === actor.id),
          reassign: isAdmin && isWithTheFirm(stage) && stage !== 'review1_done',
          ...{ amend: stage === 'published', withdraw: stage === 'published', show: mayBeShown(advice) },
        },
        holder: holder && {
          ...{ id: holder.userId, name: nameOf(holder.userId), until: holder.until },
          stage: stage === 'review2' ? 2 : 1,
        },
        shown: shownOf(advice),
      };
    },
  };
};

const shownOf = ({ shown }: Advice): ReviewDetail['shown'] =>
  shown === null || shown.question === null || shown.answer === null
    ? null
    : { question: shown.question, answer: shown.answer };

const isOfReview2 = (stage: Stage): boolean =>
  stage === 'review2_requested' || stage === 'review2' || stage === 'published';

const claimable = (row: ListedAdvice, of: 1 | 2, { actor }: Caller, now: string): boolean => {
  const holder = row.holder !== null && row.holderUntil !== null && { userId: row.holder, until: row.holderUntil };
  const { asker, stage, held1, held2 } = row;
  if (row.holder === actor.id) return false;
  const claimed = { asker, stage, held: { 1: held1, 2: held2 }, holder: holder || null };
  return refusalOfClaim(claimed, { stage: of, reviewer: actor.id, at: now }) === null;
};

/** Without those whose words can't be read any more. */
const textsOf = (course: Course, nameOf: (id: string) => string): ReviewDetail['texts'] =>
  course.texts.flatMap(({ text, by, ...rest }) =>
    text === null ? [] : [{ ...rest, text, by: by === null ? null : nameOf(by) }],
  );
