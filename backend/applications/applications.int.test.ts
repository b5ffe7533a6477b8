import { randomUUID } from 'node:crypto';
import { applicationDecider, applicationStream } from '@nomucheck/domain/applications/application.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, type Story } from '../checks/testing/fill-in.fixture.ts';
import { personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../testing/test-service.fixture.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

const daysAgo = (days: number): string => koreanDateOf(new Date(Date.now() - days * 86_400_000));

/** Dismissed ten days ago, if the story says nothing else. */
const finished = async (person: Person, story: Story = {}): Promise<string> => {
  const intake = { 'intake/dismissed': daysAgo(10), ...story.intake };
  const { id } = await fillIn(test, person, { ...story, intake });
  await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
  return id;
};
const read = (id: string, { token }: Person) => test.call('GET', `/api/check/${id}/application`, { token });
const change = (id: string, { token }: Person, body: object, headers: Record<string, string> = {}) =>
  test.call('PUT', `/api/check/${id}/application`, { token, body, headers });
const fileOf = (id: string, person: Person, ending: 'pdf' | 'txt', query = '') =>
  fetchFile(`/api/check/${id}/application.${ending}${query}`, person);
const noticeOf = (id: string, person: Person) => fetchFile(`/api/check/${id}/notice.pdf`, person);
const fetchFile = async (path: string, { token }: Person) => {
  const response = await fetch(`${test.base}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

describe('an application to a labour commission', () => {
  it('is filled from the answers, keeps what its owner writes, and can be taken as text and as a PDF', async () => {
    const me = await test.person('김해고');
    const id = await finished(me);
    const fresh = await read(id, me);
    expect(fresh).toMatchObject({
      status: 200,
      body: { checkId: id, revision: 0, fields: {}, basis: { side: 'employee' } },
    });

    const first = await change(id, me, {
      fields: { companyName: '주식회사 하나', relief: 'money' },
      expectedRevision: 0,
    });
    expect(first).toMatchObject({
      status: 200,
      body: { revision: 2, fields: { companyName: '주식회사 하나', relief: 'money' } },
    });
    await change(id, me, { fields: { course: '11월 2일에 말로 들었습니다.' }, expectedRevision: 2 });
    expect((await read(id, me)).body).toMatchObject({ revision: 3, fields: { companyName: '주식회사 하나' } });

    const text = await fileOf(id, me, 'txt');
    expect(text).toMatchObject({ status: 200, type: expect.stringContaining('text/plain') });
    for (const part of [
      '성명: 김해고',
      '주식회사 하나',
      '금품을 지급하라',
      '11월 2일에 말로',
      '서울지방노동위원회 귀중',
    ])
      expect(text.bytes.toString()).toContain(part);
    const pdf = await fileOf(id, me, 'pdf');
    expect(pdf).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const petition = await fileOf(id, me, 'txt', '?document=labour_office_petition');
    expect(petition.bytes.toString()).toContain('진정서');
  });

  it('is not overwritten by who has not seen the last change; a repeated request changes nothing twice', async () => {
    const me = await test.person();
    const id = await finished(me);
    const key = { 'Idempotency-Key': randomUUID() };
    const body = { fields: { duty: '자재 구매' }, expectedRevision: 0 };
    expect((await change(id, me, body, key)).status).toBe(200);
    expect(await change(id, me, body, key)).toMatchObject({ status: 200, body: { revision: 2 } });
    const late = await change(id, me, { fields: { duty: '다른 창' }, expectedRevision: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', currentRevision: 2 } });
    expect((await read(id, me)).body.fields).toEqual({ duty: '자재 구매' });
  });

  it('is its owner’s alone: the firm’s people don’t see it', async () => {
    const me = await test.person();
    const id = await finished(me);
    for (const other of [await test.person(), await personOfKind(test, 'advisor'), await test.staff()]) {
      expect((await read(id, other)).body.code).toBe('check_fetch_failed');
      expect((await change(id, other, { fields: { name: '남' } })).body.code).toBe('check_fetch_failed');
      expect((await fileOf(id, other, 'pdf')).status).toBe(404);
    }
  });

  it('says in Korean what is wrong with a field', async () => {
    const me = await test.person();
    const id = await finished(me);
    expect(await change(id, me, { fields: { birthDate: '2026-02-30', name: '가'.repeat(41) } })).toMatchObject({
      status: 400,
      body: {
        errors: { 'fields.birthDate': '있는 날짜인지 확인해 주세요.', 'fields.name': '40자까지 적을 수 있어요.' },
      },
    });
  });

  it('is not for a company, nor for a check without a result, and after the deadline only the petition is left', async () => {
    const me = await test.person();
    const unfinished = await fillIn(test, me, {});
    expect((await read(unfinished.id, me)).body.code).toBe('survey_empty');

    const boss = await test.person();
    const asEmployer = await finished(boss, { intake: { 'intake/side': 'employer' } });
    expect((await read(asEmployer, boss)).status).toBe(200);
    expect((await change(asEmployer, boss, { fields: { name: '박대표' } })).body.code).toBe('stage_wrong');
    expect((await fileOf(asEmployer, boss, 'pdf')).status).toBe(409);
    // Its own paper is the notice, twice the same; nobody else has it, and a worker has none.
    const [notice, again] = [await noticeOf(asEmployer, boss), await noticeOf(asEmployer, boss)];
    expect([notice.status, notice.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(again.bytes.equals(notice.bytes)).toBe(true);
    expect((await noticeOf(asEmployer, me)).status).toBe(404);
    expect((await noticeOf(await finished(me), me)).status).toBe(409);

    const late = await test.person();
    const lateCheck = await finished(late, { intake: { 'intake/dismissed': daysAgo(200) } });
    expect((await fileOf(lateCheck, late, 'pdf')).status).toBe(409);
    expect((await fileOf(lateCheck, late, 'pdf', '?document=labour_office_petition')).status).toBe(200);
  });

  it('goes with its owner: it is in the export, its words are sealed in the log, and unreadable once the person left', async () => {
    const me = await test.person('김해고');
    const id = await finished(me);
    const { headers } = await change(id, me, { fields: { course: '아무도 모르는 사정' } });
    const exported = await test.call('GET', '/api/user/export', {
      token: me.token,
      headers: { 'X-Wait-For': String(headers.get('x-log-position')) },
    });
    expect(exported.body.applications).toMatchObject([{ checkId: id, fields: { course: '아무도 모르는 사정' } }]);
    const stored = await test.service.store.read(`application-${id}`);
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain('아무도 모르는');

    const left = await test.call('DELETE', '/api/user', {
      token: me.token,
      body: { current: password, confirm: true },
    });
    expect(left.status).toBe(200);
    const { state } = await test.service.commands.load(applicationDecider, applicationStream(id));
    expect(state).toMatchObject({ checkId: id, fields: {} });
  });
});
