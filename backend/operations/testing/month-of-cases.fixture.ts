import { randomUUID } from 'node:crypto';
import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import { emptyDraft } from '@nomucheck/domain/cases/empty-draft.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { acceptLock } from '../../cases/testing/parts.fixture.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import type { TestService } from '../../testing/test-service.fixture.ts';
import { asking, before, happened, type People } from './happened.fixture.ts';

const decision = (n: number): string =>
  `## 판정사항\n${n}일 동안의 무단결근을 이유로 한 해고가 정당하다고 판정한 사례\n## 판정결과\n기각\n\n${n}`;
const ofCommission = (n: number) => ({
  ...{ kind: 'case-low', sampling: 'population', tribunal: '서울지방노동위원회', decidedOn: '2023-05-05' },
  ...{ caseNumbers: [`서울2023부해${n}`], title: `무단결근 ${n}`, content: decision(n) },
});

/** Whoever refines takes turns: what of the queue each has in hand, has sent back, has ready or has accepted. */
export const seedCases = async (test: TestService, people: People): Promise<void> => {
  for (let n = 1; n <= 12; n += 1) {
    const ask = asking(test, n % 2 === 0 ? people.admin : people.super);
    const { id } = await ask('POST', '/api/refines/data', ofCommission(n));
    if (n > 2) await ask('POST', `/api/refines/data/${id}/take`, { all: true });
    if (n > 5) await ask('POST', `/api/refines/data/${id}/ready`, {});
    if (n > 10) await ask('POST', `/api/refines/data/${id}/reject`, { reason: '요지를 고쳐 주십시오' });
    else if (n > 7) await ask('POST', '/api/refines/data/accept', { ids: [id] });
  }
  await seedProposals(test, people);
  await seedAlike(test, people);
};

/** Adds a case and accepts it as its text says; answers its id. */
export const accepted = async (test: TestService, people: People, n: number, own: object = {}): Promise<string> => {
  const ask = asking(test, people.admin);
  const { id } = await ask('POST', '/api/refines/data', { ...ofCommission(n), ...own });
  await ask('POST', `/api/refines/data/${id}/take`, { all: true });
  await ask('POST', `/api/refines/data/${id}/ready`, {});
  const answer = await ask('POST', '/api/refines/data/accept', { ids: [id] });
  if (answer.accepted.length !== 1) throw new Error(`nothing was accepted: ${JSON.stringify(answer)}`);
  return id;
};

const toCase = (test: TestService, id: string, events: readonly CaseEvent[]): Promise<void> =>
  happened<LegalCase, CaseEvent>(test, caseDecider.evolve, caseStream(id), events, before(0));
/** As it comes from a source, with an outcome that this rule proposes. */
const arrival = (caseId: string, rule: string, text: { readonly hash: string; readonly chars: number }) => ({
  ...{ caseId, origin: { batch: null, row: null, sourceId: null }, raw: null, sketch: [] },
  draft: { ...emptyDraft({ kind: 'case-high', sampling: 'curated', source: { how: 'crawled', at: null } }), text },
  proposals: [{ id: 'outcome#1', field: 'outcome' as const, value: 'worker_win' as const, rule, passage: null }],
});
const textNumber = (n: number) => ({ hash: String(n).repeat(64), chars: 500 + n });

/** An outcome whose rule isn't sure, one that is but was put aside, one put aside and opened again, and one of a person. */
const seedProposals = async (test: TestService, people: People): Promise<void> => {
  const unsure = randomUUID();
  await toCase(test, unsure, [
    { type: 'CaseCollected', data: arrival(unsure, 'reversed-and-decided/worker-is-plaintiff', textNumber(1)) },
  ]);
  const surer = randomUUID();
  await toCase(test, surer, [
    { type: 'CaseCollected', data: arrival(surer, 'reversed-and-decided/worker-is-plaintiff', textNumber(2)) },
    { type: 'CaseTextChanged', data: arrival(surer, 'claim-decided/worker-is-plaintiff', textNumber(3)) },
  ]);
  const ask = asking(test, people.admin);
  for (const [n, again] of [[21, false] as const, [22, true] as const]) {
    const { id, proposals } = await ask('POST', '/api/refines/data', ofCommission(n));
    const { id: proposal } = proposals.find(({ field }: { readonly field: string }) => field === 'outcome');
    await ask('POST', `/api/refines/data/${id}/take`, { proposal, dismiss: true });
    if (again) await ask('POST', `/api/refines/data/${id}/take`, { proposal, reopen: true });
  }
  const { id } = await ask('POST', '/api/refines/data', ofCommission(23));
  await ask('PUT', `/api/refines/data/${id}`, { outcome: 'partial' });
};

const long = `## 이유\n${Array.from({ length: 30 }, (_none, n) => `${n}번째 사유는 취업규칙의 징계사유에 해당한다.`).join('\n')}`;
const formula = '## 판정결과\n기각';
/** Cases that may be one decision, beside others that only seem so. */
const seedAlike = async (test: TestService, people: People): Promise<void> => {
  const ask = asking(test, people.admin);
  const add = async (own: object): Promise<string> =>
    (await ask('POST', '/api/refines/data', { ...ofCommission(0), content: null, ...own })).id;
  // One number, once with a mistyped day, once at another commission, once where neither the day nor the tribunal is known.
  await add({ caseNumbers: ['서울2021부해1'], decidedOn: '2021-05-05' });
  await add({ caseNumbers: ['2021부해1'], decidedOn: '2021-05-06' });
  await add({ caseNumbers: ['부산2021부해1'], tribunal: '부산지방노동위원회', decidedOn: '2021-05-05' });
  await add({ caseNumbers: ['2022두11'], tribunal: '대법원', decidedOn: '2022-01-01' });
  await add({ caseNumbers: ['2022두11'], tribunal: null, decidedOn: null });
  // One whole text under two numbers, and of three copies the one that was put aside.
  await add({ caseNumbers: ['서울2021부해2'], content: long });
  await add({ caseNumbers: ['서울2021부해3'], content: long });
  const copy = await add({ caseNumbers: ['서울2021부해4'], content: long });
  await ask('POST', `/api/refines/data/${copy}/discard`, { reason: '같은 사건' });
  // One formula, under two numbers, and at another tribunal under a masked one and without any.
  await add({ caseNumbers: ['서울2021부해5'], content: formula });
  await add({ caseNumbers: ['서울2021부해6'], content: formula });
  await add({ caseNumbers: ['2021부해OO'], tribunal: '경기지방노동위원회', content: formula });
  await add({ caseNumbers: [], tribunal: '경기지방노동위원회', content: formula });
  // Two cases with the same other formula; their commission is entered after they were collected.
  for (const _copy of [1, 2]) {
    const id = await add({ caseNumbers: [], tribunal: null, content: '## 판정결과\n각하' });
    await ask('PUT', `/api/refines/data/${id}`, { tribunal: '충남지방노동위원회' });
  }
  // A copy of what is accepted, and one whose number a person has typed.
  await add({ caseNumbers: ['서울2023부해8'], decidedOn: '2023-05-08' });
  const typed = await add({ caseNumbers: [], decidedOn: '2023-05-09' });
  await ask('PUT', `/api/refines/data/${typed}`, { caseNumbers: ['서울2021부해5'] });
};

/** Of three accepted cases the source has another text: of one for good, of one no more, and of one that is withdrawn. */
export const seedNewTexts = async (test: TestService, people: People): Promise<void> => {
  const ask = asking(test, people.admin);
  for (const n of [31, 32, 33]) {
    const id = await accepted(test, people, n, { sampling: 'curated' });
    const changed: CaseEvent = { type: 'CaseTextChanged', data: arrival(id, 'source', textNumber(n - 24)) };
    const { text } = await ask('GET', `/api/cases/data/${id}`);
    const back: CaseEvent = { type: 'CaseTextChanged', data: arrival(id, 'source', text) };
    await toCase(test, id, n === 32 ? [changed, back] : [changed]);
    if (n === 33) await ask('POST', `/api/cases/data/${id}/withdraw`, { reason: '잘못 실음' });
  }
};

/**
 * One work on many cases that has ended, and one that stands still, because another process accepts cases at that moment.
 * @returns lets it go on
 */
export const seedBulkWorks = async (test: TestService, people: People): Promise<() => Promise<void>> => {
  const ask = asking(test, people.super);
  const { id } = await ask('POST', '/api/refines/data/take', { filter: { q: '무단결근 23' } });
  while ((await ask('GET', `/api/refines/jobs/${id}`)).stage !== 'finished')
    await new Promise((ready) => setTimeout(ready, 50));
  const pool = createPool(test.databaseUrl, { max: 1 });
  const other = await pool.connect();
  await other.query('select pg_advisory_lock($1)', [acceptLock]);
  await ask('POST', '/api/refines/data/accept', { filter: { q: '무단결근' } });
  return async () => {
    other.release(true);
    await pool.end();
  };
};
