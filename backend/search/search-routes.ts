import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import { caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { publishedCase } from '@nomucheck/domain/search/contract/published-case.ts';
import {
  caseAsRead,
  caseReadQuery,
  caseSearchAnswer,
  caseSearchQuery,
  caseWinRateAnswer,
  caseWinRateQuery,
} from '@nomucheck/domain/search/contract/search.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { idParams, loginRoute, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { SearchAccess } from './asking/search-access.ts';
import type { CaseReading } from './case-reading.ts';
import type { CaseSearch } from './case-search.ts';
import type { FindPublishedCase } from './published-cases.ts';

export type SearchRouteParts = {
  readonly search: CaseSearch;
  readonly read: CaseReading;
  readonly findPublished: FindPublishedCase;
  readonly access: SearchAccess;
  /** Whether something that the caller may read without payment, as an advice, shows them this case. */
  readonly isShown: ShowsCase;
  /** The same of a result that they have paid for. */
  readonly isOfPaidResult: ShowsCase;
  readonly searchProjections: readonly string[];
};

type ShowsCase = (caller: Caller, caseId: string) => Promise<boolean>;

/**
 * `/api/cases/search` and `/api/cases/:id` are for the firm's people, for partners, and for people who paid within the last 24 hours.
 * `/api/cases/brief/:id` is public; it doesn't stand below `/api/cases/:id`, because every route there needs the right of that one.
 * These routes are mounted after `/api/cases/data`, which `/api/cases/:id` would also match.
 */
export const searchRoutes = ({
  search,
  read,
  findPublished,
  access,
  isShown,
  isOfPaidResult,
  searchProjections: reads,
}: SearchRouteParts): readonly Route[] => {
  /** A person without access is told how many cases the search would find. */
  const refusal = async (q: string | undefined): Promise<DomainError> =>
    new DomainError('search_payment_needed', { extra: { offer: await search.offer(q) } });
  const found = async <Found>(caller: Caller, q: string | undefined, find: () => Promise<Found>): Promise<Found> => {
    const answer = await access.shown(caller, find);
    if (answer === null) throw await refusal(q);
    return answer;
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
        const body = await found(caller, query.q, () => search.search(query, isStaff(caller.actor.role)));
        return { body };
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
        return { body: await found(caller, query.q, () => search.winRate(query)) };
      },
    }),
    publicRoute({
      ...noInput,
      method: 'get',
      path: '/api/cases/brief/:id',
      summary:
        'What anybody may know of a published case: what it is called, its day, its outcome and where it can be read.',
      params: idParams,
      answers: publishedCase,
      reads: [caseFacts.name],
      handle: async ({ params: { id } }) => {
        const body = await findPublished(id);
        if (body === null) throw new DomainError('not_found');
        return { body, shows: [caseStream(body.id)] };
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
        const { id } = params;
        const reading = () => read(id, query);
        // What is free is asked first: who may read a case anyway has used nothing of what they paid for.
        if (!access.isFree(caller) && (await isShown(caller, id))) return { body: await reading() };
        const answer = await access.shown(caller, reading);
        if (answer !== null) return { body: answer };
        if (!(await isOfPaidResult(caller, id))) throw await refusal(query.q ?? '');
        return { body: await reading() };
      },
    }),
  ];
};
