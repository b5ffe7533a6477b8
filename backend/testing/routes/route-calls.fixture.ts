import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import { adviceAt, storyStages } from '../../advice/testing/advice-at-stage.fixture.ts';
import { consultationAt, consultationStages } from '../../consultations/testing/consultation-at-stage.fixture.ts';
import { fileOf } from '../../files/testing/photos.fixture.ts';
import { type Answered, password, type TestService } from '../test-service.fixture.ts';
import { requests } from './all-routes.fixture.ts';
import type { Records } from './route-records.fixture.ts';
import { type Asking, never, type Owner, placeholders, type Request } from './route-request.fixture.ts';
import type { CallerKind, Row } from './route-table.fixture.ts';

/** A call that was answered, with the id under which its events would be in the log. */
export type Made = { readonly what: string; readonly requestId: string; readonly answer: Answered };

/** Rows about sessions use sessions of their own, because some of these routes end the session of the call. */
export const endsSessions = (route: string): boolean => /user\/(sessions|logout|changepw$)|end-sessions$/.test(route);

/** These routes remove the person that they are about, so each call uses a new person. */
const endsAccounts = (route: string): boolean => /userdetail\/delete|DELETE \/api\/admin\/user/.test(route);

/** Makes the calls of the table, each by its kind of caller and about its record; `change` changes what is sent. */
export const createRouteCalls = (
  test: TestService,
  { owners, given, colleague }: Records,
  change: (route: string, request: Request) => Request = (_route, request) => request,
) => {
  const made: Made[] = [];
  const tokens = new Map(Object.values(owners).map(({ id, token }) => [id, token]));

  const firm = new Set([owners.advisor, owners.admin, owners.super].map(({ id }) => id));

  /** Placed again, it is the same order. */
  const orderFor = async (checkId: string, token: string): Promise<string> => {
    const body = { product: 'check-result', checkId };
    return (await test.call('POST', '/api/order', { token, body })).body.id;
  };

  /** The request with the ids of records that are made for this call. */
  const filledIn = async (request: Request, { caller, about }: Asking): Promise<Request> => {
    let text = JSON.stringify(request);
    if (text.includes(placeholders.order))
      text = text.replaceAll(placeholders.order, await orderFor(about.finished, tokens.get(about.id) ?? ''));
    if (text.includes(placeholders.file))
      text = text.replaceAll(placeholders.file, await fileOf(test, tokens.get(about.id) ?? ''));
    const holder = caller !== null && firm.has(caller.id) && caller.id !== about.id ? caller.id : null;
    for (const stage of storyStages) {
      if (!text.includes(placeholders.advice(stage))) continue;
      const { id, answerId } = await adviceAt(test, { asker: about.id, holder }, stage);
      text = text.replaceAll(placeholders.advice(stage), id).replaceAll(placeholders.answer(stage), answerId);
    }
    for (const stage of consultationStages) {
      if (!text.includes(placeholders.consultation(stage))) continue;
      const id = await consultationAt(test, { owner: about.id, holder }, stage);
      text = text.replaceAll(placeholders.consultation(stage), id);
    }
    return JSON.parse(text.replaceAll(placeholders.colleague, colleague));
  };

  /** Until a call ends it, one session of each person is enough. */
  const live = new Map<string, { token: string; sessionId: string }>();
  const sessionOf = async ({ id, email }: Owner): Promise<{ token: string; sessionId: string }> => {
    const known = live.get(id);
    if (known) return known;
    const { body } = await test.call('POST', '/api/user/login', { body: { email, password } });
    const { body: sessions } = await test.call('GET', '/api/user/sessions', { token: body.token });
    const { id: sessionId } = sessions.items.find(({ current }: { current: boolean }) => current);
    const signedIn = { token: body.token, sessionId };
    live.set(id, signedIn);
    return signedIn;
  };

  const aboutOf = async ({ route, target }: Row, kind: CallerKind): Promise<Asking['about']> => {
    const own = owners[kind === 'anonymous' ? 'user' : kind];
    const another = owners[kind === 'user' ? 'other' : 'user'];
    const whose = target === 'other' ? another : own;
    const { id, draft, finished } = target === 'gone' ? { id: never, draft: never, finished: never } : whose;
    const { email } = whose;
    if (endsAccounts(route) && target === 'other' && (kind === 'admin' || kind === 'super')) {
      return { id: (await test.person()).id, draft: never, finished: never, email: '', sessionId: never };
    }
    if (!endsSessions(route)) return { id, draft, finished, email, sessionId: never };
    const { token, sessionId } = await sessionOf(whose);
    if (target === 'gone') {
      await test.call('POST', '/api/user/logout', { token, body: {} });
      live.delete(whose.id);
    }
    return { id, draft, finished, email, sessionId };
  };

  const tokenOf = async ({ route }: Row, caller: Owner | null): Promise<string | undefined> =>
    caller && endsSessions(route) ? (await sessionOf(caller)).token : caller?.token;

  return {
    /** All calls so far. */
    made,

    /** `ok`, or the code of the refusal. `query`: added to the path. */
    answeredTo: async (row: Row, kind: CallerKind, query = ''): Promise<string> => {
      const { route, target } = row;
      const request = requests[route];
      if (!request) return 'no request is written for this route';
      const caller = kind === 'anonymous' ? null : owners[kind];
      const about = await aboutOf(row, kind);
      const asking = { target, caller, about, ...given };
      const { path, body } = change(route, await filledIn(request(asking), asking));
      const token = await tokenOf(row, caller);
      const answer = await test.call(route.split(' ')[0] ?? '', `${path}${query}`, { token, body });
      const requestId = answer.headers.get('x-request-id') ?? '';
      made.push({
        what: `${route}, about ${target}, by ${kind}: ${answer.status} ${answer.body?.code}`,
        requestId,
        answer,
      });
      if (endsSessions(route) && answer.status < 300)
        for (const ended of [caller?.id, about.id]) live.delete(ended ?? '');
      if (answer.status < 300) return 'ok';
      const { code } = answer.body;
      const entry = Object.entries(errorCatalogue).find(([name]) => name === code);
      return entry?.[1].status === answer.status ? code : `${answer.status} ${JSON.stringify(answer.body)}`;
    },
  };
};
