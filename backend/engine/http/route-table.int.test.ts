import { randomUUID } from 'node:crypto';
import { emptyDraft } from '@nomucheck/domain/cases/empty-draft.ts';
import { caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { checkRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import type { IRouter } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillIn } from '../../checks/testing/fill-in.fixture.ts';
import { START } from '../event-store/event-store.ts';
import { createPool } from '../postgres/pool.ts';
import { type PersonKind, personKinds, personOfKind, proveAddress } from '../testing/people-of-roles.fixture.ts';
import { password, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { requests, routeTable } from './testing/all-routes.fixture.ts';
import type { Asking, Owner } from './testing/route-request.fixture.ts';
import { type CallerKind, callerKinds, type Row } from './testing/route-table.fixture.ts';

const never = '00000000-0000-4000-8000-000000000000';

let test: TestService;
let owners: Readonly<Record<PersonKind, Owner>>;
let given: Pick<
  Asking,
  | 'caseId'
  | 'draftCaseId'
  | 'importId'
  | 'documentId'
  | 'searchWordId'
  | 'messageId'
  | 'rulesetVersion'
  | 'loginEmail'
  | 'answers'
>;

beforeAll(async () => {
  test = await startTestService({ SANDBOX_OAUTH: '1' });
  const made = await Promise.all(personKinds.map(async (kind) => [kind, await ownerOf(kind)] as const));
  const ownerOfKind = (kind: PersonKind): Owner => {
    const owner = made.find(([each]) => each === kind)?.[1];
    if (!owner) throw new Error(`nobody is ${kind}`);
    return owner;
  };
  owners = {
    user: ownerOfKind('user'),
    other: ownerOfKind('other'),
    partner: ownerOfKind('partner'),
    advisor: ownerOfKind('advisor'),
    admin: ownerOfKind('admin'),
    super: ownerOfKind('super'),
  };
  const { body: form } = await test.call('GET', '/api/check/form');
  const { email: loginEmail } = await test.person();
  const { rulesetVersion } = form;
  const [caseId, draftCaseId, importId, documentId, searchWordId, messageId, answers] = await Promise.all([
    someSeeded('case'),
    someDraftCase(),
    someImport(),
    someDocument(),
    someSeeded('searchword'),
    someMessage(),
    givenAnswers(),
  ]);
  given = { caseId, draftCaseId, importId, documentId, searchWordId, messageId, rulesetVersion, loginEmail, answers };
}, 120_000);
afterAll(() => test.stop());

const ownerOf = async (kind: PersonKind): Promise<Owner> => {
  const person = await personOfKind(test, kind);
  await proveAddress(test, person.id);
  const { id: finished } = await fillIn(test, person, { questionnaire: 'basic' });
  await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id: finished } });
  const { body } = await test.call('POST', '/api/check/form', {
    token: person.token,
    body: { questionnaire: 'basic' },
  });
  return { ...person, finished, draft: body.id };
};

const givenAnswers = async (): Promise<Asking['answers']> => {
  const { token, finished } = owners.user;
  const { body } = await test.call('GET', `/api/check/${finished}`, { token });
  return checkRecord
    .parse(body)
    .answers.filter(({ derivedFrom }) => !derivedFrom)
    .map(({ section, numbering, value }) => ({ section, numbering, value }));
};

const someSeeded = async (category: string): Promise<string> => {
  const { events } = await test.service.store.readAll({ after: START, limit: 500 });
  const stream = events.map(({ stream }) => stream).find((name) => name.startsWith(`${category}-`));
  if (!stream) throw new Error(`no ${category} was seeded`);
  return stream.slice(category.length + 1);
};

/** A case that was imported from a source and that nobody has refined. */
const someDraftCase = async (): Promise<string> => {
  const caseId = randomUUID();
  const draft = emptyDraft({ kind: 'case-high', sampling: 'curated', source: { how: 'crawled', at: null } });
  const origin = { batch: null, row: null, sourceId: null };
  await test.service.commands.handle(caseDecider, {
    stream: caseStream(caseId),
    command: { type: 'CollectCase', arrival: { caseId, origin, draft, raw: null, sketch: [], proposals: [] } },
    context: {
      commandId: randomUUID(),
      at: new Date().toISOString(),
      actor: { id: 'system', role: 'system' },
      correlationId: 'a case to refine',
    },
  });
  return caseId;
};

/** An import that ended after its dry run. */
const someImport = async (): Promise<string> => {
  const { token } = owners.super;
  const sent = await test.call('POST', '/api/crawls/upload?fileName=a.csv&sampling=curated&dryRun=true', {
    token,
    raw: '기관,사건번호\n중앙노동위원회,중앙2023부해1\n',
  });
  const { id } = sent.body;
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await test.call('GET', `/api/crawls/upload/${id}`, { token });
    if (body.stage === 'finished') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the file was never looked through');
};

const someDocument = async (): Promise<string> => {
  const { token } = owners.super;
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const raw = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n';
  const sent = await test.call('POST', '/api/ocr/pdf', { token, raw, headers });
  const { id } = sent.body.files[0];
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { body } = await test.call('GET', `/api/ocr/pdf/${id}`, { token });
    if (body.status === 'failed') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the document was never looked at');
};

/** Requests a code and waits until the sandbox has received it. */
const someMessage = async (): Promise<string> => {
  const { email } = await test.person();
  await test.call('POST', '/api/user/code', { body: { channel: 'email', address: email, purpose: 'password' } });
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await test.call('GET', '/api/sandbox/mailbox');
    const letter = body.items.find(({ to }: { to: string }) => to === email);
    if (letter) return letter.id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the code never reached the mailbox');
};

const signInAgain = async ({ email }: Owner): Promise<{ token: string; sessionId: string }> => {
  const { body } = await test.call('POST', '/api/user/login', { body: { email, password } });
  const { body: sessions } = await test.call('GET', '/api/user/sessions', { token: body.token });
  return {
    token: body.token,
    sessionId: sessions.items.find(({ current }: { current: boolean }) => current).id,
  };
};

/**
 * Rows about sessions come last and sign in again for each call, because some of these routes end the session of the
 * call.
 */
const endsSessions = (route: string): boolean => /user\/(sessions|logout|changepw$)|end-sessions$/.test(route);

/** Rows that set a new password come at the very end: after them a sign-in with the old password would fail. */
const turnOf = ({ route }: Row): number => (endsSessions(route) ? 1 : 0) + (route.endsWith('/changepw') ? 1 : 0);
const rowsInOrder = routeTable.toSorted((one, other) => turnOf(one) - turnOf(other));

/** These routes remove the person that they are about, so each call uses a new person. */
const endsAccounts = (route: string): boolean => /userdetail\/delete|DELETE \/api\/admin\/user/.test(route);

const aboutOf = async ({ route, target }: Row, kind: CallerKind): Promise<Asking['about']> => {
  const own = owners[kind === 'anonymous' ? 'user' : kind];
  const another = owners[kind === 'user' ? 'other' : 'user'];
  const whose = target === 'other' ? another : own;
  const { id, draft, finished } = target === 'gone' ? { id: never, draft: never, finished: never } : whose;
  if (endsAccounts(route) && target === 'other' && (kind === 'admin' || kind === 'super')) {
    return { id: (await test.person()).id, draft: never, finished: never, email: '', sessionId: never };
  }
  if (!endsSessions(route)) return { id, draft, finished, email: whose.email, sessionId: never };
  const { token, sessionId } = await signInAgain(whose);
  if (target === 'gone') await test.call('POST', '/api/user/logout', { token, body: {} });
  return { id, draft, finished, email: whose.email, sessionId };
};

const tokenOf = async ({ route }: Row, caller: Owner | null): Promise<string | undefined> =>
  caller && endsSessions(route) ? (await signInAgain(caller)).token : caller?.token;

const answeredTo = async (row: Row, kind: CallerKind): Promise<string> => {
  const { route, target } = row;
  const request = requests[route];
  if (!request) return 'no request is written for this route';
  const caller = kind === 'anonymous' ? null : owners[kind];
  const about = await aboutOf(row, kind);
  const { path, body } = request({ target, caller, about, ...given });
  const answer = await test.call(route.split(' ')[0] ?? '', path, { token: await tokenOf(row, caller), body });
  if (answer.status < 300) return 'ok';
  const { code } = answer.body;
  const entry = Object.entries(errorCatalogue).find(([name]) => name === code);
  return entry?.[1].status === answer.status ? code : `${answer.status} ${JSON.stringify(answer.body)}`;
};

it('every route that shows the firm’s people data of another person records the access', async () => {
  const pool = createPool(test.databaseUrl);
  const accesses = async () =>
    (await pool.query('select id from vault.access_log where reader = $1', [owners.super.id])).rowCount;
  const shown = routeTable.filter(({ route, target, expected }) => {
    return route.startsWith('GET ') && target === 'other' && expected.super === 'ok' && expected.other !== 'ok';
  });
  expect(shown.length).toBeGreaterThanOrEqual(6);
  for (const row of shown) {
    const before = await accesses();
    expect(await answeredTo(row, 'super')).toBe('ok');
    expect([row.route, await accesses()]).toEqual([row.route, (before ?? 0) + 1]);
  }
  await pool.end();
});

it.each(rowsInOrder)('$route, about $target, answers each caller as the table says', async (row) => {
  const answered: Record<string, string> = {};
  for (const kind of callerKinds) answered[kind] = await answeredTo(row, kind);
  expect(answered).toEqual(row.expected);
});

it('the table contains exactly the routes that exist', () => {
  const inTable = new Set(routeTable.map(({ route }) => route));
  expect([...inTable].toSorted()).toEqual(routesOf(test.service.app.router).toSorted());
});

it('each route with a person’s id in its path has rows for one’s own record, another’s and one that doesn’t exist', () => {
  const withId = [...new Set(routeTable.map(({ route }) => route))].filter((route) =>
    /^\w+ \/api\/(check|user|admin\/user)\/.*:id/.test(route),
  );
  expect(withId.length).toBeGreaterThanOrEqual(6);
  for (const route of withId) {
    const tried = routeTable.filter((row) => row.route === route).map(({ target }) => target);
    expect([route, ...tried.toSorted()]).toEqual([route, 'gone', 'other', 'own']);
  }
});

/**
 * All routes that Express itself has, however they were mounted, so that a route outside the list of routes is found.
 */
const routesOf = ({ stack }: Pick<IRouter, 'stack'>): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (route) return route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`);
    return isRouter(handle) ? routesOf(handle) : [];
  });

const isRouter = (handle: object): handle is Pick<IRouter, 'stack'> => 'stack' in handle;
