import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { changeNoticesDecider, changeNoticesStream } from '@nomucheck/domain/policies/change-notices.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import { zipSync } from 'fflate';
import { adviceAt, storyStages } from '../../advice/testing/advice-at-stage.fixture.ts';
import { decisionFile } from '../../case-import/testing/files.fixture.ts';
import { fileForm, plainPhoto } from '../../files/testing/photos.fixture.ts';
import { createBuyers } from '../../orders/testing/buyers.fixture.ts';
import { addToLog, personOfKind, proveAddress } from '../../testing/people-of-roles.fixture.ts';
import { type Answered, type Person, password, type TestService } from '../../testing/test-service.fixture.ts';

/** Somebody with a finished check; their orders, and the advices and consultations that they asked for. */
type Visitor = {
  readonly person: Person;
  readonly checkId: string;
  readonly orders: string[];
  readonly advices: string[];
  readonly consultations: string[];
};

export type World = {
  readonly test: TestService;
  readonly visitors: readonly Visitor[];
  readonly reviewers: readonly Person[];
  readonly staff: Person;
  readonly imports: string[];
  /** Articles of the boards. */
  readonly posts: string[];
  /** Cases of the master data. */
  readonly cases: readonly string[];
};

/** Chooses one of these, by the numbers of the property. */
type Pick = <One>(of: readonly One[]) => One | undefined;
type Act = (world: World, visitor: Visitor, pick: Pick) => Promise<unknown>;

export const newWorld = async (test: TestService): Promise<World> => {
  const buyers = createBuyers(() => test);
  const visitors: Visitor[] = [];
  for (let n = 0; n < 3; n += 1) {
    const person = await test.person();
    await proveAddress(test, person.id);
    visitors.push({ person, checkId: await buyers.finishedCheck(person), orders: [], advices: [], consultations: [] });
  }
  const reviewers = [await personOfKind(test, 'advisor'), await personOfKind(test, 'advisor')];
  const staff = await test.staff();
  const { body: mastered } = await test.call('GET', '/api/cases/data', { token: staff.token });
  const cases = mastered.map(({ id }: { id: string }) => id);
  return { test, visitors, reviewers, staff, imports: [], posts: [], cases };
};

/** Refusals are ordinary; an error of the service isn't. */
const ask = async (
  { test }: World,
  { token }: Person,
  method: string,
  path: string,
  body?: object,
): Promise<Answered> => {
  const answer = await test.call(method, path, { token, ...(method === 'GET' ? {} : { body: body ?? {} }) });
  if (answer.status >= 500 && answer.body?.code !== 'unavailable')
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};

const account = { bank: 'KOOKMIN', number: '12345678901234', holder: '김해고' };
const place: Act = async (world, visitor) => {
  const { body } = await ask(world, visitor.person, 'POST', '/api/order', {
    ...{ product: 'check-result', checkId: visitor.checkId },
  });
  if (typeof body.id === 'string' && !visitor.orders.includes(body.id)) visitor.orders.push(body.id);
};
const ofOrder =
  (act: (order: string, world: World, visitor: Visitor, pick: Pick) => Promise<unknown>): Act =>
  async (world, visitor, pick) => {
    const order = visitor.orders.at(-1);
    if (order !== undefined) await act(order, world, visitor, pick);
  };
const play = (order: string, world: World, { person }: Visitor, action: string) =>
  ask(world, person, 'POST', '/api/order/sandbox', { paymentId: order, action });
const come = (order: string, world: World, { person }: Visitor) =>
  ask(world, person, 'POST', '/api/order/add', { orderId: order, paymentId: order });
const withdraw = (order: string, world: World, { person }: Visitor) =>
  ask(world, person, 'POST', `/api/order/${order}/withdraw`, { account });
/** Before, while and after the document of a paid result is drawn. */
export const momentsMs = [0, 100, 300, 800];
const payments = ['paid', 'failed', 'other_amount', 'twice', 'virtual_account', 'deposit'];
const sensitive = (agreed: boolean) => ({
  sensitive: { agreed, version: firstPolicyVersion },
});
const ofAdvice =
  (path: string, body?: object): Act =>
  async (world, { advices }, pick) => {
    const advice = pick(advices);
    if (advice !== undefined) await ask(world, world.staff, 'POST', `/api/ai-advices/${advice}/${path}`, body);
  };
/** Whoever of the staff takes it goes on in spite of a conflict. */
const ofConsultation =
  (step: string, body: object): Act =>
  async (world, { consultations }, pick) => {
    const id = pick(consultations);
    if (id === undefined) return;
    await ask(world, world.staff, 'POST', `/api/consult/${id}/assign`, { assignee: 'me', reason: '이름만 같은 회사' });
    await ask(world, world.staff, 'POST', `/api/consult/${id}/${step}`, body);
  };
const ofCase =
  (step: string, body: object): Act =>
  (world, _visitor, pick) =>
    ask(world, world.staff, 'POST', `/api/cases/data/${pick(world.cases)}/${step}`, body);
const ofImport =
  (step: string, body?: object): Act =>
  async (world, _visitor, pick) => {
    const id = pick(world.imports);
    if (id !== undefined) await ask(world, world.staff, 'POST', `/api/crawls/upload/${id}/${step}`, body);
  };
const my =
  (method: string, pathOf: (visitor: Visitor) => string, body?: object): Act =>
  (world, visitor) =>
    ask(world, visitor.person, method, pathOf(visitor), body);

/** What visitors and the firm's people do on any day. */
export const acts = {
  place,
  pay: ofOrder((order, world, visitor, pick) => play(order, world, visitor, pick(payments) ?? 'paid')),
  'come back from the payment': ofOrder(come),
  withdraw: ofOrder(withdraw),
  'pay and withdraw soon': async (world, visitor, pick) => {
    await place(world, visitor, pick);
    await ofOrder(async (order) => {
      await play(order, world, visitor, 'paid');
      await come(order, world, visitor);
      await sleep(pick(momentsMs));
      await withdraw(order, world, visitor);
    })(world, visitor, pick);
  },
  'give a part or all back': ofOrder((order, world, _visitor, pick) =>
    ask(world, world.staff, 'POST', `/api/order/${order}/refund`, {
      ...{ reason: '요청', account, ...(pick([true, false]) ? { amount: 900 } : {}) },
    }),
  ),
  'read the result': my('GET', ({ checkId }) => `/api/check/${checkId}`),
  'read the document': ofOrder((order, world, { person }) =>
    ask(world, person, 'GET', `/api/order/getPdfData?id=${order}`),
  ),
  'calculate again': my('POST', ({ checkId }) => `/api/check/${checkId}/recalculate`),
  share: my('POST', ({ checkId }) => `/api/check/${checkId}/share`),
  'end the link': my('DELETE', ({ checkId }) => `/api/check/${checkId}/share`),
  'ask for reminders': my('POST', ({ checkId }) => `/api/check/${checkId}/reminders`, { channel: 'email' }),
  'begin another check': my('POST', () => '/api/check/form', { questionnaire: 'basic' }),
  'discard it': my('DELETE', () => '/api/check/autosave'),
  'take the consent back': my('POST', () => '/api/user/term', sensitive(false)),
  'consent again': my('POST', () => '/api/user/term', sensitive(true)),
  'change one’s name': my('PUT', () => '/api/user/edit', { name: '박해고' }),
  'change one’s photo': async (world, { person }, pick) => {
    const photo = fileForm({ content: await plainPhoto() });
    const { status, body } = await world.test.call('POST', '/files', { token: person.token, ...photo });
    if (status !== 201) return;
    await ask(world, person, 'PUT', '/api/user/edit', { photoURL: body.url });
    if (pick([true, false])) await ask(world, person, 'DELETE', body.url);
  },
  'change the password': my('POST', () => '/api/user/changepw', { current: password, password, newPassword: password }),
  'prove a number': async ({ test }, { person: { id: owner, email } }, pick) => {
    const personal = { email, name: '김해고', phoneNumber: pick(['01011112222', '01033334444']) ?? null };
    await addToLog(test, owner, { type: 'PhoneVerified', data: { owner, at: new Date().toISOString(), personal } });
  },
  'ask for advice': async ({ test, reviewers }, { person, advices }, pick) => {
    const holder = pick(reviewers)?.id ?? null;
    advices.push((await adviceAt(test, { asker: person.id, holder }, pick(storyStages) ?? 'drafting')).id);
  },
  'withdraw an advice': ofAdvice('withdraw', { reason: '잘못된 자문' }),
  'amend an advice': ofAdvice('amend', { reason: '판례가 바뀜' }),
  'rate an advice': async (world, { person, advices }, pick) => {
    const advice = pick(advices);
    if (advice !== undefined) await ask(world, person, 'POST', `/api/ai-advices/${advice}/rating`, { stars: 4 });
  },
  'ask for a consultation': async (world, { person, checkId, consultations }, pick) => {
    const { status, body } = await ask(world, person, 'POST', '/api/consult', {
      ...{ kind: pick(['free', 'paid']), checkId, topic: 'dismissal', wantsChanceReview: true },
      body: pick(['무엇부터 해야 하나요?', '임신했다고 말하니 그만두래요.']),
      ...{ opponent: '주식회사 보기', slots: [{ weekday: 'mon', time: '10:00' }] },
    });
    if (status === 201) consultations.push(body.id);
  },
  'answer a consultation': ofConsultation('answer', { message: '기한부터 볼게요.' }),
  'make a consultation free': ofConsultation('free', {}),
  'close a consultation': ofConsultation('close', { outcome: 'advised' }),
  'lose the right to review': async ({ test, reviewers }, _visitor, pick) => {
    const owner = pick(reviewers)?.id;
    const adminMenu = { all: false, advisor: false, partner: false, search: false };
    if (owner !== undefined)
      await addToLog(test, owner, { type: 'AccessChanged', data: { owner, accessType: 0, adminMenu } });
  },
  'send a file in': async (world, _visitor, pick) => {
    const { test, staff, imports } = world;
    const rows = [decisionFile(pick([1, 2, 3]) ?? 1), decisionFile(pick([2, 3, 4]) ?? 2)];
    const file = zipSync(
      Object.fromEntries(rows.map(({ name, content }) => [name, new TextEncoder().encode(content)])),
    );
    const broken = new TextEncoder().encode('이것은 ZIP이 아닙니다');
    const { status, body } = await test.call('POST', `/api/crawls/upload?fileName=a.zip&sampling=curated`, {
      ...{ token: staff.token, raw: pick([true, true, false]) ? file : broken },
      headers: { 'content-type': 'application/octet-stream' },
    });
    if (status === 202) imports.push(body.id);
  },
  'cancel an import': ofImport('cancel'),
  'resume an import': ofImport('resume'),
  'revert an import': ofImport('revert', { reason: '잘못 고른 파일' }),
  'withdraw a case': ofCase('withdraw', { reason: '겹침' }),
  'restore a case': ofCase('restore', { revision: 1, reason: '잘못 뺌' }),
  'write an article': async (world) => {
    const { test, staff, posts } = world;
    const picture = fileForm({ purpose: 'board', content: await plainPhoto() });
    const { body: file } = await test.call('POST', '/files', { token: staff.token, ...picture });
    const attrs = { file: file.id, alt: '해고통지서의 예', decorative: false, width: 8, height: 8 };
    const content = { type: 'doc', content: [{ type: 'image', attrs }] };
    const { body, status } = await ask(world, staff, 'POST', '/api/admin/boards', {
      ...{ category: 'law', title: '해고된 첫 주', content },
    });
    if (status !== 201) return;
    await ask(world, staff, 'POST', `/api/admin/boards/${body.id}/publish`);
    posts.push(body.id);
  },
  'talk below an article': async (world, { person }, pick) => {
    const path = `/api/boards/law/${pick(world.posts)}/comments`;
    const { body, status } = await ask(world, person, 'POST', path, { text: '도움이 됐어요.' });
    if (status !== 201) return;
    const other = pick(world.visitors)?.person ?? world.staff;
    await ask(world, other, 'POST', `${path}/${body.id}/report`, { why: 'abuse' });
    const step = pick(['hide', 'keep']);
    const reason = step === 'hide' ? { reason: '욕설' } : {};
    await Promise.all([
      ask(world, world.staff, 'POST', `/api/admin/board-comments/${body.id}/${step}`, reason),
      ...(pick([true, false]) ? [ask(world, person, 'DELETE', `${path}/${body.id}`)] : []),
    ]);
  },
  'take a comment back': async (world, { person }, pick) => {
    const path = `/api/boards/law/${pick(world.posts)}/comments`;
    const { body, status } = await ask(world, person, 'POST', path, { text: '잘못 적었어요.' });
    if (status === 201) await ask(world, person, 'DELETE', `${path}/${body.id}`);
  },
  'review the service': async (world, { person, checkId }, pick) => {
    const said = { checkId, stars: 4, outcome: 'won', text: '기한을 알게 됐어요.', inReturn: false };
    const { body, status } = await ask(world, person, 'POST', '/api/boards/review', said);
    if (status !== 201) return;
    const step = pick(['accept', 'decline']);
    const looked = step === 'accept' ? { inReturn: false } : { reason: '욕설' };
    await ask(world, world.staff, 'POST', `/api/admin/board-reviews/${body.id}/${step}`, looked);
    if (pick([true, false])) await ask(world, person, 'DELETE', `/api/boards/review/${body.id}`);
  },
  'remove an article': async (world, _visitor, pick) =>
    ask(world, world.staff, 'DELETE', `/api/admin/boards/${pick(world.posts)}`, { reason: '새로 씀' }),
  leave: my('DELETE', () => '/api/user', { current: password, confirm: true }),
  'be told of a change of a text': async ({ test }, { person: { id: owner } }) => {
    const [commandId, at] = [randomUUID(), new Date().toISOString()];
    const change = { owner, policy: 'service', version: '2026-12-01', from: '2026-12-08' } as const;
    await test.service.commands.handle(changeNoticesDecider, {
      stream: changeNoticesStream(owner),
      command: { type: 'TellOfChange', ...change },
      context: { commandId, correlationId: commandId, at, actor: { id: 'system', role: 'system' } },
    });
  },
  'be removed': (world, { person }) =>
    ask(world, world.staff, 'DELETE', `/api/admin/user/${person.id}`, { reason: '본인 요청' }),
} as const satisfies Readonly<Record<string, Act>>;

export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts).filter((name): name is ActName => name in acts);

/** The numbers of the property choose the visitor, and what the act is about. */
export const doAct = async (world: World, name: ActName, numbers: readonly [number, number]): Promise<void> => {
  const [who, what] = numbers;
  let turn = what;
  const pick: Pick = (of) => {
    const one = of[turn % of.length];
    turn = Math.floor(turn / 3);
    return one;
  };
  const visitor = world.visitors[who % world.visitors.length];
  if (!visitor) return;
  await acts[name](world, visitor, pick).catch((error: unknown) => {
    // What is written without a route is refused here, as of a person who has left.
    if (!isRefusal(error)) throw error;
  });
};

/** Everything ends that can: what effects were for is gone afterwards. */
export const endAll = async (world: World): Promise<void> => {
  for (const visitor of world.visitors) {
    for (const order of visitor.orders)
      await ask(world, world.staff, 'POST', `/api/order/${order}/refund`, { reason: '요청', account });
    for (const advice of visitor.advices)
      await ask(world, world.staff, 'POST', `/api/ai-advices/${advice}/withdraw`, { reason: '끝' });
    await ask(world, visitor.person, 'DELETE', '/api/user', { current: password, confirm: true });
  }
  for (const id of world.imports) {
    await ask(world, world.staff, 'POST', `/api/crawls/upload/${id}/cancel`);
    await ask(world, world.staff, 'POST', `/api/crawls/upload/${id}/revert`, { reason: '끝' });
  }
  for (const id of world.posts) await ask(world, world.staff, 'DELETE', `/api/admin/boards/${id}`, { reason: '끝' });
  for (const { id } of world.reviewers)
    await ask(world, world.staff, 'DELETE', `/api/admin/user/${id}`, { reason: '본인 요청' });
};
