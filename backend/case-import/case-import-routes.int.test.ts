import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answered, type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { decisionFile, prose, zipped } from './testing/files.fixture.ts';

let test: TestService;
let admin: Person;
beforeAll(async () => {
  test = await startTestService();
  admin = await test.staff();
});
afterAll(() => test.stop());

type Sent = {
  readonly sampling?: string;
  readonly dryRun?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};
const send = (
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>,
  { sampling = 'population', dryRun, headers = {} }: Sent = {},
) => {
  const query = new URLSearchParams({ fileName, sampling, ...(dryRun && { dryRun: 'true' }) });
  return test.call('POST', `/api/crawls/upload?${query}`, {
    token: admin.token,
    raw: content,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
};
const read = (path: string): Promise<Answered> => test.call('GET', path, { token: admin.token });
const step = (id: string, name: string, body: object = {}) =>
  test.call('POST', `/api/crawls/upload/${id}/${name}`, { token: admin.token, body });
const ended = async (id: string, stage = 'finished') => {
  await expect.poll(async () => (await read(`/api/crawls/upload/${id}`)).body.stage).toBe(stage);
  return (await read(`/api/crawls/upload/${id}`)).body;
};
const rowsOf = async (id: string, filter: object = {}) =>
  (await read(`/api/crawls/upload/${id}/rows?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`)).body;
const taken = async (fileName: string, content: string | Uint8Array<ArrayBuffer>, sent: Sent = {}) => {
  const { status, body } = await send(fileName, content, sent);
  expect(status).toBe(202);
  return ended(body.id);
};

describe('a ZIP of decisions', () => {
  const files = [1, 2, 3].map((n) => decisionFile(n));

  it('is read in a dry run first, then imported, and its cases wait in the queue with their proposals', async () => {
    const dry = await taken('판례.zip', zipped(files), { dryRun: true });
    expect(dry).toMatchObject({ dryRun: true, rows: 3, done: 3, counts: { new: 3 } });
    expect(
      (await read(`/api/refines/data?filter=${encodeURIComponent(JSON.stringify({ batch: dry.id }))}`)).body,
    ).toEqual([]);

    const { status, body } = await step(dry.id, 'start');
    expect(status).toBe(202);
    const real = await ended(body.id);
    expect(real).toMatchObject({
      dryRun: false,
      fileName: '판례.zip',
      sampling: 'population',
      counts: { new: 3, refused: 0 },
    });
    const queue = await read(`/api/refines/data?filter=${encodeURIComponent(JSON.stringify({ batch: real.id }))}`);
    expect(queue.body).toHaveLength(3);
    const [first] = await rowsOf(real.id);
    expect(first).toMatchObject({
      row: 1,
      name: files[0]?.name,
      verdict: 'new',
      title: '대법원 2021두90001',
      like: [],
    });
    const refined = await read(`/api/refines/data/${first.caseId}`);
    expect(refined.body).toMatchObject({
      stage: 'crawled',
      sampling: 'population',
      draft: { tribunal: '대법원', caseNumbers: ['2021두90001'], outcome: null, title: '부당해고구제재심판정취소' },
      content: expect.stringContaining('## 주문\n\n상고를 기각한다.'),
    });
    const proposed = refined.body.proposals.map(({ id, value }: { id: string; value: string }) => [id, value]);
    expect(Object.fromEntries(proposed)).toMatchObject({
      'outcome#1': 'worker_win',
      'statutes#1': '근로기준법 제23조',
      'citations#1': '2002다62432',
      'sections#1': 'detail-2',
    });
  });

  it('uploaded again changes nothing; a changed text changes its case', async () => {
    expect((await taken('다시.zip', zipped(files))).counts).toMatchObject({ new: 0, unchanged: 3 });
    const other = decisionFile(2, { sentences: 41 });
    const again = await taken('고침.zip', zipped([decisionFile(1), other, decisionFile(3)]));
    expect(again.counts).toMatchObject({ unchanged: 2, changed: 1 });
    expect(await rowsOf(again.id, { verdict: 'changed' })).toMatchObject([{ row: 2, title: '대법원 2021두90002' }]);
  });

  it('reports near-identical texts, repeated texts and unusable files with the reason, and stores PDFs', async () => {
    const text = prose(77, 60);
    const one = decisionFile(11, { text });
    const batch = await taken(
      '섞임.zip',
      zipped([
        one,
        decisionFile(12, { text: text.replace('해고', '파면') }),
        { ...one, name: `사본/${one.name}` },
        { name: 'README.md', content: '# 읽어 보기' },
        { name: '판결문.pdf', content: strToU8('%PDF-1.4') },
        { name: '메모.hwp', content: 'x' },
        { name: '__MACOSX/._x.md', content: 'x' },
      ]),
    );
    expect(batch).toMatchObject({ rows: 6, counts: { new: 2, repeated: 1, refused: 2, unread: 1, duplicates: 1 } });
    const rows = await rowsOf(batch.id);
    expect(rows[1].like).toEqual([rows[0].caseId]);
    expect(rows.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'new',
      'new',
      'repeated',
      'refused',
      'unread',
      'refused',
    ]);
    expect(rows[3].message).toContain('---');
    expect(await rowsOf(batch.id, { duplicates: true })).toHaveLength(1);
    expect(await rowsOf(batch.id, { q: '메모' })).toMatchObject([{ code: 'file_upload_failed' }]);
    const { body: refusals } = await read(`/api/crawls/upload/${batch.id}/refusals`);
    expect(refusals.map(({ rows }: { rows: number }) => rows)).toEqual([1, 1]);
    expect(refusals.map(({ message }: { message: string }) => message).sort()).toEqual(
      [rows[3].message, rows[5].message].sort(),
    );
  });

  it('groups refused rows by their cause, and keeps in each row what it alone has', async () => {
    const broken = (n: number) => ({
      name: `${n}.md`,
      content: `---\n${'법원명: 대법원\n'.repeat(n)}사건명: 해고: 무효\n---\n`,
    });
    const batch = await taken('읽을 수 없는 줄.zip', zipped([broken(1), broken(2), broken(3)]));
    const messages = (await rowsOf(batch.id)).map(({ message }: { message: string }) => message);
    for (const [n, line] of ['3번째', '4번째', '5번째'].entries()) expect(messages[n]).toContain(line);
    const { body: refusals } = await read(`/api/crawls/upload/${batch.id}/refusals`);
    expect(refusals).toEqual([
      { code: 'case_edit_failed', message: expect.stringContaining('줄을 읽을 수 없습니다'), rows: 3 },
    ]);
  });

  it('can be reverted as far as its cases aren’t accepted, and can be imported again afterwards', async () => {
    const batch = await taken('되돌림.zip', zipped([decisionFile(21), decisionFile(22)]), { sampling: 'curated' });
    const { status } = await step(batch.id, 'revert', { reason: '잘못 고른 파일입니다.' });
    expect(status).toBe(202);
    const reverted = await ended(batch.id, 'reverted');
    expect(reverted.reverted).toEqual({ discarded: 2, keptCount: 0, kept: [], reason: '잘못 고른 파일입니다.' });
    const [row] = await rowsOf(batch.id);
    await expect.poll(async () => (await read(`/api/refines/data/${row.caseId}`)).body.stage).toBe('withdrawn');
    const again = await taken('다시.zip', zipped([decisionFile(21), decisionFile(22)]));
    expect(again.counts).toMatchObject({ new: 2 });
    expect((await read(`/api/refines/data/${row.caseId}`)).body).toMatchObject({
      stage: 'crawled',
      sampling: 'population',
    });
  });

  it('that is broken, empty or a ZIP bomb fails as a whole, with the reason', async () => {
    const failed = async (fileName: string, content: string | Uint8Array<ArrayBuffer>) => {
      const { body } = await send(fileName, content);
      return (await ended(body.id, 'failed')).failure;
    };
    expect(await failed('망가짐.zip', 'PK이것은 ZIP이 아닙니다')).toMatchObject({
      code: 'file_upload_failed',
      message: expect.stringContaining('손상'),
    });
    const cut = zipped(files).subarray(0, 900);
    expect(await failed('잘림.zip', new Uint8Array(cut))).toMatchObject({ code: 'file_upload_failed' });
    const bomb = new Uint8Array(
      zipSync({ 'a.md': new Uint8Array(3_000_000), 'b.md': new Uint8Array(3_000_000) }, { level: 9 }),
    );
    expect(await failed('폭탄.zip', bomb)).toMatchObject({ message: expect.stringContaining('압축률') });
    expect(await failed('빔.zip', new Uint8Array(zipSync({})))).toMatchObject({ message: 'ZIP 안에 파일이 없습니다.' });
  });

  it('with entry names that lead out of their folder gives only refused rows', async () => {
    const batch = await taken(
      '경로.zip',
      zipped([{ name: '../../etc/passwd.md', content: 'x' }, { name: '/root/a.md', content: 'x' }, decisionFile(31)]),
    );
    expect(batch.counts).toMatchObject({ new: 1, refused: 2 });
  });
});

describe('a table', () => {
  const head = '판례일련번호,기관,사건번호,선고일자,사건명,결과,키워드,판시사항,주문';
  const line = (n: number, own = '') =>
    `${700_000 + n},중앙노동위원회,중앙2023부해${n},2023-05-0${n % 9 || 1},부당해고 구제 재심신청,${own || '전부인정'},저성과; 통상해고,"본채용 거부, 그 기준",`;

  it('of cases is read as one case a row; the values of its cells become proposals', async () => {
    const batch = await taken(
      '표.csv',
      `\ufeff${head}\r\n${line(1)}\r\n${line(2, '이겼음')}\r\n,,중앙2023부해3,,,,,,\r\n`,
    );
    expect(batch).toMatchObject({ format: 'csv', rows: 3, counts: { new: 1, refused: 2 } });
    const [first, second] = await rowsOf(batch.id);
    expect(first).toMatchObject({ name: '2행', title: '중앙노동위원회 중앙2023부해1' });
    expect(second.message).toContain('결과');
    const { proposals } = (await read(`/api/refines/data/${first.caseId}`)).body;
    expect(proposals[0]).toMatchObject({ field: 'outcome', value: 'worker_win', rule: 'column', passage: null });
  });

  it('as Korean spreadsheets save it (CP949) is read, too', async () => {
    // 기관,사건번호 / 중앙노동위원회,중앙2023부해91
    const bytes = [
      0xb1, 0xe2, 0xb0, 0xfc, 0x2c, 0xbb, 0xe7, 0xb0, 0xc7, 0xb9, 0xf8, 0xc8, 0xa3, 0x0a, 0xc1, 0xdf, 0xbe, 0xd3, 0xb3,
      0xeb, 0xb5, 0xbf, 0xc0, 0xa7, 0xbf, 0xf8, 0xc8, 0xb8, 0x2c, 0xc1, 0xdf, 0xbe, 0xd3, 0x32, 0x30, 0x32, 0x33, 0xba,
      0xce, 0xc7, 0xd8, 0x39, 0x31, 0x0a,
    ];
    const batch = await taken('엑셀.csv', new Uint8Array(bytes));
    expect(await rowsOf(batch.id)).toMatchObject([{ verdict: 'new', title: '중앙노동위원회 중앙2023부해91' }]);
  });

  it('with a day of decision that is yet to come is read, and the case lacks a true day', async () => {
    const batch = await taken('앞날.csv', '기관,사건번호,선고일자\n중앙노동위원회,중앙2023부해95,2099-01-02\n');
    const [{ caseId }] = await rowsOf(batch.id);
    expect((await read(`/api/refines/data/${caseId}`)).body.lacks).toMatchObject({ decidedOn: expect.any(String) });
  });

  it('with an unknown column fails, and the column is named', async () => {
    const { body } = await send('열.csv', '기관,사건번호,느낌\n중앙노동위원회,중앙2023부해5,좋음\n');
    expect((await ended(body.id, 'failed')).failure.message).toContain('느낌');
  });

  it('in JSON, or with one JSON object a line, is read, too', async () => {
    const item = (n: number) => ({
      tribunal: '서울지방노동위원회',
      caseNumbers: [`서울2023부해${n}`],
      outcome: '기각',
      keywords: ['지각'],
    });
    expect((await taken('목록.json', JSON.stringify([item(1), { ...item(2), mood: 1 }]))).counts).toMatchObject({
      new: 1,
      refused: 1,
    });
    expect((await taken('줄.jsonl', `${JSON.stringify(item(3))}\n{oops\n`)).counts).toMatchObject({
      new: 1,
      refused: 1,
    });
  });

  it('may be made from the template', async () => {
    const response = await fetch(`${test.base}/api/crawls/upload/template.csv`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    expect((await taken('양식.csv', await response.text())).counts).toMatchObject({ new: 1, refused: 0 });
  });
});

describe('an uploaded file', () => {
  it('is refused for its name, when it is empty, and when it differs from its declared type', async () => {
    expect(await send('그림.png', 'x')).toMatchObject({
      status: 422,
      body: { code: 'file_upload_failed', errors: { file: expect.any(String) } },
    });
    expect(await send('빈.csv', '')).toMatchObject({ status: 422, body: { code: 'file_upload_failed' } });
    expect(await send('표.csv', 'x', { sampling: 'all' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });

  it('with the same Idempotency-Key twice is one batch; another file under that key is refused', async () => {
    const headers = { 'Idempotency-Key': 'one-upload' };
    const csv = '기관,사건번호\n중앙노동위원회,중앙2023부해61\n';
    const first = await send('한번.csv', csv, { headers });
    const second = await send('한번.csv', csv, { headers });
    expect(second.body).toEqual(first.body);
    expect(await send('한번.csv', `${csv} `, { headers })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    await ended(first.body.id);
  });

  it('is listed, newest first', async () => {
    const { body, headers } = await read('/api/crawls/upload?range=[0,1]');
    expect(body).toHaveLength(2);
    expect(headers.get('content-range')).toMatch(/^items 0-1\/\d+$/);
  });

  it('is not found under another id, and can’t be reverted twice', async () => {
    const never = '00000000-0000-4000-8000-000000000000';
    expect((await read(`/api/crawls/upload/${never}`)).body.code).toBe('not_found');
    expect((await step(never, 'cancel')).body.code).toBe('not_found');
    const batch = await taken('한번만.csv', '기관,사건번호\n중앙노동위원회,중앙2023부해62\n');
    await step(batch.id, 'revert', { reason: '시험' });
    await ended(batch.id, 'reverted');
    expect((await step(batch.id, 'revert', { reason: '시험' })).body.code).toBe('stage_wrong');
  });
});
