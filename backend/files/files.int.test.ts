import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { mostFilesOfPerson } from '@nomucheck/domain/files/limits.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { fileForm, fileOf, photoOfBytes, plainPhoto } from './testing/photos.fixture.ts';

let test: TestService;
let me: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestService();
  [me, other] = await Promise.all([test.person(), test.person()]);
}, 120_000);
afterAll(() => test.stop());

const upload = async (person: Person, sent: Parameters<typeof fileForm>[0], headers: Record<string, string> = {}) => {
  const form = fileForm(sent);
  return test.call('POST', '/files', { token: person.token, raw: form.raw, headers: { ...form.headers, ...headers } });
};
/** The bytes of an answer, which `test.call` reads as text. */
const fetched = (path: string, headers: Record<string, string> = {}) => fetch(test.base + path, { headers });
const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
const edit = ({ token }: Person, body: object) => test.call('PUT', '/api/user/edit', { token, body });
const sessionOf = async ({ token }: Person) => (await test.call('GET', '/api/user/session', { token })).body;
const kept = async (owner: string): Promise<readonly string[]> =>
  readdir(join(test.dataDir, 'files', owner)).catch(() => []);
const underWay = (): Promise<readonly string[]> => readdir(join(test.dataDir, 'files', 'under-way')).catch(() => []);
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

describe('an uploaded photo', () => {
  it('is kept as an image of the service, and its owner reads it, whole or a part', async () => {
    const sent = await upload(me, { content: await plainPhoto(), name: '여름 사진.png' });
    expect(sent).toMatchObject({ status: 201, body: { mediaType: 'image/webp', url: `/files/${sent.body.id}` } });
    const whole = await fetched(sent.body.url, as(me));
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, bytes.length, (await sharp(bytes).metadata()).format]).toEqual([
      200,
      sent.body.bytes,
      'webp',
    ]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('여름 사진.png')}`,
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
    });
    const part = await fetched(sent.body.url, { ...as(me), Range: 'bytes=4-7' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 8));
  });

  it('is the same file when the request is repeated, and other content under the same key is refused', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const content = await plainPhoto();
    const [first, again] = [await upload(me, { content }, headers), await upload(me, { content }, headers)];
    expect([first.status, again.body]).toEqual([201, first.body]);
    const another = await upload(me, { content: await plainPhoto(9) }, headers);
    expect(another.body.code).toBe('idempotency_key_reused');
    expect((await kept(me.id)).filter((name) => name === first.body.id)).toHaveLength(1);
  });

  it('lies on the disk encrypted', async () => {
    const id = await fileOf(test, me.token);
    const stored = await readFile(join(test.dataDir, 'files', me.id, id));
    expect(stored.includes(Buffer.from('WEBP'))).toBe(false);
  });

  it('is opened by a link for a minute, and by nothing that somebody made up', async () => {
    const id = await fileOf(test, me.token);
    const { body: link } = await test.call('POST', `/files/${id}/link`, { token: me.token, body: {} });
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
    expect((await fetched(link.url)).status).toBe(200);
    const theirs = await fileOf(test, other.token);
    const signature = link.url.split('?')[1];
    for (const path of [`/files/${theirs}?${signature}`, `/files/${id}?sig=9999999999.${'a'.repeat(22)}`])
      expect((await test.call('GET', path)).body.code).toBe('not_found');
    expect((await test.call('GET', `/files/${id}?sig=x`)).body.code).toBe('invalid_request');
    expect((await test.call('GET', `/files/${id}`)).body.code).toBe('login_needed');
    expect((await test.call('GET', `/files/${id}`, { token: other.token })).body.code).toBe('not_found');
  });

  it('is gone from everywhere once its owner has removed it', async () => {
    const id = await fileOf(test, me.token);
    const { body: link } = await test.call('POST', `/files/${id}/link`, { token: me.token, body: {} });
    expect((await test.call('DELETE', `/files/${id}`, { token: me.token, body: {} })).body).toEqual({
      id,
      removed: true,
    });
    expect((await test.call('GET', `/files/${id}`, { token: me.token })).body.code).toBe('not_found');
    expect((await test.call('GET', link.url)).body.code).toBe('not_found');
    await eventually(async () => expect(await kept(me.id)).not.toContain(id));
  });
});

describe('what isn’t taken leaves nothing', () => {
  it.each([
    [
      'a page with the name of an image',
      'image_upload_failed',
      async () => ({ content: Buffer.from('<html></html>') }),
    ],
    ['501 KB', 'image_too_large', async () => ({ content: await photoOfBytes(501 * 1024) })],
    ['one megabyte', 'image_too_large', async () => ({ content: await photoOfBytes(1024 * 1024) })],
    ['a name with a path', 'image_upload_failed', async () => ({ content: await plainPhoto(), name: '../../a.png' })],
    [
      'a name with a path of Windows',
      'image_upload_failed',
      async () => ({ content: await plainPhoto(), name: 'C:\\a.png' }),
    ],
    ['no purpose', 'invalid_request', async () => ({ content: await plainPhoto(), purpose: null })],
    ['an unknown purpose', 'invalid_request', async () => ({ content: await plainPhoto(), purpose: 'attack' })],
  ])('%s is refused with %s', async (_what, code, sent) => {
    const person = await test.person();
    expect((await upload(person, await sent())).body.code).toBe(code);
    expect(await kept(person.id)).toEqual([]);
    expect(await underWay()).toEqual([]);
  });

  it('500 KB are taken', async () => {
    expect((await upload(me, { content: await photoOfBytes(500 * 1024) })).status).toBe(201);
  });

  it('an upload that is broken off', async () => {
    const person = await test.person();
    const { raw, headers } = fileForm({ content: await photoOfBytes(400 * 1024) });
    const { port } = new URL(test.base);
    await new Promise<void>((resolve) => {
      const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/files' });
      for (const [name, value] of Object.entries({ ...headers, ...as(person) })) sending.setHeader(name, value);
      sending.setHeader('Content-Length', raw.length);
      sending.on('error', () => resolve());
      sending.write(raw.subarray(0, 100_000), () => sending.destroy());
      sending.on('close', () => resolve());
    });
    expect(await kept(person.id)).toEqual([]);
    expect(await underWay()).toEqual([]);
    expect((await upload(person, { content: await plainPhoto() })).status).toBe(201);
  });

  it('one more than a person may keep', async () => {
    const person = await test.person();
    const content = await plainPhoto();
    for (let n = 0; n < mostFilesOfPerson; n += 1) expect((await upload(person, { content })).status).toBe(201);
    const refused = await Promise.all([upload(person, { content }), upload(person, { content })]);
    for (const { body } of refused) expect(body.code).toBe('file_upload_failed');
    expect(await kept(person.id)).toHaveLength(mostFilesOfPerson);
  }, 60_000);
});

describe('the photo of a profile', () => {
  it('is an uploaded photo of one’s own, and the former one is removed', async () => {
    const person = await test.person();
    const [first, second] = [await fileOf(test, person.token), await fileOf(test, person.token)];
    expect((await edit(person, { photoURL: `/files/${first}` })).body.photoURL).toBe(`/files/${first}`);
    expect((await sessionOf(person)).photoURL).toBe(`/files/${first}`);
    expect((await edit(person, { photoURL: `/files/${second}` })).body.photoURL).toBe(`/files/${second}`);
    await eventually(async () => expect(await kept(person.id)).toEqual([second]));
    expect((await edit(person, { photoURL: null })).body.photoURL).toBeNull();
    await eventually(async () => expect(await kept(person.id)).toEqual([]));
  });

  it('is none of anybody else’s, none that was removed, and no address of another site', async () => {
    const [theirs, gone] = [await fileOf(test, other.token), await fileOf(test, me.token)];
    await test.call('DELETE', `/files/${gone}`, { token: me.token, body: {} });
    for (const id of [theirs, gone, randomUUID()])
      expect((await edit(me, { photoURL: `/files/${id}` })).body).toMatchObject({
        code: 'profile_edit_failed',
        errors: { photoURL: expect.any(String) },
      });
    for (const photoURL of ['https://example.com/a.png', `/files/${theirs}?sig=1.a`, 'javascript:alert(1)', ''])
      expect((await edit(me, { photoURL })).body.code).toBe('invalid_request');
    expect((await sessionOf(me)).photoURL).toBeNull();
  });

  it('is none any more once its file is removed', async () => {
    const person = await test.person();
    const id = await fileOf(test, person.token);
    await edit(person, { photoURL: `/files/${id}` });
    await test.call('DELETE', `/files/${id}`, { token: person.token, body: {} });
    expect((await sessionOf(person)).photoURL).toBeNull();
    await eventually(async () => expect(await kept(person.id)).toEqual([]));
  });

  it('is shown to an admin by a link, on the page of the person', async () => {
    const [boss, person] = [await test.staff(), await test.person()];
    const id = await fileOf(test, person.token);
    const page = async () =>
      (await test.call('GET', `/api/admin/userdetail/get?id=${person.id}`, { token: boss.token })).body.photoURL;
    expect(await page()).toBeNull();
    await edit(person, { photoURL: `/files/${id}` });
    const url = await page();
    expect(url).toMatch(new RegExp(`^/files/${id}\\?sig=`));
    expect((await fetched(url)).headers.get('content-type')).toBe('image/webp');
  });

  it('is in the export, with what is in it', async () => {
    const person = await test.person();
    const id = await fileOf(test, person.token);
    const wait = { 'X-Wait-For': await test.headToken() };
    const { body } = await test.call('GET', '/api/user/export', { token: person.token, headers: wait });
    expect(body.files).toMatchObject([{ id, purpose: 'photo', name: '사진.png', mediaType: 'image/webp' }]);
    const { format } = await sharp(Buffer.from(body.files[0].content, 'base64')).metadata();
    expect(format).toBe('webp');
  });
});
