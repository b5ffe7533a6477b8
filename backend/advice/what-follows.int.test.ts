import { randomUUID } from 'node:crypto';
import type { CaseCitation } from '@nomucheck/domain/advice/texts/citation.ts';
import { aRecord } from '@nomucheck/domain/cases/case-samples.fixture.ts';
import { type CaseCommand, caseDecider, caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../engine/postgres/connections/pool.ts';
import { addToLog, personOfKind } from '../testing/people-of-roles.fixture.ts';
import { type Person, password, startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { adviceOf, type Story } from './testing/events.fixture.ts';

let test: TestService;
let pool: ReturnType<typeof createPool>;
let asker: Person;
let first: Person;
let second: Person;
let admin: Person;

beforeAll(async () => {
  test = await startTestService({ ADVICE_REGISTRATION: 'required' });
  pool = createPool(test.databaseUrl);
  asker = await test.person('김질문');
  [first, second, admin] = await Promise.all([
    personOfKind(test, 'advisor'),
    personOfKind(test, 'advisor'),
    personOfKind(test, 'super'),
  ]);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await test.stop();
});

const api = '/api/ai-advices';
const post = ({ token }: Person, path: string, body: object = {}) =>
  test.call('POST', `${api}/${path}`, { token, body });
const get = async ({ token }: Person, path: string) => {
  const headers = { 'X-Wait-For': await test.headToken() };
  return test.call('GET', path, { token, headers });
};

const point = '문자로 한 해고 통지는 서면 통지가 아니라고 본 사건';
const tell = (caseId: string, command: CaseCommand) =>
  test.service.commands.handle(caseDecider, {
    stream: caseStream(caseId),
    command,
    context: {
      commandId: randomUUID(),
      at: new Date().toISOString(),
      actor: { id: admin.id, role: 'super' },
      reason: '원문과 대조',
      correlationId: randomUUID(),
    },
  });
const acceptedCase = async (): Promise<CaseCitation> => {
  const caseId = randomUUID();
  const caseNumber = `2099두${Math.floor(Math.random() * 1e6)}`;
  const record = aRecord({ disputeId: caseId, caseNumbers: [caseNumber], point });
  const { revision } = await tell(caseId, { type: 'AcceptCase', caseId, record });
  const { tribunal: court, decidedOn } = record;
  return { n: 1, kind: 'case', caseId, revision, passage: 0, quote: point, court, caseNumber, decidedOn };
};
const citing = (citation: CaseCitation): Pick<Story, 'answer' | 'citations'> => ({
  answer: `문자로 한 해고는 서면 통지가 아니에요 [1].`,
  citations: [citation],
});
const publishedTo = (person: Person, citation: CaseCitation) =>
  adviceOf(test, { asker: person.id, first: first.id, second: second.id, ...citing(citation) });
const lettersTo = async ({ email }: Person, subject: string) =>
  (await test.call('GET', '/api/sandbox/mailbox')).body.items.filter(
    (letter: { to: string; subject: string }) => letter.to === email && letter.subject.includes(subject),
  );

it('of what review 2 changed after it the first reviewer hears, and of nothing else', async () => {
  const person = await test.person();
  const one = { asker: person.id, first: first.id, second: second.id };
  const same = await adviceOf(test, { ...one, last: '해고는  서면으로 알려야 해요' });
  const changed = await adviceOf(test, { ...one, last: '해고는 서면으로 알려야 효력이 있어요.' });
  const told = async (reviewer: Person, id: string) =>
    (await lettersTo(reviewer, '1차 검토 뒤에 고친')).filter(({ text }: { text: string }) => text.includes(id)).length;
  await expect.poll(() => lettersTo(person, '자문이 도착했어요')).toHaveLength(2);
  await expect.poll(() => told(first, `/inspection/detail/${changed}`)).toBe(1);
  expect([await told(first, same), await told(second, changed)]).toEqual([0, 0]);
});

describe('a cited case that changes', () => {
  it('flags the published advice with the difference, tells the asker and both reviewers once, and is settled by staff', async () => {
    const citation = await acceptedCase();
    const id = await publishedTo(asker, citation);
    const unchanged = await publishedTo(asker, await acceptedCase());
    const { revision } = await tell(citation.caseId, { type: 'CorrectCase', changes: { outcome: 'employer_win' } });
    const flags = async () => (await get(asker, `${api}/${id}`)).body.flags;
    await expect.poll(flags).toMatchObject([
      {
        ...{ caseId: citation.caseId, change: 'corrected', citedRevision: citation.revision, revision, settled: false },
        changes: [{ field: '결과', before: '근로자 승', after: '회사 승' }],
      },
    ]);
    await expect.poll(() => lettersTo(asker, '인용한 판정례가 바뀌었어요')).toHaveLength(1);
    for (const reviewer of [first, second]) await expect.poll(() => lettersTo(reviewer, '검토한 자문')).toHaveLength(1);
    const [letter] = await lettersTo(asker, '인용한 판정례가 바뀌었어요');
    expect(letter.text).toContain(`/advices/${id}`);
    expect(letter.text).not.toContain('서면 통지');

    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    const recalls = async () => (await get(first, `${api}/recalls?filter=${filter}`)).body;
    expect(await recalls()).toMatchObject([
      { id, flags: 1, changed: [{ caseNumber: citation.caseNumber, settled: false }] },
    ]);
    const isOpen = async (flagged: boolean): Promise<boolean> => {
      const wanted = encodeURIComponent(JSON.stringify({ flagged }));
      const { body } = await get(first, `${api}/recalls?filter=${wanted}&range=${encodeURIComponent('[0,999]')}`);
      return body.some((listed: { readonly id: string }) => listed.id === id);
    };
    expect([await isOpen(true), await isOpen(false)]).toEqual([true, false]);
    const settle = { caseId: citation.caseId, revision, reason: '결론은 같아요' };
    expect((await post(first, `${id}/flags/settle`, settle)).body.flags).toMatchObject([{ settled: true }]);
    expect(await recalls()).toMatchObject([{ flags: 0, changed: [{ settled: true }] }]);
    expect([await isOpen(true), await isOpen(false)]).toEqual([false, true]);
    const all: readonly { readonly id: string }[] = (await get(first, `${api}/recalls`)).body;
    expect([id, unchanged].map((one) => all.some((listed) => listed.id === one))).toEqual([true, false]);
  });

  it('flags an advice whose publication and whose case’s change happen at the same moment, in whatever order', async () => {
    const stories = Array.from({ length: 6 }, async (_none, n) => {
      const citation = await acceptedCase();
      const change = () => tell(citation.caseId, { type: n % 2 === 0 ? 'WithdrawCase' : 'UndoAcceptance' });
      const [id] = await Promise.all([publishedTo(asker, citation), change()]);
      return id;
    });
    for (const id of await Promise.all(stories)) {
      const flags = async () => (await get(asker, `${api}/${id}`)).body.flags;
      await expect.poll(flags).toMatchObject([{ change: 'withdrawn' }]);
    }
  });

  it('refuses the approval of a text that names it, and says which citation doesn’t hold', async () => {
    const citation = await acceptedCase();
    await setRegistration(first, '제1234호');
    const id = await adviceOf(test, { asker: asker.id, first: first.id, ...citing(citation) });
    await tell(citation.caseId, { type: 'WithdrawCase' });
    const text = '문자로 한 해고는 서면 통지가 아니에요 [1].';
    const refused = await post(first, `${id}/review1/complete`, { verdict: 'approve', text });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(refused.body.errors['citations.1']).toContain('판정례');
    const without = await post(first, `${id}/review1/complete`, { verdict: 'approve', text: '서면이 필요해요.' });
    expect(without.body).toMatchObject({ stage: 'review2_requested', review1: { citations: [] } });
  });
});

describe('a case that one’s own published advice names', () => {
  it('stays readable without the paid search, until the advice is withdrawn', async () => {
    const citation = await acceptedCase();
    const read = async (person: Person) => (await get(person, `/api/cases/${citation.caseId}`)).status;
    expect(await read(asker)).toBe(402);
    const id = await publishedTo(asker, citation);
    await get(asker, api);
    await expect.poll(() => read(asker)).toBe(200);
    expect(await read(await test.person())).toBe(402);
    await post(first, `${id}/withdraw`, { reason: '근거가 사라졌어요' });
    await expect.poll(() => read(asker)).toBe(402);
  });
});

describe('the sides of an advice', () => {
  it('are flagged where the firm serves the other one, however the company’s name is written', async () => {
    const name = `보기${randomUUID()}`;
    const here = await adviceOf(test, { asker: asker.id, parties: { client: '김질문', opponent: `㈜ ${name}` } });
    const person = await test.person();
    const there = await adviceOf(test, {
      asker: person.id,
      parties: { client: `주식회사 ${name}`, opponent: null },
    });
    const conflicts = async (id: string) => (await get(first, `${api}/reviews/${id}`)).body.conflicts;
    await expect
      .poll(() => conflicts(here))
      .toEqual([{ what: 'advice', id: there, here: 'opponent', there: 'client' }]);
    expect(await conflicts(there)).toEqual([{ what: 'advice', id: here, here: 'client', there: 'opponent' }]);
    const filter = encodeURIComponent(JSON.stringify({ id: [here] }));
    expect((await get(first, `${api}/reviews?filter=${filter}`)).body).toMatchObject([{ conflict: true }]);
  });
});

const setRegistration = (person: Person, registrationNumber: string | null) =>
  test.call('POST', '/api/admin/userdetail/update', {
    token: admin.token,
    body: { id: person.id, registrationNumber, reason: '자격증 확인' },
  });

describe('where registration numbers are required', () => {
  it('nobody without one claims a review or is given one; the number is recorded with the approval', async () => {
    const id = await adviceOf(test, { asker: asker.id });
    const third = await personOfKind(test, 'advisor');
    const refused = await post(third, `${id}/review1/claim`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const given = await post(admin, `${id}/review1/reassign`, { userId: third.id, reason: '담당' });
    expect(given.body.errors).toHaveProperty('userId');
    expect((await setRegistration(third, ' 제77호 ')).body).toMatchObject({ registrationNumber: '제77호' });
    expect((await post(third, `${id}/review1/claim`)).body).toMatchObject({ registration: '제77호' });
    await post(third, `${id}/review1/complete`, { verdict: 'approve', text: '서면이 필요해요.' });
    const [approved] = (await test.service.commands.history(`advice-${id}`)).slice(-2);
    expect(approved?.data).toMatchObject({ registration: '제77호' });
    expect((await setRegistration(third, null)).body.registrationNumber).toBeNull();
  });

  it('a review that waits is told to those who have one, and to nobody else', async () => {
    const [numbered, without] = [await personOfKind(test, 'advisor'), await personOfKind(test, 'advisor')];
    await setRegistration(numbered, '제78호');
    await adviceOf(test, { asker: asker.id });
    const told = async ({ email }: Person): Promise<readonly string[]> => {
      const { items } = (await test.call('GET', '/api/sandbox/mailbox')).body;
      return items.filter(({ to }: { to: string }) => to === email).map(({ subject }: { subject: string }) => subject);
    };
    await expect
      .poll(() => told(numbered), { timeout: 20_000 })
      .toContain('[노무체크] 1차 검토를 기다리는 자문이 있어요');
    expect(await told(without)).toEqual([]);
  });

  it('nobody enters their own', async () => {
    const own = await setRegistration(admin, '제1호');
    expect(own.body.code).toBe('cannot_edit_self');
  });
});

describe('somebody who leaves', () => {
  it('takes their questions along: the review ends, no text can be read, and nothing is left beside the log', async () => {
    const person = await test.person();
    const opponent = `상대${randomUUID()}`;
    const id = await adviceOf(test, { asker: person.id, first: first.id, parties: { client: null, opponent } });
    const held = { text: '쓰던 글', comments: [], checklist: [] };
    await test.call('PUT', `${api}/${id}/review1`, { token: first.token, body: held });
    const rows = async () =>
      (
        await pool.query(
          `select 'copy' from vault.advice_working_copies where asker = $1
           union all select 'party' from vault.conflict_parties where owner = $1`,
          [person.id],
        )
      ).rowCount;
    await expect.poll(rows).toBe(2);
    const exported = await test.call('GET', '/api/user/export', { token: person.token });
    expect(exported.body.advices).toMatchObject([{ id, question: '해고됐어요.' }]);
    expect(exported.body.advices[0]).not.toHaveProperty('review1');

    await test.call('DELETE', '/api/user', { token: person.token, body: { current: password, confirm: true } });
    expect((await get(first, `${api}/${id}`)).body).toMatchObject({
      stage: 'withdrawn',
      question: null,
      draft: { text: null },
    });
    expect((await get(first, `${api}/reviews/${id}`)).body).toMatchObject({ texts: [], parties: null, holder: null });
    expect(await rows()).toBe(0);
    expect((await post(first, `${id}/review1/complete`, { verdict: 'approve', text: '늦은 글' })).body.code).toBe(
      'stage_wrong',
    );
  });

  it('or isn’t of the firm any more gives their reviews back', async () => {
    const leaver = await personOfKind(test, 'advisor');
    const id = await adviceOf(test, { asker: asker.id, first: leaver.id });
    await addToLog(test, leaver.id, {
      type: 'AccessChanged',
      data: {
        owner: leaver.id,
        accessType: 0,
        adminMenu: { all: false, advisor: false, partner: false, search: false },
      },
    });
    await expect
      .poll(async () => (await get(first, `${api}/reviews/${id}`)).body)
      .toMatchObject({ stage: 'review1_requested', holder: null });
  });
});
