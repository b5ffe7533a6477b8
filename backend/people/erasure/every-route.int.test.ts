import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { type OwnServer, startOwnServer } from '../../engine/event-store/postgres/proof/testing/own-server.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { fileForm, plainPhoto } from '../../files/testing/photos.fixture.ts';
import { multipartOf } from '../../ocr/testing/multipart.fixture.ts';
import { behindIn } from '../../testing/caught-up.fixture.ts';
import { routeTable } from '../../testing/routes/all-routes.fixture.ts';
import { createRouteCalls, endsSessions } from '../../testing/routes/route-calls.fixture.ts';
import { makeRecords, type Records } from '../../testing/routes/route-records.fixture.ts';
import type { CallerKind, Row } from '../../testing/routes/route-table.fixture.ts';
import { password, startTestServiceOn, type TestService } from '../../testing/test-service.fixture.ts';
import { everyFile, everyTable, everyUnsealed, type Kept } from './testing/everything-kept.fixture.ts';
import { freeTextIn, withText } from './testing/free-text.fixture.ts';
import { needlesOf, tracesIn } from './testing/traces.fixture.ts';

/** No word of any language. `ofFirm` is written where no record of the erased person is concerned. */
const [ofPerson, ofFirm, ofRemoved] = ['뷁쓀쫣', '쮉쮊쮋', '퀡튏흛'] as const;

let server: OwnServer;
let test: TestService;
let pool: pg.Pool;
let records: Records;
let stopped = false;
beforeAll(async () => {
  server = await startOwnServer();
  test = await startTestServiceOn(server.url, { SANDBOX_OAUTH: '1' });
  pool = createPool(server.url, { max: 2 });
  records = await makeRecords(test);
}, 120_000);
afterAll(async () => {
  await pool.end();
  if (!stopped) await test.stop();
  await server.close();
});

/** What the firm writes of decisions, words and companies; it is open, and about nobody who uses the service. */
const library: readonly (readonly [route: RegExp, fields: RegExp])[] = [
  [/ \/api\/(refines|cases)\//, /^(?!reason$)/],
  [/ \/api\/ocr\/pdf\/:id/, /^(text$|new\.)/],
  [/ \/api\/crawls\//, /^(ids|from|to|hash)$/],
  [/ \/api\/companies/, /^(name|businessNumber|representative|note)$/],
  [/ \/api\/admin\/search-words/, /^(words|finds|source)$/],
  [/ \/api\/policies\//, /^(text|why|hash)$/],
  [/ \/api\/ai-advices\/topic-corrections/, /^(line|replacement|law)$/],
  [/ \/api\/admin\/boards/, /^title$/],
  // Nothing is handed over after review 2: refused.
  [/review2\/complete$/, /^handOver\./],
  // A part of the record's name, which is never stored.
  [/ \/api\/admin\/projections\//, /^stream$/],
];
const isOfLibrary = (route: string, path: string): boolean =>
  library.some(([routes, fields]) => routes.test(route) && fields.test(path));

type Field = { readonly route: string; readonly path: string; readonly body: z.ZodType };
const fields = (): readonly Field[] =>
  test.service.routes.flatMap(({ method, path: at, body }) => {
    const route = `${method.toUpperCase()} ${at}`;
    return freeTextIn(body, 'input')
      .filter((path) => !isOfLibrary(route, path) && !ofForm.test(path))
      .map((path) => ({ route, path, body }));
  });

type Turn = { readonly row: Row; readonly kind: CallerKind; readonly isAccepted: boolean };
const wanted: readonly (readonly [Row['target'], CallerKind])[] = [
  ...([['other', 'super'] as const, ['own', 'user'] as const, ['-', 'user'] as const] as const),
  ...([['-', 'super'] as const, ['own', 'super'] as const] as const),
];
/** The call of the route that is accepted, or else one that is refused. */
const turnOf = (route: string): Turn => {
  const rows = routeTable.filter((row) => row.route === route);
  for (const [target, kind] of wanted) {
    const row = rows.find((each) => each.target === target && each.expected[kind] === 'ok');
    if (row) return { row, kind, isAccepted: true };
  }
  const [row] = rows;
  if (!row) throw new Error(`the table of routes lacks ${route}`);
  return { row, kind: 'super', isAccepted: false };
};

/**
 * Free text only by its type: what is accepted there has a form, or was given out by the service before. An optional one
 * that isn't looked at would let the call through, and change a password on the way. Own words in
 * answers are written in nothing-is-left.int.test.ts, at the questions that take them.
 */
const ofForm =
  /^(address|to|from|email|password|passwordConfirm|current|code|confirmation|state|ticket|otp|provider|proof|error|phoneNumber|asOf|hash|paymentId|contact|slots\.time)$|\.(version|birthDate|noticedOn|decidedOn|receivedOn|filedOn)$|^(items\.)?answers\.value(\.|$)/;

/** Written below, or by events of the same types in sealed-reasons.test.ts, because the record of the table is at another stage. */
const atAnotherStage = [
  ...['POST /api/messages/sms/send', 'POST /api/user/oauth/:provider/signup', 'POST /api/order/:id/withdraw'],
  ...['POST /api/order/:id/refund', 'POST /api/order/webhook', 'POST /api/ai-advices', 'POST /api/ai-advices/:id/chat'],
  ...['POST /api/admin/rulesets/:version/approve', 'POST /api/admin/rulesets/:version/publish'],
  ...['POST /api/policies/:name/refuse', 'POST /api/policies/:name/withdraw'],
  ...['POST /api/policies/:name/submit', 'POST /api/policies/:name/approve'],
  ...['POST /api/refines/jobs/:id/revert', 'POST /api/refines/data/:id/reject', 'POST /api/refines/data/:id/reopen'],
  ...['POST /api/cases/data/:id/merge', 'POST /api/crawls/upload/:id/revert', 'POST /api/ocr/pdf'],
  ...['POST /files', 'POST /api/consult/:id/files'],
  ...['POST /api/ocr/pdf/:id/attach', 'PUT /api/companies/:id', 'DELETE /api/companies/:id'],
  ...['POST /api/companies/:id/users', 'DELETE /api/companies/:id/users', 'POST /api/admin/search-words/starting-set'],
  ...['POST /api/ai-advices/topic-corrections', 'POST /api/ai-advices/topic-corrections/restore'],
  ...['POST /api/admin/boards/:id/take-down', 'DELETE /api/admin/boards/:id'],
  ...['POST /api/boards/:category/:id/comments', 'POST /api/admin/board-comments/:id/hide'],
  ...['PUT /api/boards/review/:id', 'POST /api/admin/board-reviews/:id/decline'],
  ...['POST /api/admin/board-reviews/:id/answer', 'POST /api/recalls/settle'],
];

/** Written below, in the order in which they can be: what becomes part of the next questionnaire is read by everybody. */
const isOfDraft = (route: string): boolean => route.includes('/api/admin/rulesets/draft');

/** What the field is said of, where the table's call says something else. */
const fittingBody = ({ path, body }: { readonly path: string; readonly body?: unknown }): unknown => {
  if (path.endsWith('/fit')) return { fits: false };
  if (/review[12]$/.test(path)) return { ...(typeof body === 'object' ? body : {}), ...commented };
  return body ?? {};
};
/** Only an approval hands over. */
const approval = { verdict: 'approve', text: '해고는 서면으로 알려야 해요.', handOver: {} };
const commented = { comments: [{ anchor: { from: 0, to: 2, quote: '해고' }, body: '더 적어 주세요' }] };

/** Each test goes on where the one before has ended, so none is run twice. */
const once = { retry: 0, timeout: 180_000 };

it('a marker is written into every free text of every route', once, async () => {
  let field: Field | undefined;
  let isWritten = false;
  const marker = (): string => {
    const { row, kind } = turnOf(field?.route ?? '');
    // Of preferences, `other` means that they are shared with others.
    const isAboutUser = row.target === (kind === 'user' ? 'own' : 'other') && !row.route.endsWith('/preferences');
    return isAboutUser ? ofPerson : ofFirm;
  };
  const calls = createRouteCalls(test, records, (_route, request) => {
    const { body, path } = field ?? {};
    if (!body) return request;
    const marked = withText(
      body,
      field?.path.startsWith('handOver.') ? approval : fittingBody(request),
      marker(),
      (each) => each === path,
    );
    isWritten = JSON.stringify(marked).includes(marker());
    return typeof marked === 'object' && marked !== null ? { ...request, body: marked } : request;
  });
  const refused: string[] = [];
  let accepted = 0;
  const late = ({ route }: Field): number => (endsSessions(route) ? 1 : 0);
  const writtenHere = fields().filter(({ route }) => !isOfDraft(route));
  for (field of writtenHere.toSorted((one, other) => late(one) - late(other))) {
    const { row, kind, isAccepted } = turnOf(field.route);
    const answer = await calls.answeredTo(row, kind);
    if (answer === 'ok' && isWritten) accepted += 1;
    else if (isAccepted || !atAnotherStage.includes(field.route))
      refused.push(`${field.route} ${field.path}: ${isWritten ? answer : 'the marker has no place in the call'}`);
  }
  expect(refused).toEqual([]);
  expect(accepted).toBeGreaterThan(60);
});

it('and so it is in the names of files, and in reasons at other stages of a record', once, async () => {
  const { user, super: boss, other } = records.owners;
  // Their sessions were ended by one of the calls.
  const { token } = (await test.call('POST', '/api/user/login', { body: { email: user.email, password } })).body;
  const call = async (method: string, path: string, body: object, token = boss.token) => {
    const answered = await test.call(method, path, { token, body });
    expect([path, answered.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
    return answered.body;
  };
  const finished = async (path: string) => {
    const { body } = await test.call('GET', path, { token: boss.token });
    expect(['finished', 'failed']).toContain(body.stage ?? body.status);
  };

  const order = await call('POST', '/api/order', { product: 'check-result', checkId: user.finished }, token);
  await call('POST', '/api/order/sandbox', { paymentId: order.id, action: 'paid' }, token);
  await call('POST', '/api/order/add', { orderId: order.id, paymentId: order.id }, token);
  await call('POST', `/api/order/${order.id}/refund`, { amount: 100, reason: `${ofPerson} 님이 전화로 요청` });

  const register = { businessNumber: '124-81-00998', quotas: { questions: null, tokens: null, costWon: null } };
  const company = await call('POST', '/api/companies', { ...register, name: '가나 물산' });
  const members = `/api/companies/${company.id}/users`;
  await call('POST', members, { userId: user.id, reason: `${ofPerson} 입사` });
  await call('DELETE', members, { userId: user.id, reason: `${ofPerson} 퇴사` });
  await call('POST', members, { userId: other.id, reason: `${ofFirm} 입사` });
  await call('DELETE', `/api/companies/${company.id}`, { reason: `${ofFirm} 계약 종료` });

  const draft = '/api/admin/rulesets/draft';
  const { rulesetVersion: basedOn } = (await test.call('GET', '/api/check/form')).body;
  await call('POST', draft, { basedOn, title: '겨울 판' });
  await call('POST', `${draft}/comments`, { subject: 'detail-3/renewal-rule', text: `${ofFirm} 배수가 큼` });
  const edits = [{ at: ['intro', 'basic'], value: '짧게 물어요.' }];
  const { version } = await call('PUT', draft, { expectedRevision: 2, edits });
  await call('POST', `${draft}/offer`, { version, reason: `${ofFirm} 다 됨` });
  await call('DELETE', draft, { version, reason: `${ofFirm} 그만둠` });

  const text = { type: 'paragraph', content: [{ type: 'text', text: '기한은 3개월' }] };
  const article = { category: 'law', title: '첫 주', content: { type: 'doc', content: [text] } };
  const { id: postId } = await call('POST', '/api/admin/boards', article);
  await call('POST', `/api/admin/boards/${postId}/publish`, {});
  const below = `/api/boards/law/${postId}/comments`;
  await vi.waitFor(async () => expect((await test.call('GET', below)).status).toBe(200), { timeout: 20_000 });
  const comment = await call('POST', below, { text: `${ofPerson} 씨도 그랬어요` }, token);
  await call('POST', `/api/admin/board-comments/${comment.id}/hide`, { reason: `${ofPerson} 님의 이름` });
  await call('POST', `/api/admin/boards/${postId}/take-down`, { reason: `${ofFirm} 법이 바뀜` });
  await call('DELETE', `/api/admin/boards/${postId}`, { reason: `${ofFirm} 새로 씀` });

  const mine = await test.call('GET', '/api/boards/review/mine', { token });
  const review = `/${mine.body[0].id}`;
  const said = { stars: 4, outcome: 'won', text: `${ofPerson} 씨 일이에요`, inReturn: false };
  await call('PUT', `/api/boards/review${review}`, said, token);
  await call('POST', `/api/admin/board-reviews${review}/accept`, { inReturn: false });
  await call('POST', `/api/admin/board-reviews${review}/answer`, { text: `${ofPerson} 님, 고맙습니다` });
  await call('POST', `/api/admin/board-reviews${review}/decline`, { reason: `${ofPerson} 님의 이름이 있음` });

  const csv = '기관,사건번호\n중앙노동위원회,중앙2023부해2\n';
  const query = `fileName=${encodeURIComponent(`${ofFirm}.csv`)}&sampling=curated&dryRun=false`;
  const sent = await test.call('POST', `/api/crawls/upload?${query}`, { token: boss.token, raw: csv });
  await vi.waitFor(() => finished(`/api/crawls/upload/${sent.body.id}`), { timeout: 20_000, interval: 50 });
  await call('POST', `/api/crawls/upload/${sent.body.id}/revert`, { reason: `${ofFirm} 잘못 올림` });

  const picture = await plainPhoto();
  for (const name of [ofPerson, ofRemoved]) {
    const photo = fileForm({ name: `${name}.png`, content: Buffer.concat([picture, Buffer.from(name)]) });
    const kept = await test.call('POST', '/files', { token, ...photo });
    expect(kept.status).toBe(201);
    if (name === ofRemoved) await call('DELETE', `/files/${kept.body.id}`, {}, token);
    else await call('PUT', '/api/user/edit', { photoURL: kept.body.url }, token);
  }

  const files = [ofFirm, ofRemoved].map((name) => ({
    name: `${name}.pdf`,
    content: `%PDF-1.4\n${name.charCodeAt(0)}`,
  }));
  const uploaded = await test.call('POST', '/api/ocr/pdf', { token: boss.token, ...multipartOf(files) });
  expect(uploaded.status).toBe(202);
  for (const { id } of uploaded.body.files)
    await vi.waitFor(() => finished(`/api/ocr/pdf/${id}`), { timeout: 20_000, interval: 50 });
  await call('DELETE', `/api/ocr/pdf/${uploaded.body.files[1].id}`, {});
});

/** A few words around each place. */
const sentencesWith = (marker: string, text: string): readonly string[] =>
  text
    .split(marker)
    .slice(1)
    .map((_, at) => text.split(marker)[at]?.slice(-80) ?? '');

/** Everything sealed that can be opened with the database and the master key. */
const opened = async (): Promise<string> => JSON.stringify(await everyUnsealed(pool, test.masterSecrets));

it(
  'what was written of a person ends with them, what was written of a file ends with it, and nothing of any was in plain',
  once,
  async () => {
    const done = async () => {
      expect(await behindIn(test)).toEqual([]);
      expect(
        (await pool.query(`select name, state from work.outbox where state <> 'done' and due_at <= now()`)).rows,
      ).toEqual([]);
    };
    await vi.waitFor(done, { timeout: 20_000, interval: 50 });
    const { id } = records.owners.user;
    const uploads = () => everyFile(join(test.dataDir, 'files'));
    const kept = (await uploads()).filter(({ where }) => where.includes(id));
    expect(kept.length).toBeGreaterThan(0);
    const before = await opened();
    for (const held of [ofPerson, ofFirm]) expect(before).toContain(held);
    expect(before).not.toContain(ofRemoved);

    await test.service.erasure.erase(id, 'left', {
      ...{ commandId: crypto.randomUUID(), at: new Date().toISOString(), correlationId: crypto.randomUUID() },
      actor: { id, role: 'user' },
    });
    await vi.waitFor(done, { timeout: 20_000, interval: 50 });
    const after = await opened();
    expect(sentencesWith(ofPerson, after)).toEqual([]);
    expect(after).toContain(ofFirm);

    const left = await uploads();
    expect(left.filter(({ where }) => where.includes(id))).toEqual([]);
    const tables = await everyTable(pool);
    const logged: Kept = { where: 'the log of requests', bytes: Buffer.from(test.logged()) };
    await test.stop();
    stopped = true;
    await pool.query('checkpoint');
    await server.stop();
    const files = await everyFile(server.cluster.folder);
    expect(files.length).toBeGreaterThan(100);
    const needles = [ofPerson, ofFirm, ofRemoved].flatMap(needlesOf);
    expect(tracesIn([...tables, ...files, ...kept, ...left, logged], needles)).toEqual([]);
  },
);
