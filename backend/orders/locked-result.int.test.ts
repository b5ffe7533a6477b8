import { afterAll, beforeAll, expect, it } from 'vitest';
import { requests } from '../engine/http/testing/all-routes.fixture.ts';
import { type Asking, never } from '../engine/http/testing/route-request.fixture.ts';
import { type Person, startTestService, type TestService } from '../engine/testing/test-service.fixture.ts';
import { type Bought, createBuyers } from './testing/buyers.fixture.ts';
import { startPortOne } from './testing/portone.fixture.ts';

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let bought: Bought;
let other: Person;
const buyers = createBuyers(() => test);
beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService(portone.environment);
  [bought, other] = [await buyers.buyer(), await test.person()];
});
afterAll(async () => {
  await test.stop();
  await portone.stop();
});

type Route = { readonly route: string; readonly path: string; readonly body?: unknown };

/** Signing in and out, passwords and the account itself: answers about a person, never about a check. */
const isAboutTheAccount = (route: string): boolean => /^(POST|PUT|DELETE) \/api\/user/.test(route);

/** A valid call of every route, about the locked check wherever a route can be about one. */
const everyRoute = (): readonly Route[] => {
  const { person, checkId } = bought;
  const about = { id: person.id, email: person.email, draft: checkId, finished: checkId, sessionId: never };
  const asking: Asking = {
    ...{ target: 'own', caller: { ...person, draft: checkId, finished: checkId }, about, caseId: never },
    ...{
      draftCaseId: never,
      importId: never,
      documentId: never,
      searchWordId: never,
      messageId: never,
      rulesetVersion: never,
    },
    ...{ loginEmail: person.email, answers: [] },
  };
  return Object.entries(requests)
    .filter(([route]) => !isAboutTheAccount(route))
    .map(([route, request]) => ({ route, ...request(asking) }));
};

/** The routes about an order, about that of the check, and what shows a check's past. */
const routesAboutTheOrder = (): readonly Route[] => {
  const { checkId, orderId } = bought;
  const past = new Date(Date.now() + 1_000).toISOString();
  const reads = [
    ...[`/api/check/${checkId}?asOf=${past}`, `/api/check/${checkId}?asOf=r1`, '/api/user/export'],
    ...[`/api/order/getData?id=${orderId}`, `/api/order/getPdfData?id=${orderId}`],
    ...[`/api/order/${orderId}`, `/api/order/${orderId}/history`],
    `/api/order?filter=${encodeURIComponent(JSON.stringify({ checkId }))}`,
  ];
  return [
    ...reads.map((path) => ({ route: `GET ${path}`, path })),
    { route: 'POST /api/order/add', path: '/api/order/add', body: { orderId, paymentId: orderId } },
    { route: 'POST withdraw', path: `/api/order/${orderId}/withdraw`, body: {} },
    { route: 'POST /api/order', path: '/api/order', body: { product: 'check-result', checkId } },
  ];
};

type Shown = { readonly route: string; readonly text: string };

const askAll = async (token: string | undefined): Promise<readonly Shown[]> => {
  const shown: Shown[] = [];
  for (const { route, path, body } of [...everyRoute(), ...routesAboutTheOrder()]) {
    const method = route.split(' ')[0] ?? '';
    const answer = await test.call(method, path, { token, ...(method === 'GET' ? {} : { body: body ?? {} }) });
    shown.push({ route, text: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body) });
  }
  return shown;
};

/** Only the locked part has these: figures that aren't rounded, and the cases that were found. */
const secretsOf = (calculation: { steps: unknown; base: unknown; precedents: { caseId: string }[] }) => ({
  figures: [...new Set(JSON.stringify([calculation.steps, calculation.base]).match(/\d\.\d{6,}/g))],
  cases: calculation.precedents.map(({ caseId }) => caseId),
});

/** `precedents` of the product names decisions without what they say. */
const lockedFields = /"(steps|point|keywords|observed|priorStrength)":/;

it('nothing of a locked result is shown by any route, to its owner, to somebody else or to nobody', async () => {
  const { person, checkId, orderId } = bought;
  const asked = await Promise.all([person.token, other.token, undefined].map(askAll));
  const shown = asked.flat();
  const aboutIt = shown.filter(({ text }) => text.includes(checkId) || text.includes(orderId));
  expect(new Set(aboutIt.map(({ route }) => route)).size).toBeGreaterThanOrEqual(10);

  portone.pay(orderId);
  await buyers.back(bought);
  const explained = await test.call('GET', `/api/check/${checkId}/explanation`, { token: person.token });
  const { figures, cases } = secretsOf(explained.body.calculation);
  expect(figures.length).toBeGreaterThan(3);
  expect(cases.length).toBeGreaterThan(0);
  for (const { route, text } of shown) {
    expect([route, [...figures, ...cases].filter((secret) => text.includes(secret))]).toEqual([route, []]);
  }
  for (const { route, text } of aboutIt) {
    expect([route, text.match(lockedFields)?.[0]]).toEqual([route, undefined]);
  }
});
