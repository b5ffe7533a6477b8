import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTACHMENTS_AT_MOST } from '@nomucheck/domain/consultations/attachments.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileForm, photoOfBytes, plainPhoto } from '../files/testing/photos.fixture.ts';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { consultationAt } from './testing/consultation-at-stage.fixture.ts';

let test: TestService;
let attorney: Person;
let colleague: Person;
beforeAll(async () => {
  test = await startTestService();
  [attorney, colleague] = await Promise.all([personOfKind(test, 'advisor'), personOfKind(test, 'advisor')]);
}, 120_000);
afterAll(() => test.stop());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const held = async (): Promise<{ person: Person; id: string }> => {
  const person = await test.person();
  return { person, id: await consultationAt(test, { owner: person.id, holder: attorney.id }, 'held') };
};
const add = (by: Person, id: string, content: Buffer, name = '해고통보서.pdf') =>
  test.call('POST', `/api/consult/${id}/files`, { token: by.token, ...fileForm({ content, name, purpose: null }) });
const listed = async (by: Person, id: string) => {
  const wait = { 'X-Wait-For': await test.headToken() };
  return (await test.call('GET', `/api/consult/${id}/files`, { token: by.token, headers: wait })).body;
};
const kept = (owner: string): Promise<readonly string[]> => readdir(join(test.dataDir, 'files', owner)).catch(() => []);

describe('a file of a consultation', () => {
  it('is added by either side and saved by both, and removed by whoever has added it', async () => {
    const { person, id } = await held();
    const letter = await add(person, id, pdf);
    expect(letter).toMatchObject({
      status: 201,
      body: { name: '해고통보서.pdf', mediaType: 'application/pdf', bytes: pdf.length, by: 'person', mine: true },
    });
    const form = await add(attorney, id, await plainPhoto(), '양식.png');
    expect(form).toMatchObject({ status: 201, body: { mediaType: 'image/jpeg', by: 'firm', mine: true } });
    const ofPerson = await listed(person, id);
    expect(ofPerson).toMatchObject({ mayAdd: true, items: [{ mine: true }, { mine: false, by: 'firm' }] });
    expect(await listed(attorney, id)).toMatchObject({ mayAdd: true, items: [{ mine: false }, { mine: true }] });
    const answer = await fetch(test.base + ofPerson.items[0].url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''/);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/);

    const remove = (by: Person, file: string) => test.call('DELETE', `/files/${file}`, { token: by.token, body: {} });
    expect((await remove(person, form.body.id)).body.code).toBe('not_found');
    expect((await remove(attorney, letter.body.id)).body.code).toBe('not_found');
    expect((await remove(person, letter.body.id)).status).toBe(200);
    expect((await remove(attorney, form.body.id)).status).toBe(200);
    expect((await listed(person, id)).items).toEqual([]);
    await vi.waitFor(async () => expect(await kept(person.id)).toEqual([]), { timeout: 20_000, interval: 50 });
  });

  it('is nobody else’s to read or to add', async () => {
    const { person, id } = await held();
    const stranger = await test.person();
    expect((await add(stranger, id, pdf)).body.code).toBe('not_found');
    expect((await listed(stranger, id)).code).toBe('not_found');
    expect((await add(colleague, id, pdf)).body.code).toBe('stage_wrong');
    expect((await add(person, randomUUID(), pdf)).body.code).toBe('not_found');
    expect(await kept(person.id)).toEqual([]);
  });

  it.each([
    ['a page', 'file_upload_failed', async () => Buffer.from('<html></html>')],
    ['a PDF that is cut off', 'file_upload_failed', async () => pdf.subarray(0, 20)],
    [
      'a PDF with a program',
      'file_upload_failed',
      async () => Buffer.from('%PDF-1.7\n<</S /JavaScript /JS (1)>>\n%%EOF'),
    ],
    ['an image of 501 KB', 'image_too_large', async () => photoOfBytes(501 * 1024)],
    ['more than ten megabytes', 'payload_too_large', async () => Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])],
    ['nothing', 'file_upload_failed', async () => Buffer.alloc(0)],
  ])('%s is refused with %s, and nothing is kept', async (_what, code, content) => {
    const { person, id } = await held();
    expect((await add(person, id, await content())).body.code).toBe(code);
    expect(await kept(person.id)).toEqual([]);
  });

  it('is one of ten at most, and none once the consultation is closed', async () => {
    const { person, id } = await held();
    for (let n = 0; n < ATTACHMENTS_AT_MOST; n += 1) expect((await add(person, id, pdf)).status).toBe(201);
    expect((await add(person, id, pdf)).body.code).toBe('file_upload_failed');
    expect(await listed(person, id)).toMatchObject({ mayAdd: false });
    const closed = await test.call('POST', `/api/consult/${id}/close`, {
      token: attorney.token,
      body: { outcome: 'advised' },
    });
    expect(closed.status).toBe(200);
    expect((await add(person, id, pdf)).body.code).toBe('consult_failed');
    expect((await listed(person, id)).items).toHaveLength(ATTACHMENTS_AT_MOST);
  });

  it('is in the export of who asked, and gone from the disk once they have left', async () => {
    const { person, id } = await held();
    await add(attorney, id, pdf, '답변서.pdf');
    const wait = { 'X-Wait-For': await test.headToken() };
    const { body } = await test.call('GET', '/api/user/export', { token: person.token, headers: wait });
    expect(body.files).toMatchObject([
      { purpose: 'consultation', name: '답변서.pdf', content: pdf.toString('base64') },
    ]);
    expect(await kept(person.id)).toHaveLength(1);
    await test.service.erasure.erase(person.id, 'left', {
      ...{ commandId: randomUUID(), at: new Date().toISOString(), correlationId: randomUUID() },
      actor: { id: person.id, role: 'user' },
    });
    expect(await kept(person.id)).toEqual([]);
    expect((await listed(attorney, id)).items).toEqual([]);
  });
});
