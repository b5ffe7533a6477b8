import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import type { AdviceListItem } from '@nomucheck/domain/advice/contract/advice.ts';
import type { ReviewFilter } from '@nomucheck/domain/advice/contract/review.ts';
import {
  type AdvicesWanted,
  countAdvices,
  type ListedAdvice,
  listAdvices,
} from '@nomucheck/projections/advice/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { NamesOf } from '../engine/history/people-names.ts';
import { isSealed, type Sealer } from '../engine/sealing/sealer.ts';

export type AdviceListWanted = Pick<AdvicesWanted, 'sort' | 'from' | 'to' | 'overdueFirst'> & {
  readonly filter: ReviewFilter & Pick<AdvicesWanted['filter'], 'everFlagged'>;
};
export type AdvicePage = { readonly items: readonly ListedAdvice[]; readonly total: number };

/** Lists advices: the caller's own, or all for the firm. */
export type AdviceList = {
  /** The page, still sealed. */
  page(wanted: AdviceListWanted, caller: Caller): Promise<AdvicePage>;
  /** How many advices the list has. */
  count(filter: AdviceListWanted['filter'], caller: Caller): Promise<number>;
  /** The page as this caller may see it. */
  items(page: AdvicePage, caller: Caller): Promise<AdviceListItem[]>;
};

export type AdviceListParts = {
  readonly db: Db;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly namesOf: NamesOf;
  /** The ids of the people that these words find. */
  readonly searchPeople: (words: string) => Promise<readonly string[]>;
  readonly clock: () => Date;
};

const mostOfQuestion = 80;

export const createAdviceList = ({ db, sealer, namesOf, searchPeople, clock }: AdviceListParts): AdviceList => {
  const asked = async (
    { q, assignee, mine, myTurn, ...filter }: AdviceListWanted['filter'],
    { actor }: Caller,
  ): Promise<Pick<AdvicesWanted, 'filter' | 'now'>> => {
    const ownOnly = mine === true || !isStaff(actor.role);
    const askers = ownOnly ? [actor.id] : q === undefined ? undefined : await searchPeople(q);
    // Before publication nobody learns who reviews what they asked, not by a filter either.
    const holder = ownOnly ? undefined : assignee === 'me' ? actor.id : assignee;
    const isAdmin = actor.role === 'admin' || actor.role === 'super';
    const turnOf = myTurn ? { person: actor.id, isAdmin } : undefined;
    return { filter: { ...filter, askers, holder, turnOf }, now: clock().toISOString() };
  };

  return {
    page: async ({ filter, ...wanted }, caller) => listAdvices(db, { ...wanted, ...(await asked(filter, caller)) }),
    count: async (filter, caller) => countAdvices(db, await asked(filter, caller)),

    items: async ({ items }, { actor }) => {
      const isFirm = isStaff(actor.role);
      const nameOf = await namesOf(isFirm ? items.map(({ holder }) => holder) : []);
      return Promise.all(
        items.map(
          async ({ id, asker, stage, question, askedAt, updatedAt, dueAt, overdue, holder, open_flags, stars }) => {
            const text = await questionOf(question, sealer);
            return {
              ...{
                id,
                stage,
                question: isFirm && text !== null ? firstLine(text) : text,
                askedAt,
                updatedAt,
                due: dueAt,
              },
              overdue,
              assignee: isFirm && asker !== actor.id && holder !== null ? { id: holder, name: nameOf(holder) } : null,
              ...{ flags: open_flags, stars },
            };
          },
        ),
      );
    },
  };
};

export const questionOf = async (stored: unknown, sealer: Pick<Sealer, 'unseal'>): Promise<string | null> => {
  const plain = isSealed(stored) ? await sealer.unseal(stored) : null;
  return typeof plain === 'string' ? plain : null;
};

export const firstLine = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > mostOfQuestion ? `${line.slice(0, mostOfQuestion)}…` : line;
};
