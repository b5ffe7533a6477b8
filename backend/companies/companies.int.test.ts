import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, startTestService, type TestService } from '../testing/test-service.fixture.ts';

let test: TestService;
let keeper: Person;

beforeAll(async () => {
  test = await startTestService();
  keeper = await personOfKind(test, 'super');
});
afterAll(() => test.stop());

const quotas = { questions: 100, tokens: null, costWon: null };
const call = (method: string, path: string, body?: object, by = keeper) =>
  test.call(method, `/api/companies${path}`, { token: by.token, ...(body ? { body } : {}) });
/** A read after everything written so far. */
const readNow = async (path: string, by = keeper) =>
  test.call('GET', `/api/companies${path}`, { token: by.token, headers: { 'X-Wait-For': await test.headToken() } });

/** Numbers with a right check digit. */
const numbers = ['110-81-41272', '124-81-00998', '220-81-62517', '120-81-47521', '104-81-53695', '229-81-22225'];
const registered = async (name: string, businessNumber: string) =>
  (await call('POST', '', { name, businessNumber, quotas })).body;

describe('a company', () => {
  it('is registered, listed, found, changed and closed, with its history and as it stood', async () => {
    const created = await call('POST', '', { name: '가나 물산', businessNumber: numbers[0], quotas, note: '메모' });
    expect(created.status).toBe(201);
    const { id } = created.body;
    expect(created.body).toMatchObject({ businessNumber: '110-81-41272', members: 0, revision: 1, isClosed: false });

    const found = await readNow(`?filter=${encodeURIComponent('{"q":"81-412"}')}`);
    expect(found.body).toEqual([created.body]);
    expect(found.headers.get('Content-Range')).toBe('items 0-0/1');

    const wanted = { name: '가나 물산(주)', businessNumber: '1108141272', quotas: { ...quotas, questions: 5 } };
    const changed = await call('PUT', `/${id}`, { ...wanted, reason: '상호 변경', expectedRevision: 1 });
    expect(changed.body).toMatchObject({ name: '가나 물산(주)', note: '', revision: 3, quotas: wanted.quotas });
    const stale = await call('PUT', `/${id}`, { ...wanted, name: '다른 이름', expectedRevision: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', currentRevision: 3 } });

    const closed = await call('DELETE', `/${id}`, { reason: '계약 종료' });
    expect(closed.body).toMatchObject({ id, isClosed: true });
    expect((await readNow(`?filter=${encodeURIComponent('{"q":"가나"}')}`)).body).toEqual([]);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ isClosed: true });
    expect((await call('GET', `/${id}?asOf=r1`)).body).toEqual({ ...created.body });
    const history = await call('GET', `/${id}/history`);
    expect(history.body.map((entry: { summary: string }) => entry.summary)).toEqual([
      '회사를 목록에서 내렸어요.',
      '한 달 이용 한도를 바꿨어요.',
      '회사 정보를 고쳤어요.',
      '회사를 등록했어요.',
    ]);
    expect(history.body[1].changes).toEqual([{ path: '월 질문', before: '100건', after: '5건' }]);
    expect(history.body[0].reason).toBe('계약 종료');
  });

  it('has one history with its members: filtered, as of any moment, and put back for a reason', async () => {
    const company = await registered('되돌릴 상사', '220-81-62521');
    const member = await test.person('김구성');
    await call('POST', `/${company.id}/users`, { userId: member.id, reason: '담당자' });
    const wanted = { name: '다른 상사', businessNumber: '220-81-62521', quotas };
    await call('PUT', `/${company.id}`, { ...wanted, reason: '상호 변경' });
    const path = `/api/admin/history/company/${company.id}`;
    const read = async (rest = '') => test.call('GET', `${path}${rest}`, { token: keeper.token });

    const { body: outline } = await read('/outline');
    expect(outline).toMatchObject({
      title: '다른 상사',
      revision: 3,
      putsBack: expect.arrayContaining(['이름', '메모']),
    });
    expect(outline.kinds.map(({ said }: { said: string }) => said)).toContain('구성원 한 명을 넣었어요.');
    const named = await read(`?filter=${encodeURIComponent('{"field":"이름","type":"CompanyDetailsChanged"}')}`);
    expect(named.body).toMatchObject([{ revision: 3, reason: '상호 변경', changes: [{ before: '되돌릴 상사' }] }]);
    expect((await read('?asOf=r2')).body.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1]);
    const then = await read('/record?asOf=r2');
    expect(then.body.fields).toContainEqual({ path: '구성원', value: ['김구성'] });
    const before = await read('/record?asOf=2020-01-01T00:00:00.000Z');
    expect(before).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await read(`?filter=${encodeURIComponent('{"to":"2020-01-01"}')}`)).body).toEqual([]);

    const putBack = (body: object) => test.call('POST', `${path}/put-back`, { token: keeper.token, body });
    expect((await putBack({ revision: 1, reason: ' ' })).status).toBe(400);
    expect((await putBack({ revision: 9, reason: '잘못 고침' })).status).toBe(404);
    expect((await putBack({ revision: 1, reason: '잘못 고침', expectedRevision: 2 })).body.code).toBe('conflict');
    const after = await putBack({ revision: 1, reason: '잘못 고침', expectedRevision: 3 });
    expect(after.body).toMatchObject({
      revision: 4,
      fields: expect.arrayContaining([{ path: '이름', value: '되돌릴 상사' }]),
    });
    expect((await read()).body[0]).toMatchObject({ revision: 4, reason: '잘못 고침' });
    expect((await call('GET', `/${company.id}`)).body).toMatchObject({ name: '되돌릴 상사', members: 1 });
  });

  it('has its business number alone, until it gives the number up', async () => {
    const [, one = '', other = ''] = numbers;
    const first = await registered('하나 상사', one);
    const second = await call('POST', '', { name: '둘 상사', businessNumber: one, quotas });
    expect(second).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(second.body.errors.businessNumber).toBe('이미 등록된 회사의 사업자등록번호예요.');
    const wrong = await call('POST', '', { name: '둘 상사', businessNumber: '110-81-41273', quotas });
    expect(wrong.body.errors.businessNumber).toBe('없는 사업자등록번호예요. 숫자를 다시 확인해 주세요.');
    await call('PUT', `/${first.id}`, { name: '하나 상사', businessNumber: other, quotas });
    expect((await call('POST', '', { name: '둘 상사', businessNumber: one, quotas })).status).toBe(201);
    expect((await call('POST', '', { name: '셋 상사', businessNumber: other, quotas })).status).toBe(400);
    await call('DELETE', `/${first.id}`);
    expect((await call('POST', '', { name: '셋 상사', businessNumber: other, quotas })).status).toBe(201);
  });

  it('of twenty people who register the same number at once, one has it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('POST', '', { name: `경쟁 ${index}`, businessNumber: numbers[3], quotas }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });
});

describe('the people of a company', () => {
  it('are found by their address, added, shown by name, and taken out; they see their companies and nothing else', async () => {
    const company = await registered('구성 물산', numbers[4] ?? '');
    const member = await test.person('홍구성');
    const found = await readNow(`/${company.id}/users-to-add?q=${encodeURIComponent(member.email)}`);
    expect(found.body).toEqual([{ id: member.id, name: '홍구성', email: member.email }]);
    const added = await call('POST', `/${company.id}/users`, { userId: member.id });
    expect(added.body).toMatchObject({ members: 1, revision: 2 });
    expect((await readNow(`/${company.id}/users`)).body).toEqual(found.body);
    expect((await readNow(`/${company.id}/users-to-add?q=${encodeURIComponent(member.email)}`)).body).toEqual([]);
    expect((await readNow('/mine', member)).body).toEqual([{ id: company.id, name: '구성 물산' }]);
    expect((await readNow(`/${company.id}`, member)).body.code).toBe('admin_only');
    await call('DELETE', `/${company.id}/users`, { userId: member.id });
    expect((await readNow('/mine', member)).body).toEqual([]);
  });

  it('are no members of a closed company', async () => {
    const company = await registered('닫힐 물산', numbers[5] ?? '');
    const member = await test.person();
    await call('POST', `/${company.id}/users`, { userId: member.id });
    expect((await readNow('/mine', member)).body).toHaveLength(1);
    await call('DELETE', `/${company.id}`);
    expect((await readNow('/mine', member)).body).toEqual([]);
  });

  it('who leave the service leave every company', async () => {
    const company = await registered('떠날 물산', '214-86-12341');
    const member = await test.person();
    await call('POST', `/${company.id}/users`, { userId: member.id });
    const left = await test.call('DELETE', '/api/user', {
      token: member.token,
      body: { current: 'abcd123!', confirm: true },
    });
    expect(left.status).toBe(200);
    expect((await call('GET', `/${company.id}/users`)).body).toEqual([]);
    const { body } = await call('GET', `/${company.id}/history`);
    expect(body[0].summary).toBe('서비스를 떠난 구성원을 뺐어요.');
    expect((await call('POST', `/${company.id}/users`, { userId: member.id })).body.code).toBe('user_absent');
  });
});
