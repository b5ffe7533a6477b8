import { isSearchOpenTo, isStaff, searchAccessUntil } from '@nomucheck/domain/accounts/access.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  caseAsRead,
  caseReadQuery,
  caseSearchAnswer,
  caseSearchQuery,
  caseWinRateAnswer,
  caseWinRateQuery,
} from '@nomucheck/domain/search/contract/search.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { idParams, loginRoute, noInput, type Route } from '../engine/http/route.ts';
import type { CaseReading } from './case-reading.ts';
import type { CaseSearch } from './case-search.ts';

export type SearchRouteParts = {
  readonly search: CaseSearch;
  readonly read: CaseReading;
  /** Whether a result or an advice that the caller may read shows them this case. */
  readonly isShown: (caller: Caller, caseId: string) => Promise<boolean>;
  readonly searchProjections: readonly string[];
  readonly clock: () => Date;
};

/**
 * `/api/cases/search` and a case as a reader sees it: for the firm's people, partners, and whoever paid within a day. Mounted
 * behind `/api/cases/data`, whose path `/:id` would take.
 */
export const searchRoutes = ({
  search,
  read,
  isShown,
  searchProjections: reads,
  clock,
}: SearchRouteParts): readonly Route[] => {
  /** A person without access is told how many cases the search would find. */
  const requireAccess = async (caller: Caller, q: string | undefined): Promise<void> => {
    if (mayRead(caller, clock())) return;
    throw new DomainError('search_payment_needed', { extra: { offer: await search.offer(q) } });
  };
  /** A caller who isn't signed in is told the same, if the query is valid. */
  const refusalDetails = async (query: unknown) => {
    const { success, data } = caseSearchQuery.safeParse(query);
    return success ? { offer: await search.offer(data.q) } : null;
  };
  return [
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/cases/search',
      summary: 'Master cases that say what is asked for, marked, counted and ranked; now or as they stood.',
      query: caseSearchQuery,
      refusalDetails,
      answers: caseSearchAnswer,
      reads,
      handle: async ({ query }, caller) => {
        await requireAccess(caller, query.q);
        return { body: await search.search(query, isStaff(caller.actor.role)) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/cases/search/win-rate',
      summary: 'How the disputes ended that the found cases are about, each counted once, with the years.',
      query: caseWinRateQuery,
      answers: caseWinRateAnswer,
      reads,
      handle: async ({ query }, caller) => {
        await requireAccess(caller, query.q);
        return { body: await search.winRate(query) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/cases/:id',
      summary: 'A master case to be read: passages, citations in and out, similar cases, where it comes from.',
      params: idParams,
      query: caseReadQuery,
      refusalDetails,
      answers: caseAsRead,
      reads,
      handle: async ({ params, query }, caller) => {
        if (mayRead(caller, clock()) || !(await isShown(caller, params.id))) await requireAccess(caller, query.q ?? '');
        return { body: await read(params.id, query) };
      },
    }),
  ];
};

const mayRead = ({ user, actor }: Caller, now: Date): boolean => {
  const open = isSearchOpenTo({ ...user, searchAccessUntil: searchAccessUntil(user) }, now.toISOString());
  return may({ role: actor.role }, 'menu.search', { open });
};
