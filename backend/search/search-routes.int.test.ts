import { randomUUID } from 'node:crypto';
import { noMenu } from '@nomucheck/domain/accounts/access.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOfKind, personWith } from '../testing/people-of-roles.fixture.ts';
import type { Person, TestService } from '../testing/test-service.fixture.ts';
import { ids, type SearchedCases, startSearchedCases } from './testing/searched-cases.fixture.ts';

let cases: SearchedCases;
let test: TestService;
let partner: Person;
beforeAll(async () => {
  cases = await startSearchedCases({ SEARCH_DEFAULT: '채용내정' });
  test = cases.test;
  partner = await personOfKind(test, 'partner');
});
afterAll(() => cases.stop());

const tell: SearchedCases['tell'] = (...of) => cases.tell(...of);
const accept: SearchedCases['accept'] = (...of) => cases.accept(...of);
const get: SearchedCases['get'] = (...of) => cases.get(...of);
const search: SearchedCases['search'] = (...of) => cases.search(...of);
const markedIn = (segments: { text: string; marked: boolean }[]): string[] =>
  segments.filter(({ marked }) => marked).map(({ text }) => text);

describe('the search of cases', () => {
  it('finds cases by their text, shows the passage, and shows the parts of the score', async () => {
    const id = await accept(
      { title: '드론 조종사 전보 사건', point: '업무상 필요가 없는 전보', outcome: 'partial' },
      '## 판시사항\n전보명령의 정당성\n\n## 이유\n참가인은 무인항공기 관제사로 일하였다.\n\n사용자는 협의 없이 관제 사를 옮겼다.',
    );
    const body = await search({ q: '무인 항공기 관제사' });
    expect(ids(body)).toEqual([id]);
    expect(body).toMatchObject({ total: 1, ranked: 1, relaxed: false, cursor: null });
    const [item] = body.items;
    expect(item).toMatchObject({ court: '대법원', title: '드론 조종사 전보 사건', outcome: 'partial' });
    expect(item.snippet).toMatchObject({ section: '이유', paragraph: 1 });
    expect(markedIn(item.snippet.segments)).toEqual(['무인항공기 관제사', '관제 사']);
    expect(item.score).toBeCloseTo(item.parts.text * item.parts.tribunal * item.parts.date, 2);
    expect(body.facets.outcome).toEqual([{ value: 'partial', count: 1 }]);
    // Only the firm's people see the parts of a score.
    expect((await search({ q: '무인 항공기 관제사' }, partner.token)).items[0].parts).toBeUndefined();
  });

  it('puts the case with the typed number first, in any spelling, before cases that cite it', async () => {
    const cited = await accept({ caseNumbers: ['2095두10828', '2095두10835'], title: '원판결' });
    const citing = await accept(
      { caseNumbers: ['2096누777'], citations: ['2095두10835'], title: '뒤의 판결' },
      '## 이유\n대법원 2095두10828 판결의 취지에 비추어 본다.',
    );
    for (const q of ['2095두10828', '2095-두-10828', '2095 두 10828', '２０９５두１０８２８', '2095두10828_10835']) {
      expect([q, ids(await search({ q }))[0]]).toEqual([q, cited]);
    }
    expect(ids(await search({ q: '2095두10828' }))).toContain(citing);
    const { body } = await get(`/api/cases/${cited}`);
    expect(body.citations).toMatchObject({ in: [{ id: citing }], inTotal: 1 });
    expect((await get(`/api/cases/${citing}`)).body.citations.out).toMatchObject([
      { caseNumber: '2095두10835', case: { id: cited } },
    ]);
  });

  it('puts a decision that others of the found cite before one that says the same, and tells the firm how many cite it', async () => {
    const says =
      '뱃사공이 안개 낀 새벽마다 나팔을 불어야 할 의무를 부담하는지 여부 및 그 나팔 소리의 크기를 정하는 방법';
    const alike = { title: '나룻배 나팔 사건', decidedOn: '2011-05-05' };
    const cited = await accept({ ...alike, caseNumbers: ['2094두501'] }, `## 판시사항\n${says}`);
    const uncited = await accept({ ...alike, caseNumbers: ['2094두502'] }, `## 판시사항\n${says}`);
    await accept({ title: '뒤의 사건', caseNumbers: ['2095두503'], citations: ['2094두501'] }, `## 판시사항\n${says}`);
    const { items } = await search({ q: says });
    const placeOf = (id: string): number => ids({ items }).indexOf(id);
    expect(placeOf(cited)).toBe(0);
    expect(placeOf(uncited)).toBeGreaterThan(0);
    const { tribunal, date, ...parts } = items[0].parts;
    expect(parts.citedBy).toBe(1);
    expect(parts.cited).toBeGreaterThan(1.5);
    expect(items[0].score).toBeCloseTo(parts.text * tribunal * date * parts.cited, 2);
    expect(items[placeOf(uncited)].parts).toMatchObject({ citedBy: 0, cited: 1 });
  });

  it('finds Chinese characters by Hangul and Hangul by Chinese characters, and marks them as written', async () => {
    const hanja = await accept({ title: '留學生 通譯 事件' }, '留學生을 不當하게 내보냈다.');
    const hangul = await accept({ title: '유학생 통역 사건' }, '유학생을 부당하게 내보냈다.');
    // Others that have a part of the query may follow, uncounted.
    for (const q of ['유학생 통역', '留學生 通譯', '"留學生"'])
      expect(new Set(ids(await search({ q })).slice(0, 2))).toEqual(new Set([hanja, hangul]));
    expect((await search({ q: '유학생 통역' })).total).toBe(2);
    const { items } = await search({ q: '유학생' });
    const marks = items.map((item: { titleMarks: { text: string; marked: boolean }[] }) => markedIn(item.titleMarks));
    expect(marks).toContainEqual(['留學生']);
  });

  it('shows of each decision its 구분, and lists and counts 판례 alone', async () => {
    const court = await accept({ title: '왜가리 소송', tribunal: '서울고등법원', kind: 'case-high' });
    const local = await accept({ title: '왜가리 초심', tribunal: '서울지방노동위원회', kind: 'case-low' });
    const hearing = await accept({ title: '왜가리 심문', tribunal: '서울지방노동위원회', kind: 'case-low-meeting' });
    const all = await search({ q: '왜가리' });
    expect(new Map(all.items.map(({ id, kind }: { id: string; kind: string }) => [id, kind]))).toEqual(
      new Map([
        [court, 'case-high'],
        [local, 'case-low'],
        [hearing, 'case-low-meeting'],
      ]),
    );
    const kinds = ['case-high', 'case-low', 'case-low-meeting'].map((value) => ({ value, count: 1 }));
    expect(all.facets.kind).toEqual(kinds);
    const courts = await search({ q: '왜가리', kind: 'case-high' });
    expect([courts.total, ids(courts), courts.facets.kind]).toEqual([1, [court], kinds]);
    const { body: rate } = await get('/api/cases/search/win-rate', { q: '왜가리', kind: 'case-high' });
    expect(rate.total).toBe(1);
  });

  it('counts a word only where it is one, in the total, in every facet and in the win rate', async () => {
    const left = { title: '뜸부기 농원', outcome: 'worker_win', decidedOn: '2014-01-01' } as const;
    const meant = await accept(left, '뜸부기 농원에 사표를 냈다.');
    await accept({ ...left, outcome: 'employer_win' }, '뜸부기 농원은 의사표시를 다투었다.');
    await accept({ ...left, outcome: 'employer_win' }, '뜸부기 농원의 진정한 의사 표시');
    const answer = await search({ q: '뜸부기 "사표"' });
    expect([answer.total, ids(answer), answer.exactPhrases]).toEqual([1, [meant], true]);
    expect(answer.facets).toMatchObject({
      outcome: [{ value: 'worker_win', count: 1 }],
      year: [{ value: '2014', count: 1 }],
    });
    const { body: rate } = await get('/api/cases/search/win-rate', { q: '뜸부기 "사표"' });
    expect(rate).toMatchObject({ total: 1, decided: 1, workerWins: 1 });
    expect((await search({ q: '뜸부기 의사표시' })).total).toBe(2);
    expect((await search({ q: '뜸부기 -사표' })).total).toBe(2);
  });

  it('demands the order of Chinese characters in quotes, and of Hangul in quotes where a text has Chinese characters', async () => {
    const hanja = await accept({ title: '산호초의 일' }, '조리장의 不當轉職은 無效이다.');
    const hangul = await accept({ title: '산호초의 다른 일' }, '조리장의 부당 전직은 무효이다.');
    const apart = await accept(
      { title: '산호초의 또 다른 일' },
      '조리장의 전직(轉職)은 부당하다. 이당전의 부당, 당전 부',
    );
    for (const q of ['산호초 "不當轉職"', '산호초 "부당전직"', '산호초 "不當전직은 무효"']) {
      const answer = await search({ q, sort: 'newest' });
      expect([q, new Set(ids(answer)), answer.exactPhrases]).toEqual([q, new Set([hanja, hangul]), true]);
    }
    expect(ids(await search({ q: '산호초 부당 전직', sort: 'newest' }))).toContain(apart);
  });

  it('finds an article of the Labor Standards Act by its number at the time of the decision, and tells the former numbers', async () => {
    const of = (decidedOn: string, text: string) =>
      accept({ title: '물레방앗간', decidedOn }, `## 이유\n물레방앗간 ${text}`);
    const today = await of('2019-01-01', '근로기준법 제23조 제1항');
    const former = await of(
      '2010-01-01',
      '구 근로기준법(2007. 4. 11. 법률 제8372호로 전부 개정되기 전의 것) 제30조 제1항',
    );
    const then = await of('2003-01-01', '근로기준법 제30조 제1항');
    const before = await of('1995-01-01', '근로기준법 제27조 제1항');
    await of('2019-02-02', '근로기준법 제30조 제3항');
    const body = await search({ q: '물레방앗간 근로기준법 23조' });
    expect(body.total).toBe(4);
    const counted = body.items.filter(({ uncounted }: { uncounted?: true }) => !uncounted);
    expect(new Set(ids({ items: counted }))).toEqual(new Set([today, former, then, before]));
    expect(body.synonyms).toEqual([
      {
        word: '근로기준법 제23조',
        others: ['구 근로기준법 제30조(2007. 4. 11. 전부개정 전)', '구 근로기준법 제27조(1997. 3. 13. 제정 전)'],
      },
    ]);
    const shown = counted.find(({ id }: { id: string }) => id === then);
    expect(markedIn(shown.snippet.segments).join(' ')).toContain('제30조');
  });

  it('finds quotations in order, excludes unwanted words, and applies filters', async () => {
    const one = await accept(
      { title: '파프리카 농장', outcome: 'worker_win', decidedOn: '2011-05-01' },
      '파프리카 선별 작업장에서 일함',
    );
    const other = await accept(
      { title: '파프리카 유통', outcome: 'employer_win', decidedOn: '2013-05-01' },
      '선별작업장 옆의 파프리카 창고, 파프리카 선창. 리카선',
    );
    expect(ids(await search({ q: '파프리카 선별', sort: 'oldest' }))).toEqual([one, other]);
    expect(ids(await search({ q: '"파프리카 선별"' }))).toEqual([one]);
    expect(ids(await search({ q: '파프리카 -창고' }))).toEqual([one]);
    expect(ids(await search({ q: '파프리카', sort: 'newest' }))).toEqual([other, one]);
    const narrowed = await search({ q: '파프리카', outcome: 'worker_win' });
    expect(ids(narrowed)).toEqual([one]);
    // The facet of a chosen value also shows the values that could be chosen instead.
    expect(narrowed.facets.outcome).toHaveLength(2);
    expect(narrowed.facets.year).toEqual([{ value: '2011', count: 1 }]);
    expect(ids(await search({ q: '파프리카', from: '2012-01-01', to: '2014-01-01' }))).toEqual([other]);
  });

  it('pages through a list that doesn’t change while cases come and go', async () => {
    const all = new Set<string>();
    for (let n = 0; n < 7; n += 1) all.add(await accept({ title: `두루미 보호원 ${n}`, decidedOn: `200${n}-01-01` }));
    for (const sort of ['relevance', 'newest', 'oldest']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: { items: { id: string }[]; cursor: string | null; total: number } = await search({
          ...{ q: '두루미', sort, size: '3' },
          ...(cursor ? { cursor } : {}),
        });
        expect(page.total).toBe(all.size);
        seen.push(...ids(page));
        cursor = page.cursor;
        // A case that arrives while somebody pages belongs to the next search.
        if (sort === 'newest' && seen.length === 3) await accept({ title: '두루미 새 사건', decidedOn: '2009-12-31' });
      } while (cursor);
      expect([sort, new Set(seen)]).toEqual([sort, all]);
      expect(seen).toHaveLength(all.size);
      if (sort === 'newest') all.add(ids(await search({ q: '두루미 새 사건' }))[0] ?? '');
    }
    const { cursor } = await search({ q: '두루미', sort: 'newest', size: '3' });
    expect(await search({ q: '두루미', sort: 'newest', size: '2', cursor })).toMatchObject({ total: all.size });
    const forged = { ...JSON.parse(Buffer.from(cursor, 'base64url').toString()), g: 2 ** 31 };
    const ofOtherLists: Readonly<Record<string, string>>[] = [
      { q: '두루미', cursor: 'nonsense' },
      { q: '두루미', sort: 'newest', size: '3', cursor: Buffer.from(JSON.stringify(forged)).toString('base64url') },
      { q: '두루미', sort: 'oldest', cursor },
      { q: '보호원', sort: 'newest', cursor },
      { q: '두루미', sort: 'newest', from: '2003-01-01', cursor },
    ];
    for (const query of ofOtherLists) expect((await get('/api/cases/search', query)).body.code).toBe('invalid_request');
  });

  it('shows corrections, withdrawals and merges at once, and earlier states on request', async () => {
    const text = '## 이유\n보일러 기관장은 야간 순찰을 거부하였다.';
    const id = await accept({ title: '보일러 기관장' }, text);
    const before = cases.lastPosition();
    await tell(id, { type: 'CorrectCase', changes: { title: '기관장의 순찰 거부', outcome: 'employer_win' } });
    expect((await search({ q: '보일러' })).items).toMatchObject([
      { title: '기관장의 순찰 거부', outcome: 'employer_win' },
    ]);
    expect((await search({ q: '보일러', asOf: before })).items).toMatchObject([
      { title: '보일러 기관장', outcome: 'worker_win' },
    ]);
    expect((await get(`/api/cases/${id}`, { asOf: before })).body).toMatchObject({
      title: '보일러 기관장',
      provenance: { revision: 1 },
    });

    const kept = await accept({ title: '같은 판정의 다른 사본' }, text);
    await tell(id, { type: 'MergeCase', into: kept }, '같은 판정');
    expect(ids(await search({ q: '보일러' }))).toEqual([kept]);
    expect((await get(`/api/cases/${id}`)).body).toMatchObject({
      id: kept,
      redirectedFrom: { id, reason: '같은 판정' },
    });

    await tell(kept, { type: 'WithdrawCase' });
    expect(await search({ q: '보일러' })).toMatchObject({ total: 0, items: [] });
    expect((await get(`/api/cases/${kept}`)).body.code).toBe('search_absent');
    expect(ids(await search({ q: '보일러', asOf: before }))).toEqual([id]);
  });

  it('searches for the configured word when nothing is typed, and for everything when that is requested', async () => {
    expect(await search({})).toMatchObject({ q: '채용내정' });
    const all = await search({ q: '' });
    expect(all.total).toBeGreaterThan(20);
  });

  it('counts a dispute once, by its last instance, whether or not the earlier one has the words', async () => {
    const dispute = randomUUID();
    await accept({ title: '해녀 조합 초심', disputeId: dispute, outcome: 'worker_win', decidedOn: '2020-01-01' });
    await accept({ title: '해녀 조합 재심', disputeId: dispute, outcome: 'employer_win', decidedOn: '2020-08-01' });
    await accept({ title: '해녀 조합 다른 분쟁', outcome: 'worker_win', decidedOn: '2021-08-01' });
    await accept({ title: '해녀 조합 골라 실은 것', sampling: 'curated' });
    await accept({ title: '해녀 조합 화해', outcome: 'settled', decidedOn: '2021-09-01' });
    const { body } = await get('/api/cases/search/win-rate', { q: '해녀' });
    expect(body).toMatchObject({ total: 3, decided: 2, workerWins: 1, partial: 0, rate: 0.5, missing: 18 });
    expect(body.byYear).toMatchObject([
      { year: 2020, decided: 1, rate: 0 },
      { year: 2021, total: 2, decided: 1, rate: 1 },
    ]);
    expect(body.band.low).toBeLessThan(0.5);
    expect(body.band.high).toBeGreaterThan(0.5);
    // Only the first instance has the words: the last one represents the dispute.
    expect((await get('/api/cases/search/win-rate', { q: '초심 해녀' })).body).toMatchObject({
      decided: 0,
      rate: null,
      band: null,
    });
  });

  it('lists the decisions of other instances of the same dispute, the first instance first', async () => {
    const dispute = randomUUID();
    const shared = { disputeId: dispute, title: '뱃사공 해고' } as const;
    const last = await accept({ ...shared, decidedOn: '2022-02-01', sampling: 'curated' });
    const first = await accept({ ...shared, decidedOn: '2020-02-01' });
    const middle = await accept({ ...shared, decidedOn: '2021-02-01' });
    const before = cases.lastPosition();
    const instancesOf = async (id: string, query = {}) =>
      (await get(`/api/cases/${id}`, query)).body.instances.map((other: { id: string }) => other.id);
    expect(await instancesOf(middle)).toEqual([first, last]);
    await tell(first, { type: 'WithdrawCase' });
    expect(await instancesOf(middle)).toEqual([last]);
    expect(await instancesOf(middle, { asOf: before })).toEqual([first, last]);
  });

  it('shows a case to read: every passage, with marks, and its source', async () => {
    const text = '## 주문\n재심신청을 기각한다.\n\n## 이유\n용접공은 서면 통지를 받지 못하였다.';
    const id = await accept(
      { title: '용접공 서면통지', keywords: ['서면통지'], statutes: ['근로기준법 제27조'] },
      text,
    );
    const { body } = await get(`/api/cases/${id}`, { q: '서면통지' });
    expect(body.passages.map(({ section }: { section: string }) => section)).toEqual(['주문', '이유']);
    for (const { from, to, segments } of body.passages) {
      expect(segments.map(({ text: piece }: { text: string }) => piece).join('')).toBe(text.slice(from, to));
    }
    expect(markedIn(body.passages[1].segments)).toEqual(['서면 통지']);
    expect(body.provenance).toMatchObject({ how: 'read', sampling: 'population', edition: 1, collectedAt: null });
    expect(body.redirectedFrom).toBeNull();
  });
});

describe('a search for what was half or wrongly typed', () => {
  it('finds the cases whose numbers begin like the typed one, and says so', async () => {
    const id = await accept({ caseNumbers: ['2098두51234'], title: '번호를 반만 적은 사건' });
    for (const q of ['2098두512', '2098두', '대법원 2098두51']) {
      const answer = await search({ q });
      expect([q, answer.total, ids(answer), answer.numbersBegin]).toEqual([q, 1, [id], true]);
    }
    expect(await search({ q: '2098두51234' })).not.toHaveProperty('numbersBegin');
    expect(await search({ q: '2098두99' })).toMatchObject({ total: 0 });
  });

  it('drops the commonest words until a case has all others, never a rarer one instead, and says which', async () => {
    const id = await accept({ title: '말미잘연구소 공동어장' });
    const rarest = await accept({ title: '말미잘연구소' });
    for (let n = 0; n < 3; n += 1) await accept({ title: `해삼양식 공동어장 ${n}` });
    for (let n = 0; n < 2; n += 1) await accept({ title: `공동어장 ${n}` });
    const answer = await search({ q: '말미잘연구소에서 해삼양식을 공동어장' });
    // Without 해삼양식 alone one case would be left, but it would be left because of the commonest word.
    expect([answer.total, answer.dropped]).toEqual([2, ['해삼양식을', '공동어장']]);
    expect(answer.items[0].id).toBe(id);
    expect(ids(answer)).toContain(rarest);
    const absent = await search({ q: '말미잘연구소 쀍쀍쀍 공동어장' });
    expect([absent.total, absent.dropped]).toEqual([1, ['쀍쀍쀍']]);
    // Of words in quotes the order is demanded, whatever else is dropped.
    await accept({ title: '공동어장의 말미잘연구소' });
    const quoted = await search({ q: '"말미잘연구소 공동어장" 해삼양식' });
    expect([quoted.total, ids(quoted)[0], quoted.dropped, quoted.exactPhrases]).toEqual([1, id, ['해삼양식'], true]);
  });

  it('asks whether a much commoner word was meant if hardly any case has the typed one', async () => {
    for (let n = 0; n < 5; n += 1) await accept({ keywords: ['대기발령'], title: `대기발령 ${n}` });
    await accept({ title: '대기 중이던 화물차의 기발행 딱지와 발렁거림' });
    // The words are counted again every few seconds.
    await expect
      .poll(() => search({ q: '대기발렁' }), { timeout: 15_000, interval: 500 })
      .toMatchObject({ total: 1, suggestion: '대기발령' });
    expect(await search({ q: '대기발령' })).not.toHaveProperty('suggestion');
  });
});

describe('the right to search', () => {
  it.each(['partner', 'search'] as const)('isn’t given by the %s flag of an ordinary account', async (flag) => {
    const someone = await personWith(test, { accessType: 0, adminMenu: { ...noMenu, [flag]: true } });
    const { body: session } = await test.call('GET', '/api/user/session', { token: someone.token });
    expect(session.menus).toEqual([]);
    expect((await get('/api/cases/search', {}, someone.token)).body.code).toBe('search_payment_needed');
  });

  it('is given for a day after payment; others are told the number of results and nothing else', async () => {
    await accept({ title: '등대지기 해고' });
    const someone = await test.person();
    const refused = await get('/api/cases/search', { q: '등대지기' }, someone.token);
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({ code: 'search_payment_needed', offer: { found: 1 } });
    expect(refused.body.offer.searchable).toBeGreaterThan(20);
    expect(JSON.stringify(refused.body)).not.toContain('등대지기');
    const [id] = ids(await search({ q: '등대지기' }));
    for (const path of ['/api/cases/search/win-rate', `/api/cases/${id}`])
      expect((await get(path, {}, someone.token)).body.code).toBe('search_payment_needed');

    // Of the words alone: narrowed, the numbers would tell how such disputes end and when.
    for (const token of [someone.token, 'null']) {
      const narrowed = { q: '등대지기', outcome: 'employer_win', from: '1990-01-01', to: '1990-01-02' };
      expect((await get('/api/cases/search', narrowed, token)).body.offer).toEqual(refused.body.offer);
    }

    // So is who hasn't signed in; what can't be read as a search says nothing beside the refusal.
    const anonymous = await get('/api/cases/search', { q: '등대지기' }, 'null');
    expect(anonymous.status).toBe(401);
    expect(anonymous.body).toMatchObject({ code: 'login_needed', offer: refused.body.offer });
    expect(JSON.stringify(anonymous.body)).not.toContain('등대지기');
    expect((await get(`/api/cases/${id}`, {}, 'null')).body.offer.searchable).toBe(refused.body.offer.searchable);
    const unreadable = await get('/api/cases/search', { size: '없음' }, 'null');
    expect([unreadable.status, unreadable.body.offer]).toEqual([401, undefined]);

    const reader = await personWith(test, { accessType: 1, adminMenu: { ...noMenu, search: true } });
    expect((await get('/api/cases/search', { q: '등대지기' }, reader.token)).status).toBe(200);
  });
});
