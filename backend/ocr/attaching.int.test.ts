import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cheapPasswords, type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { multipartOf } from './testing/multipart.fixture.ts';
import { type Pretended, pretendedEngine, pretendedPdf } from './testing/pretended-engine.fixture.ts';

let test: TestService;
let admin: Person;
beforeAll(async () => {
  test = await startTestService({}, undefined, { ...cheapPasswords, ocrEngine: pretendedEngine() });
  admin = await test.staff();
});
afterAll(() => test.stop());

const call = (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  test.call(method, path, { token: admin.token, ...(body ? { body } : {}), headers });
const read = async (said: Pretended): Promise<string> => {
  const { raw, headers } = multipartOf([{ name: '판정문.pdf', content: pretendedPdf(said) }]);
  const { body } = await test.call('POST', '/api/ocr/pdf', { token: admin.token, raw, headers });
  const { id } = body.files[0];
  await expect
    .poll(async () => (await call('GET', `/api/ocr/pdf/${id}`)).body.status, { timeout: 15_000 })
    .toBe('read');
  return id;
};
const attach = (id: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  call('POST', `/api/ocr/pdf/${id}/attach`, body, headers);
const refined = async (id: string, position: string | null) =>
  (await call('GET', `/api/refines/data/${id}`, undefined, position === null ? {} : { 'x-wait-for': position })).body;

const head = (number: string) => `서울지방노동위원회
판 정 서
사 건 ${number} 한국상사 부당해고 구제신청
판정일 2024. 5. 3.

주 문
이 사건 사용자가 이 사건 근로자에게 행한 해고는 부당해고임을 인정한다.`;
const reasons = `이 유
1. 이 사건 사용자는 근로기준법 제27조에 따라 해고사유와 해고시기를 서면으로 알리지 않았다.`;

describe('a new case of a document', () => {
  it('waits in the queue with what the text says as proposals, and says where it came from', async () => {
    const id = await read({ pages: [head('서울2024부해1001'), reasons], unsure: ['서면으로'] });
    const { status, body, headers } = await attach(id, { new: { kind: 'case-low' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      became: 'new',
      like: [],
      document: { attachments: 1, attachedTo: [{ caseId: body.caseId, became: 'new', from: 1, to: 2 }] },
    });
    const made = await refined(body.caseId, headers.get('x-log-position'));
    expect(made).toMatchObject({
      ...{ stage: 'crawled', sampling: 'curated' },
      draft: { kind: 'case-low', tribunal: null, caseNumbers: [], decidedOn: null, source: { how: 'by_hand' } },
      origin: { document: { id, from: 1, to: 2, lowWords: 1, doubtful: [{ page: 2, text: '서면으로' }] } },
      content: expect.stringContaining('## 주문\n\n이 사건 사용자가'),
    });
    const proposed = Object.fromEntries(
      made.proposals.map((one: { id: string; value: string }) => [one.id, one.value]),
    );
    expect(proposed).toMatchObject({
      'tribunal#1': '서울지방노동위원회',
      'caseNumbers#1': '서울2024부해1001',
      'decidedOn#1': '2024-05-03',
      'outcome#1': 'worker_win',
    });
    // A person takes the proposals, and the case is whole.
    await call('POST', `/api/refines/data/${body.caseId}/take`, { field: 'tribunal' });
    await call('POST', `/api/refines/data/${body.caseId}/take`, { field: 'caseNumbers' });
    const taken = await call('POST', `/api/refines/data/${body.caseId}/take`, { field: 'decidedOn' });
    expect(taken.body.draft).toMatchObject({ tribunal: '서울지방노동위원회', decidedOn: '2024-05-03' });
  });

  it('that is there already is refused with the other one; one like it is named', async () => {
    const stated = {
      kind: 'case-low',
      tribunal: '부산지방노동위원회',
      caseNumbers: ['부산2024부해7'],
      decidedOn: '2024-06-01',
    };
    const first = await read({ pages: ['주 문\n이 사건 신청을 기각한다. 하나'] });
    const { body: made, headers } = await attach(first, { new: stated });
    const second = await read({ pages: ['주 문\n이 사건 신청을 기각한다. 둘'] });
    expect(await attach(second, { new: stated })).toMatchObject({
      status: 409,
      body: {
        code: 'case_duplicate',
        existing: { caseId: made.caseId, tribunal: '부산지방노동위원회', stage: 'crawled' },
      },
    });
    const third = await read({ pages: ['부산지방노동위원회\n사 건 부산2024부해7 구제신청\n주 문\n기각한다.'] });
    await refined(made.caseId, headers.get('x-log-position'));
    const beside = await attach(third, { new: { kind: 'case-low' } });
    expect(beside.body).toMatchObject({
      became: 'new',
      like: [{ caseId: made.caseId, caseNumbers: ['부산2024부해7'] }],
    });
  });

  it('is made beside a withdrawn one when a person says why, and never beside one that stands', async () => {
    const stated = { kind: 'case-low', tribunal: '강원지방노동위원회', caseNumbers: ['강원2024부해3'] };
    const first = await read({ pages: ['주 문\n이 사건 신청을 기각한다. 처음'] });
    const { body: old } = await attach(first, { new: stated });
    const second = await read({ pages: ['주 문\n이 사건 신청을 기각한다. 다음'] });
    const besides = { caseId: old.caseId, reason: '잘못 철회한 자료와 다른 판정이다.' };
    expect((await attach(second, { new: stated, besides })).body).toMatchObject({ code: 'case_duplicate' });

    await call('POST', `/api/refines/data/${old.caseId}/discard`, { reason: '원문이 아니다.' });
    const refused = await attach(second, { new: stated });
    expect(refused.body).toMatchObject({
      ...{ code: 'case_duplicate', existing: { caseId: old.caseId, stage: 'withdrawn' } },
      errors: { caseNumbers: expect.stringMatching(/철회/) },
    });
    expect((await attach(second, { caseId: old.caseId })).body).toMatchObject({
      ...{ code: 'stage_wrong', existing: { caseId: old.caseId } },
    });
    const made = await attach(second, { new: stated, besides });
    expect(made).toMatchObject({ status: 200, body: { became: 'new' } });
    expect(made.body.caseId).not.toBe(old.caseId);
    const history = await call('GET', `/api/refines/data/${made.body.caseId}/history`);
    expect(JSON.stringify(history.body)).toContain(besides.reason);
  });

  it('that was merged is refused with the case that it was merged into', async () => {
    const stated = { kind: 'case-low', tribunal: '제주지방노동위원회', caseNumbers: ['제주2024부해3'] };
    const first = await read({ pages: ['주 문\n이 사건 신청을 인용한다. 처음'] });
    const { body: old } = await attach(first, { new: stated });
    const { body: masters } = await call('GET', '/api/cases/data?range=[0,0]');
    const merging = { into: masters[0].id, reason: '같은 사건이다.' };
    expect((await call('POST', `/api/cases/data/${old.caseId}/merge`, merging)).status).toBe(200);
    const second = await read({ pages: ['주 문\n이 사건 신청을 인용한다. 다음'] });
    const existing = { caseId: masters[0].id, stage: 'master' };
    expect((await attach(second, { new: stated })).body).toMatchObject({ code: 'case_duplicate', existing });
    expect((await attach(second, { caseId: old.caseId })).body).toMatchObject({ code: 'stage_wrong', existing });
  });

  it('asked for twice under one key is made once', async () => {
    const id = await read({ pages: ['주 문\n이 사건 신청을 각하한다.'] });
    const key = { 'Idempotency-Key': randomUUID() };
    const once = await attach(id, { new: { kind: 'case-low' } }, key);
    const again = await attach(id, { new: { kind: 'case-low' } }, key);
    expect(again.body).toMatchObject({ caseId: once.body.caseId, document: { attachments: 1 } });
  });
});

it('a corrected word makes neither its page sure nor the other words of it', async () => {
  const said = head('서울2024부해1777').replace('해고는', '해코는');
  const id = await read({ pages: [said], unsure: ['해코는', '주', '인정한다.'] });
  await call('PUT', `/api/ocr/pdf/${id}`, { page: 1, text: said.replace('해코는', '해고는') });
  await call('POST', `/api/ocr/pdf/${id}/words`, { page: 1, words: [placeOf(said, '주')] });
  const { body, headers } = await attach(id, { new: { kind: 'case-low' } });
  const made = await refined(body.caseId, headers.get('x-log-position'));
  expect(made.origin.document).toMatchObject({ lowWords: 1, doubtful: [{ page: 1, text: '인정한다.' }] });
  const outcome = made.proposals.find(({ field }: { field: string }) => field === 'outcome');
  expect(outcome).toMatchObject({ value: 'worker_win', rule: expect.stringMatching(/^recognised\//) });
});

/** Among all words of the page. */
const placeOf = (text: string, word: string): number => text.split(/\s+/).indexOf(word);

describe('a case that is there', () => {
  const added = async (content?: string) => {
    const body = {
      kind: 'case-low',
      sampling: 'curated',
      tribunal: '전북지방노동위원회',
      caseNumbers: [`전북2024부해${Math.floor(Math.random() * 1e6)}`],
    };
    return (await call('POST', '/api/refines/data', { ...body, ...(content ? { content } : {}) })).body;
  };

  it('gets the corrected text of some pages; what people said of it stays', async () => {
    const legal = await added();
    const id = await read({ pages: ['표지', '주 문\n이 사건 근로자의 신청울 기각한다.', reasons] });
    await call('PUT', `/api/ocr/pdf/${id}`, { page: 2, text: '주 문\n이 사건 근로자의 신청을 기각한다.' });
    const { body, headers } = await attach(id, { caseId: legal.id, pages: { from: 2, to: 3 } });
    expect(body).toMatchObject({ caseId: legal.id, became: 'changed' });
    const now = await refined(legal.id, headers.get('x-log-position'));
    expect(now).toMatchObject({
      draft: { tribunal: '전북지방노동위원회', caseNumbers: legal.caseNumbers },
      origin: { document: { id, from: 2, to: 3 } },
      content: expect.stringContaining('신청을 기각한다.'),
    });
    expect(now.content).not.toContain('표지');
    expect((await attach(id, { caseId: legal.id, pages: { from: 2, to: 3 } })).body).toMatchObject({
      became: 'unchanged',
    });
    expect((await attach(id, { caseId: legal.id, pages: { from: 2, to: 4 } })).body).toMatchObject({
      code: 'invalid_request',
    });
  });

  it('keeps the text that it has unless a person says that it is to be replaced', async () => {
    const legal = await added('주 문\n이 사건 신청을 기각한다.');
    const id = await read({ pages: ['주 문\n이 사건 신청을 인용한다.'] });
    const refused = await attach(id, { caseId: legal.id });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'case_edit_failed', errors: { replaceText: expect.any(String) }, existing: { caseId: legal.id } },
    });
    expect((await refined(legal.id, null)).content).toContain('기각한다');
    expect((await attach(id, { caseId: legal.id, replaceText: true })).body.became).toBe('changed');
  });

  it('that is accepted keeps its record, and waits with the new text until a person takes it', async () => {
    const { body: masters } = await call('GET', '/api/cases/data?range=[0,0]');
    const [master] = masters;
    const id = await read({ pages: ['주 문\n원고의 청구를 기각한다. 새 본문'] });
    const { body, headers } = await attach(id, { caseId: master.id, replaceText: true });
    expect(body.became).toBe('changed');
    const position = headers.get('x-log-position') ?? '';
    const { body: after } = await call('GET', `/api/cases/data/${master.id}`, undefined, { 'x-wait-for': position });
    expect(after).toMatchObject({
      ...{ stage: 'master', edition: master.edition, outcome: master.outcome, text: master.text },
      newText: { hash: expect.any(String) },
      lineage: { origin: { document: { id } } },
    });
  });

  it('that isn’t there, or a document without letters, is refused', async () => {
    const id = await read({ pages: ['   '] });
    expect((await attach(id, { new: { kind: 'case-low' } })).body).toMatchObject({ code: 'case_edit_failed' });
    const other = await read({ pages: ['글자 있는 쪽'] });
    expect((await attach(other, { caseId: randomUUID() })).status).toBe(404);
  });
});
