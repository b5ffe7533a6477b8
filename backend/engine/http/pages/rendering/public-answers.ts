import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { v4 as uuidV4 } from 'uuid';
import { problemOf, refusalOf } from '../../answers/problem.ts';
import type { RawCall, Route } from '../../route.ts';

/** What the API answers to a read of somebody who isn't signed in; null where it isn't to be asked in this way, or can't answer now. */
export type PublicAnswers = (address: string) => Promise<Response | null>;

const anonymous: Actor = { id: 'anonymous', role: 'anonymous' };

/**
 * Asks the public routes within the process, by the same handlers as a request from outside. The call has no token, so the answer is the
 * one that everybody gets.
 */
export const createPublicAnswers = (routes: readonly Route[], clock: () => Date): PublicAnswers => {
  const reads = routes
    .filter(({ method }) => method === 'get')
    .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }));
  return async (address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    // The first that matches takes a call, as in the router.
    const found = reads.find(({ pattern }) => pattern.test(pathname));
    if (found?.route.access !== 'public') return null;
    const params = found.pattern.exec(pathname)?.groups ?? {};
    try {
      const call = callOf(decoded(params), Object.fromEntries(searchParams), clock());
      const { body, status, headers } = await found.route.run(call, null);
      return json(body, status ?? found.route.status ?? 200, headers);
    } catch (thrown) {
      const problem = problemOf(refusalOf(thrown));
      // It may answer the next time, so the page isn't drawn with this.
      return problem.status >= 500 ? null : json(problem, problem.status);
    }
  };
};

const json = (body: unknown, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

const decoded = (params: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));

const callOf = (params: unknown, query: unknown, now: Date): RawCall => ({
  ...{ body: {}, query, params },
  context: { commandId: uuidV4(), at: now.toISOString(), actor: anonymous, correlationId: uuidV4() },
  ...{ ifMatch: undefined, source: 'unknown', userAgent: null, isLocal: false, token: null },
  header: () => null,
  cookie: () => null,
  gone: new AbortController().signal,
});
