import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requests } from '../testing/routes/all-routes.fixture.ts';
import { type Asking, never } from '../testing/routes/route-request.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
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
type Calling = { readonly bought: Bought; readonly caseId?: string; readonly answers?: Asking['answers'] };

/** Signing in and out, passwords and the account itself: answers about a person, never about a check. */
const isAboutTheAccount = (route: string): boolean => /^(POST|PUT|DELETE) \/api\/user/.test(route);

/** A valid call of every route, about the locked check wherever a route can be about one. */
const everyRoute = ({ bought: { person, checkId }, caseId = never, answers = [] }: Calling): readonly Route[] => {
  const about = { id: person.id, email: person.email, draft: checkId, finished: checkId, sessionId: never };
  const asking: Asking = {
    ...{ target: 'own', caller: { ...person, draft: checkId, finished: checkId }, about, caseId },
    ...{
      draftCaseId: never,
      importId: never,
      documentId: never,
      searchWordId: never,
      messageId: never,
      rulesetVersion: never,
    },
    ...{ loginEmail: person.email, answers },
  };
  return Object.entries(requests)
    .filter(([route]) => !isAboutTheAccount(route))
    .map(([route, request]) => ({ route, ...request(asking) }));
};

/** The routes about an order, about that of the check, and what shows a check's past. */
const routesAboutTheOrder = ({ checkId, orderId }: Bought): readonly Route[] => {
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
    { route: 'POST /api/order', path: '/api/order', body: { product: 'check-result', checkId } },
  ];
};

const withdrawal = ({ orderId }: Bought): Route => ({
  route: 'POST withdraw',
  path: `/api/order/${orderId}/withdraw`,
  body: {},
});

type Shown = { readonly route: string; readonly text: string };

const asked = async ({ route, path, body }: Route, token: string | undefined) => {
  const method = route.split(' ')[0] ?? '';
  const answer = await test.call(method, path, { token, ...(method === 'GET' ? {} : { body: body ?? {} }) });
  return { ...answer, text: typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body) };
};

const askAll = async (token: string | undefined): Promise<readonly Shown[]> => {
  const shown: Shown[] = [];
  for (const route of [...everyRoute({ bought }), ...routesAboutTheOrder(bought), withdrawal(bought)])
    shown.push({ route: route.route, text: (await asked(route, token)).text });
  return shown;
};

/** Only the locked part has these: figures that aren't rounded, the cases that were found, and what a history calls them. */
const secretsOf = (calculation: { steps: unknown; base: unknown; precedents: { caseId: string }[] }) => ({
  figures: [...new Set(JSON.stringify([calculation.steps, calculation.base]).match(/\d\.\d{6,}/g))],
  cases: calculation.precedents.map(({ caseId }) => caseId),
  names: ['함께 본 판례', '출발점이 된 승소율'],
});

/** `precedents` of the product names decisions without what they say. */
const lockedFields = /"(steps|point|keywords|observed|priorStrength)":/;

it('nothing of a locked result is shown by any route, to its owner, to somebody else or to nobody', async () => {
  const { person, checkId, orderId } = bought;
  const shown = (await Promise.all([person.token, other.token, undefined].map(askAll))).flat();
  const aboutIt = shown.filter(({ text }) => text.includes(checkId) || text.includes(orderId));
  expect(new Set(aboutIt.map(({ route }) => route)).size).toBeGreaterThanOrEqual(10);

  portone.pay(orderId);
  await buyers.back(bought);
  const explained = await test.call('GET', `/api/check/${checkId}/explanation`, { token: person.token });
  const { figures, cases, names } = secretsOf(explained.body.calculation);
  expect(figures.length).toBeGreaterThan(3);
  expect(cases.length).toBeGreaterThan(0);
  for (const { route, text } of shown) {
    expect([route, [...figures, ...cases, ...names].filter((secret) => text.includes(secret))]).toEqual([route, []]);
  }
  for (const { route, text } of aboutIt) {
    expect([route, text.match(lockedFields)?.[0]]).toEqual([route, undefined]);
  }
});

const paidBuyer = async (): Promise<Bought> => {
  const paid = await buyers.buyer();
  portone.pay(paid.orderId);
  await buyers.back(paid);
  return paid;
};
const typesOf = async ({ orderId }: Bought): Promise<readonly string[]> =>
  (await test.service.store.read(`order-${orderId}`)).map(({ type }) => type);
/** The document is made in the background; ten that ask for it before would each have it drawn. */
const isDrawn = (paid: Bought) =>
  expect.poll(() => typesOf(paid), { timeout: 20_000 }).toContain('ResultDocumentWritten');
const withdraw = (paid: Bought) => asked(withdrawal(paid), paid.person.token);

describe('what was paid for', () => {
  let staff: Person;
  beforeAll(async () => {
    staff = await test.staff();
  });
  const known = new Map<string, ReturnType<typeof secretsOf>>();
  const insideOf = async ({ checkId }: Bought) => {
    const explained = async () =>
      (await test.call('GET', `/api/check/${checkId}/explanation`, { token: staff.token })).body.calculation;
    const secrets = known.get(checkId) ?? secretsOf(await explained());
    known.set(checkId, secrets);
    return secrets;
  };
  const forSale: ReadonlySet<string> = new Set(['search_payment_needed', 'result_payment_needed']);
  /** The locked part, the document, or what nobody gets who hasn't paid. */
  const isInside = async (route: Route, answer: { status: number; text: string }, paid: Bought): Promise<boolean> => {
    if (answer.status !== 200) return false;
    if (route.path.startsWith('/api/order/getPdfData')) return answer.text.startsWith('%PDF');
    // What is published of a case names it to everybody who asks for it, and nobody has paid for that.
    if (route.route.startsWith('GET ') && (await asked(route, undefined)).text === answer.text) return false;
    const { figures, cases, names } = await insideOf(paid);
    if ([...figures, ...cases, ...names].some((secret) => answer.text.includes(secret))) return true;
    const isAboutTheirs = JSON.stringify(route).includes(paid.checkId) || JSON.stringify(route).includes(paid.orderId);
    return !isAboutTheirs && forSale.has((await asked(route, other.token)).body?.code);
  };

  it('can’t be given back once any route has shown any of it, and can after all other routes (a walk over all)', async () => {
    let paid = await paidBuyer();
    const answers = (await test.call('GET', `/api/check/${paid.checkId}`, { token: staff.token })).body.answers;
    const { cases } = await insideOf(paid);
    const walk = (one: Bought): readonly Route[] => [
      ...everyRoute({ bought: one, caseId: cases[0] ?? '', answers }),
      ...routesAboutTheOrder(one),
    ];
    const showed: string[] = [];
    for (const index of walk(paid).keys()) {
      const route = walk(paid)[index];
      if (!route) continue;
      const answer = await asked(route, paid.person.token);
      const isShown = await isInside(route, answer, paid);
      const isRecorded = (await typesOf(paid)).includes('PaidContentRead');
      expect([route.route, { isShown, isRecorded }]).toEqual([route.route, { isShown, isRecorded: isShown }]);
      if (!isShown) continue;
      showed.push(
        route.route
          .replaceAll(paid.checkId, ':id')
          .replaceAll(paid.orderId, ':order')
          .replace(/2\d{3}-.*/, 'day'),
      );
      expect((await withdraw(paid)).body.code).toBe('withdrawal_over');
      paid = await paidBuyer();
    }
    expect([...new Set(showed)].toSorted()).toEqual([
      'GET /api/cases/:id',
      'GET /api/cases/search',
      'GET /api/cases/search/win-rate',
      'GET /api/check/:id',
      'GET /api/check/:id/explanation',
      'GET /api/check/:id/history',
      'GET /api/check/:id?asOf=day',
      'GET /api/order/getPdfData?id=:order',
      'GET /api/user/export',
      'POST /api/check/:id/outcome',
      'POST /api/check/:id/recalculate',
      'POST /api/check/checkResult',
    ]);
    expect((await withdraw(paid)).body).toMatchObject({ status: 'refunded' });
  }, 120_000);

  const rounds = process.env.LONG === '1' ? 5 : 1;
  it.each([
    ['the result', ({ checkId }: Bought) => `/api/check/${checkId}`],
    ['its calculation', ({ checkId }: Bought) => `/api/check/${checkId}/explanation`],
    ['the document', ({ orderId }: Bought) => `/api/order/getPdfData?id=${orderId}`],
    ['the search', () => '/api/cases/search?q=해고'],
    ['the export', () => '/api/user/export'],
  ])('gives %s or the money back, never both, when twenty ask for both at once', async (_name, pathOf) => {
    for (let round = 0; round < rounds; round += 1) {
      const paid = await paidBuyer();
      await isDrawn(paid);
      const route = { route: 'GET', path: pathOf(paid) };
      const reads = [];
      const withdrawals = [];
      for (let n = 0; n < 10; n += 1) {
        reads.push(sleep(n).then(() => asked(route, paid.person.token)));
        withdrawals.push(withdraw(paid));
      }
      const shown = [];
      for (const answer of await Promise.all(reads)) shown.push(await isInside(route, answer, paid));
      const refunds = (await Promise.all(withdrawals)).filter(({ status }) => status === 200);
      const { status } = (
        await asked({ route: 'GET', path: `/api/order/getData?id=${paid.orderId}` }, paid.person.token)
      ).body;
      expect([shown.includes(true), refunds.length > 0 || status === 'refunded']).not.toEqual([true, true]);
      expect(shown.includes(true) || status === 'refunded').toBe(true);
    }
  });
});
