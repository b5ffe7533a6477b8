import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grownTo, readsOfCalls } from '../testing/stream-reads.fixture.ts';
import { cheapPasswords, type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { multipartOf } from './testing/multipart.fixture.ts';
import { type Pretended, pretendedEngine, pretendedPdf } from './testing/pretended-engine.fixture.ts';

let test: TestService;
let admin: Person;
const engine = pretendedEngine();
beforeAll(async () => {
  test = await startTestService({}, undefined, { ...cheapPasswords, ocrEngine: engine });
  admin = await test.staff();
});
afterAll(() => test.stop());

const call = (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  test.call(method, path, { token: admin.token, ...(body ? { body } : {}), headers });
const send = (files: Parameters<typeof multipartOf>[0], headers: Readonly<Record<string, string>> = {}) => {
  const { raw, headers: type } = multipartOf(files);
  return test.call('POST', '/api/ocr/pdf', { token: admin.token, raw, headers: { ...type, ...headers } });
};
const pdf = (name: string, said: Pretended) => ({ name, content: pretendedPdf(said) });
const become = async (id: string, status: string) => {
  await expect
    .poll(async () => (await call('GET', `/api/ocr/pdf/${id}`)).body.status, { timeout: 15_000 })
    .toBe(status);
  return (await call('GET', `/api/ocr/pdf/${id}`)).body;
};
const read = async (name: string, said: Pretended) => {
  const { status, body } = await send([pdf(name, said)]);
  expect(status).toBe(202);
  return become(body.files[0].id, 'read');
};
const stored = async () => {
  const { default: pg } = await import('pg');
  const client = new pg.Client(test.databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from vault.ocr_contents');
  await client.end();
  return rows[0]?.n;
};

describe('an upload', () => {
  it('makes a document of each PDF, says which one was there before and which is none, and reads them', async () => {
    const twice = pdf('판정문.pdf', { pages: ['한 쪽'] });
    const { status, body } = await send([
      twice,
      { name: '../같은 것.pdf', content: twice.content },
      { name: '메모.pdf', content: '<html>' },
      { name: '빈.pdf', content: '' },
      pdf('두 쪽.pdf', { pages: ['첫 쪽 글', '둘째 쪽 글'], unsure: ['둘째'] }),
    ]);
    expect(status).toBe(202);
    const [first, same, memo, empty, second] = body.files;
    expect(first).toEqual({ became: 'accepted', fileName: '판정문.pdf', id: expect.any(String) });
    expect(same).toEqual({ became: 'known', fileName: '같은 것.pdf', id: first.id, knownAs: '판정문.pdf' });
    expect(memo).toMatchObject({ became: 'refused', code: 'pdf_unreadable', message: expect.stringMatching(/PDF/) });
    expect(empty).toMatchObject({ became: 'refused', code: 'pdf_upload_failed' });
    expect(await become(second.id, 'read')).toMatchObject({
      ...{ page: 2, pages: 2, words: 6, lowWords: 1, failure: null },
      text: '첫 쪽 글\n\n둘째 쪽 글',
      readPages: [
        { page: 1, lowWords: 0, confidence: 95, corrected: false },
        { page: 2, lowWords: 1, confidence: 76.7, corrected: false },
      ],
    });
    await become(first.id, 'read');
    expect((await send([twice])).body.files).toMatchObject([{ became: 'known', id: first.id }]);
  });

  it('of one file answers with its document and its state, also when it was there before', async () => {
    const one = pdf('하나.pdf', { pages: ['하나뿐인 쪽'] });
    const { body } = await send([one]);
    expect(body).toMatchObject({ id: body.files[0].id, status: 'waiting' });
    await become(body.id, 'read');
    expect((await send([one])).body).toMatchObject({ id: body.id, status: 'read', files: [{ became: 'known' }] });
    const two = await send([one, pdf('둘.pdf', { pages: ['둘'] })]);
    expect(two.body).not.toHaveProperty('id');
    await become(two.body.files[1].id, 'read');
  });

  it('repeated under its key is the same upload', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const file = pdf('열쇠.pdf', { pages: ['열쇠'] });
    const once = await send([file], key);
    expect((await send([file], key)).body).toEqual(once.body);
    expect((await send([pdf('다른.pdf', { pages: ['다른'] })], key)).status).toBe(422);
    // Later tests count what is stored, and a document that is being read stores its pages.
    await become(once.body.id, 'read');
  });

  it('in which nothing is a PDF is refused, and so is a body that brings no file, or too many', async () => {
    const none = await send([{ name: 'a.pdf', content: 'PK\u0003\u0004' }]);
    expect(none).toMatchObject({ status: 422, body: { code: 'pdf_unreadable', files: [{ became: 'refused' }] } });
    expect((await send([])).body).toMatchObject({ code: 'pdf_upload_failed' });
    const many = Array.from({ length: 21 }, (_, n) => pdf(`${n}.pdf`, { pages: [`많은 ${n}`] }));
    const before = await stored();
    expect((await send(many)).body).toMatchObject({ code: 'pdf_upload_failed', errors: { '': expect.any(String) } });
    expect(await stored()).toBe(before);
    expect((await call('POST', '/api/ocr/pdf', {})).body).toMatchObject({ code: 'pdf_upload_failed' });
  });

  it('that is broken off leaves nothing', async () => {
    const { raw, headers } = multipartOf([
      pdf('a.pdf', { pages: ['끊긴 하나'] }),
      pdf('b.pdf', { pages: ['끊긴 둘'] }),
    ]);
    const before = await stored();
    const half = await test.call('POST', '/api/ocr/pdf', { token: admin.token, raw: raw.slice(0, -60), headers });
    expect(half).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await stored()).toBe(before);
  });
});

describe('a document that can’t be read', () => {
  it('has failed with the reason, keeps its pages, isn’t tried by itself, and stops no other', async () => {
    const bad = pdf('나쁜.pdf', { pages: ['나쁜 첫 쪽', '끝'], failure: 'page_too_large' });
    const good = pdf('좋은.pdf', { pages: ['좋은 쪽'] });
    const { body } = await send([bad, { name: '깨진.pdf', content: '%PDF-1.4 x' }, good]);
    const [first, broken, fine] = body.files;
    expect(await become(first.id, 'failed')).toMatchObject({
      ...{ page: 1, pages: 2 },
      failure: { code: 'pdf_unreadable', reason: 'page_too_large', page: 2, message: expect.stringMatching(/^2쪽: /) },
    });
    expect(await become(broken.id, 'failed')).toMatchObject({ failure: { reason: 'damaged' }, text: '' });
    await become(fine.id, 'read');

    const list = await call('GET', `/api/ocr/pdf?filter=${encodeURIComponent('{"status":"failed"}')}`, undefined, {
      'X-Wait-For': await test.headToken(),
    });
    expect(list.body.map(({ id }: { id: string }) => id).sort()).toEqual([first.id, broken.id].sort());
    const before = engine.pagesRead.length;
    expect((await call('POST', `/api/ocr/pdf/${first.id}/read-again`, {})).body).toMatchObject({ status: 'reading' });
    await become(first.id, 'failed');
    // Its first page was there already.
    expect(engine.pagesRead).toHaveLength(before);
  });

  it('in some of its pages gives the others, names those, and is whole when a person has typed them', async () => {
    const said = { pages: ['온 쪽', '깨진 쪽', '다른 온 쪽', '또 깨진 쪽'], broken: [2, 4] };
    const { body } = await send([pdf('반.pdf', said)]);
    const { id } = body.files[0];
    const missing = { reason: 'damaged', message: expect.stringMatching(/깨졌/) };
    expect(await become(id, 'failed')).toMatchObject({
      ...{ page: 2, pages: 4, text: '온 쪽\n\n다른 온 쪽', failure: { page: 2, reason: 'damaged' } },
      missingPages: [
        { page: 2, ...missing },
        { page: 4, ...missing },
      ],
    });
    const path = `/api/ocr/pdf/${id}`;
    const attached = await call('POST', `${path}/attach`, { new: { kind: 'case-low' } });
    expect(attached).toMatchObject({ status: 200, body: { became: 'new', missing: [2, 4] } });

    const typed = await call('PUT', path, { page: 2, text: '적은 쪽' });
    expect(typed.body).toMatchObject({ status: 'failed', page: 3, correctedPages: 1, missingPages: [{ page: 4 }] });
    expect((await call('GET', `${path}/pages/2`)).body).toMatchObject({ how: 'typed', text: '적은 쪽', lines: [] });
    expect((await call('GET', `${path}/pages/2/image`)).status).toBe(404);
    expect((await call('PUT', path, { page: 5, text: '없는 쪽' })).status).toBe(404);
    expect((await call('PUT', path, { page: 2, text: '다시 적은 쪽' })).body).toMatchObject({ correctedPages: 1 });
    const whole = await call('PUT', path, { page: 4, text: '' });
    expect(whole.body).toMatchObject({ status: 'read', failure: null, missingPages: [], correctedPages: 2 });
    const position = whole.headers.get('x-log-position') ?? '';
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    const list = await call('GET', `/api/ocr/pdf?filter=${filter}`, undefined, { 'x-wait-for': position });
    expect(list.body).toMatchObject([{ status: 'read', page: 4, failure: null, correctedPages: 2 }]);
  });

  it('can be cancelled while it is read, and goes on with the missing pages', async () => {
    const { body } = await send([pdf('느린.pdf', { pages: ['느린 1', '느린 2', '느린 3'], msAPage: 300 })]);
    const { id } = body.files[0];
    await expect.poll(async () => (await call('GET', `/api/ocr/pdf/${id}`)).body.page, { timeout: 15_000 }).toBe(1);
    // Without a revision: pages go on being read while a person decides.
    expect((await call('POST', `/api/ocr/pdf/${id}/cancel`, {})).body.status).toBe('cancelled');
    const before = engine.pagesRead.length;
    await call('POST', `/api/ocr/pdf/${id}/read-again`, {});
    expect(await become(id, 'read')).toMatchObject({ page: 3, text: '느린 1\n\n느린 2\n\n느린 3' });
    expect(engine.pagesRead.slice(before)).toEqual([2, 3]);
  });
});

describe('a page', () => {
  it('is shown beside its image, with its words, and corrected under the revision that was seen', async () => {
    const { id, revision } = await read('고칠.pdf', { pages: ['부당해코 구제'], unsure: ['부당해코'] });
    const path = `/api/ocr/pdf/${id}`;
    const { body: page } = await call('GET', `${path}/pages/1`);
    expect(page).toMatchObject({ text: '부당해코 구제', corrected: false, width: 1240, revision });
    expect(page.lines[0]).toMatchObject([
      { text: '부당해코', low: true, confidence: 40 },
      { text: '구제', low: false },
    ]);
    const image = await call('GET', `${path}/pages/1/image`);
    expect(image).toMatchObject({ status: 200, body: 'image of 부당해코 구제' });
    expect(image.headers.get('content-type')).toBe('image/jpeg');

    const text = '부당해고 구제';
    const corrected = await call('PUT', path, { page: 1, text, expectedRevision: revision });
    expect(corrected.body).toMatchObject({ text, correctedPages: 1, revision: revision + 1 });
    const late = await call('PUT', path, { page: 1, text: '늦은 글', expectedRevision: revision });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', currentRevision: revision + 1 } });
    expect((await call('GET', `${path}/pages/1`)).body).toMatchObject({
      text,
      readText: '부당해코 구제',
      corrected: true,
    });
    expect((await call('PUT', path, { page: 2, text })).status).toBe(404);
    const back = await call('PUT', path, { page: 1, text: '부당해코 구제' });
    expect(back.body).toMatchObject({ correctedPages: 0 });
  });
});

describe('a word that the recogniser was unsure of', () => {
  const listed = async (id: string) =>
    (await call('GET', `/api/ocr/pdf?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`)).body[0];

  it('and that a person has found right is sure from then on, on its page, in the counts and in the list', async () => {
    const { id } = await read('낱말.pdf', { pages: ['갑은 울을', '병이 졍에게'], unsure: ['울을', '병이', '졍에게'] });
    const path = `/api/ocr/pdf/${id}`;
    const once = await call('POST', `${path}/words`, { page: 2, words: [0] });
    expect(once.body).toMatchObject({ lowWords: 2, readPages: [{ lowWords: 1 }, { lowWords: 1, corrected: false }] });
    const { body: page } = await call('GET', `${path}/pages/2`);
    expect(page.lines[0]).toMatchObject([
      { text: '병이', low: false, confidence: 40 },
      { text: '졍에게', low: true },
    ]);
    const position = once.headers.get('x-log-position') ?? '';
    const seen = await call('GET', `/api/ocr/pdf`, undefined, { 'x-wait-for': position });
    expect(seen.headers.get('x-stale')).toBeNull();
    expect(await listed(id)).toMatchObject({ lowWords: 2 });
    // The same word again, and a word that there isn't.
    expect((await call('POST', `${path}/words`, { page: 2, words: [0] })).body).toMatchObject({ lowWords: 2 });
    expect((await call('POST', `${path}/words`, { page: 2, words: [2] })).body.code).toBe('invalid_request');
  });

  it('and that a person has corrected is counted no more, and again when the page is put back', async () => {
    const said = '갑은 울을 속였고 병은 졍을 믿었다';
    const { id } = await read('고친 낱말.pdf', { pages: [said], unsure: ['울을', '졍을'] });
    const path = `/api/ocr/pdf/${id}`;
    const put = async (text: string) => (await call('PUT', path, { page: 1, text })).body;
    expect(await put(said.replace('울을', '을을'))).toMatchObject({ lowWords: 1, readPages: [{ lowWords: 1 }] });
    expect(await put(said)).toMatchObject({ lowWords: 2 });
  });
});

it('who follows a document is told of each page, and that it ends', async () => {
  const { body } = await send([pdf('따라.pdf', { pages: ['따라 1', '따라 2'], msAPage: 200 })]);
  const { id } = body.files[0];
  const { status, body: told } = await call('GET', `/api/ocr/pdf/${id}/events`);
  expect(status).toBe(200);
  const messages = [...told.matchAll(/^event: progress\ndata: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
  expect(messages.at(-1)).toMatchObject({ id, status: 'read', page: 2, pages: 2, lastPage: { page: 2 } });
  expect(messages.map(({ page }) => page)).toEqual([...messages.map(({ page }) => page)].sort());
});

it('a document that is removed leaves nothing behind, and its file may come again', async () => {
  const before = await stored();
  const file = pdf('지울.pdf', { pages: ['지울 쪽'] });
  const { id } = await read(file.name, { pages: ['지울 쪽'] });
  expect(await stored()).toBe((before ?? 0) + 4);
  expect((await call('DELETE', `/api/ocr/pdf/${id}`, {})).body).toMatchObject({ id, fileName: '지울.pdf' });
  expect((await call('GET', `/api/ocr/pdf/${id}`)).status).toBe(404);
  await expect.poll(stored, { timeout: 15_000 }).toBe(before);
  expect((await send([file])).body.files).toMatchObject([{ became: 'accepted', id }]);
  expect(await become(id, 'read')).toMatchObject({ text: '지울 쪽', page: 1 });
});

describe('a document of five thousand events', () => {
  const costsOf = async (events: number) => {
    const { id } = await read(`${events}.pdf`, { pages: [`${events}번의 일`] });
    await grownTo(test.service.store, `ocr-document-${id}`, events);
    return readsOfCalls(`ocr-document-${id}`, {
      document: () => call('GET', `/api/ocr/pdf/${id}`),
      page: () => call('GET', `/api/ocr/pdf/${id}/pages/1`),
    });
  };

  it('is shown by as few statements and events as one of fifty', async () => {
    expect(await costsOf(5_000)).toEqual(await costsOf(50));
  });
});
