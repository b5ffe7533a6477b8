import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boardImageAddress } from '@nomucheck/domain/files/file-address.ts';
import { firmOwner } from '@nomucheck/domain/files/purposes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fileForm, photoOfBytes, plainPhoto } from '../../files/testing/photos.fixture.ts';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../../testing/test-service.fixture.ts';

let test: TestService;
let advisor: Person;
let member: Person;
beforeAll(async () => {
  test = await startTestService();
  [advisor, member] = await Promise.all([personOfKind(test, 'advisor'), test.person()]);
}, 120_000);
afterAll(() => test.stop());

const upload = (content: Uint8Array, { token } = advisor, name = '이정민 해고통지서.png') =>
  test.call('POST', '/files', { token, ...fileForm({ content, name, purpose: 'board' }) });
const kept = async (): Promise<readonly string[]> => readdir(join(test.dataDir, 'files', firmOwner)).catch(() => []);
const image = (file: string, of: object = {}) => ({
  type: 'image',
  attrs: { file, alt: '해고통지서의 예', decorative: false, width: 8, height: 8, ...of },
});
const words = { type: 'paragraph', content: [{ type: 'text', text: '기한은 3개월이에요.' }] };
const article = (...content: readonly object[]) => ({
  ...{ category: 'law', title: '해고된 첫 주', content: { type: 'doc', content } },
});
const write = (method: string, path: string, body: object) =>
  test.call(method, `/api/admin/boards${path}`, { token: advisor.token, body });
const begun = async (...content: readonly object[]): Promise<string> => {
  const { status, body } = await write('POST', '', article(...content));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.id;
};
const uploaded = async (content?: Uint8Array): Promise<string> =>
  (await upload(content ?? (await plainPhoto(10 + Math.floor(Math.random() * 200))))).body.id;
/** As a page shows it: without a session. */
const seen = async (file: string) =>
  fetch(test.base + boardImageAddress(file), { headers: { 'X-Wait-For': await test.headToken() } });
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

it('a picture is seen by the firm at once, and by everybody only while a published article shows it', async () => {
  const sent = await sharp(await plainPhoto(64, 'jpeg'))
    .withExif({ IFD0: { Copyright: '뷁쓀쫣' } })
    .toBuffer();
  const { status, body } = await upload(sent);
  expect([status, body]).toMatchObject([201, { mediaType: 'image/webp', width: 64, height: 64 }]);
  const { id: file, url } = body;
  const own = await fetch(test.base + url, { headers: { Authorization: `Bearer ${advisor.token}` } });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await test.call('GET', url, { token: member.token })).body.code).toBe('not_found');

  const draft = await begun(image(file, { width: 64, height: 64 }), words);
  expect((await seen(file)).status).toBe(404);
  const soon = new Date(Date.now() + 60_000).toISOString();
  await write('POST', `/${draft}/publish`, { publishAt: soon });
  expect((await seen(file)).status).toBe(404);
  await write('POST', `/${draft}/publish`, {});
  const shown = await seen(file);
  expect([shown.status, Object.fromEntries(shown.headers)]).toMatchObject([
    200,
    {
      ...{ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/sandbox$/),
      'content-disposition': expect.not.stringContaining(encodeURIComponent('이정민')),
    },
  ]);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes(Buffer.from('뷁쓀쫣'))).toBe(false);
  expect((await readFile(join(test.dataDir, 'files', firmOwner, file))).includes(Buffer.from('WEBP'))).toBe(false);

  await write('PUT', `/${draft}`, article(words));
  expect((await seen(file)).status).toBe(200);
  await write('POST', `/${draft}/publish`, {});
  expect((await seen(file)).status).toBe(404);
});

it('only the firm uploads one, and only such a one is in an article', async () => {
  expect((await upload(await plainPhoto(), member)).body.code).toBe('forbidden');
  const photo = await test.call('POST', '/files', {
    token: advisor.token,
    ...fileForm({ content: await plainPhoto() }),
  });
  const before = await test.headToken();
  for (const file of [photo.body.id, randomUUID()])
    expect((await write('POST', '', article(image(file)))).body).toMatchObject({
      ...{ code: 'invalid_request', errors: { content: expect.stringContaining('사진') } },
    });
  const file = await uploaded();
  for (const attrs of [{ alt: '' }, { alt: ' ' }, { decorative: true }, { src: 'https://example.com/a.png' }])
    expect((await write('POST', '', article(image(file, attrs)))).body.code).toBe('invalid_request');
  expect((await test.headToken()) > before).toBe(true);
  expect((await seen(photo.body.id)).status).toBe(404);
});

it.each([
  ['a page with the name of a PNG', 'image_upload_failed', async () => Buffer.from('<html><script>alert(1)</script>')],
  ['501 KB', 'image_too_large', async () => photoOfBytes(501 * 1024)],
  [
    '50 megapixels',
    'image_upload_failed',
    async () =>
      sharp({ create: { width: 8_000, height: 6_250, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
])('%s is refused with %s, and nothing is stored', async (_what, code, content) => {
  const [files, head] = [await kept(), await test.headToken()];
  expect((await upload(await content())).body.code).toBe(code);
  expect([await kept(), await test.headToken()]).toEqual([files, head]);
});

it('499 and 500 KB are taken, and a name with a path isn’t', async () => {
  for (const kilobytes of [499, 500]) expect((await upload(await photoOfBytes(kilobytes * 1024))).status).toBe(201);
  expect((await upload(await plainPhoto(), advisor, '../../a.png')).body.code).toBe('image_upload_failed');
});

it('a removed article takes its pictures with it, but none that another article has', async () => {
  const [alone, shared, earlier] = [await uploaded(), await uploaded(), await uploaded()];
  const first = await begun(image(alone), image(shared), image(earlier));
  await write('PUT', `/${first}`, article(image(alone), image(shared)));
  await begun(image(shared), words);
  expect((await write('DELETE', `/${first}`, { reason: '새로 씀' })).status).toBe(200);
  await eventually(async () => {
    const files = await kept();
    expect([alone, shared, earlier].map((file) => files.includes(file))).toEqual([false, true, false]);
  });
});

it('a picture that the firm removes for good has to leave the text before it is published', async () => {
  const file = await uploaded();
  const id = await begun(image(file), words);
  await write('POST', `/${id}/publish`, {});
  expect((await test.call('DELETE', `/files/${file}`, { token: member.token, body: {} })).body.code).toBe('not_found');
  expect((await test.call('DELETE', `/files/${file}`, { token: advisor.token, body: {} })).status).toBe(200);
  expect((await seen(file)).status).toBe(404);
  await write('PUT', `/${id}`, article(image(file), words, words));
  expect((await write('POST', `/${id}/publish`, {})).body).toMatchObject({
    ...{ code: 'invalid_request', errors: { content: expect.stringContaining('지워진 사진') } },
  });
  await write('PUT', `/${id}`, article(words));
  expect((await write('POST', `/${id}/publish`, {})).status).toBe(200);
});

it('the pictures of an article stay when who wrote it leaves, and aren’t among their own files', async () => {
  const leaving = await personOfKind(test, 'advisor');
  const { body } = await upload(await plainPhoto(77), leaving);
  const id = await begun(image(body.id), words);
  await write('POST', `/${id}/publish`, {});
  const headers = { 'X-Wait-For': await test.headToken() };
  const exported = await test.call('GET', '/api/user/export', { token: leaving.token, headers });
  expect(exported.body.files).toEqual([]);
  const left = await test.call('DELETE', '/api/user', {
    token: leaving.token,
    body: { current: password, confirm: true },
  });
  expect(left.status).toBe(200);
  expect((await seen(body.id)).status).toBe(200);
});
