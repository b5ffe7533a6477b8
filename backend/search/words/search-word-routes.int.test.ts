import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestService } from '../../testing/test-service.fixture.ts';
import { ids, type SearchedCases, startSearchedCases } from '../testing/searched-cases.fixture.ts';

let cases: SearchedCases;
let test: TestService;
let staff: Person;
beforeAll(async () => {
  cases = await startSearchedCases();
  ({ test, staff } = cases);
});
afterAll(() => cases.stop());

const accept: SearchedCases['accept'] = (...of) => cases.accept(...of);
const get: SearchedCases['get'] = (...of) => cases.get(...of);
const search: SearchedCases['search'] = (...of) => cases.search(...of);

describe('the table of search words', () => {
  it('begins with the starting set, with which 카톡 finds 카카오톡 and 잘렸어요 finds 해고', async () => {
    const told = await accept({ title: '알림 해고' }, '사용자는 카카오톡으로 해고를 알렸다. 돌고래 조련사');
    await accept({ title: '다른 알림' }, '사용자는 전화로 계약 종료를 알렸다. 돌고래 조련사');
    const found = await search({ q: '카톡 돌고래' });
    expect([found.total, ids(found)[0]]).toEqual([1, told]);
    expect(found.synonyms).toMatchObject([{ word: '카톡', others: ['카카오톡', '문자', '메신저'] }]);
    expect(ids(await search({ q: '돌고래 조련사 잘렸어요' }))[0]).toBe(told);
    const list = await get('/api/admin/search-words', { filter: '{"q":"카카오톡"}', sort: '["words","ASC"]' });
    expect(list.body).toMatchObject([
      { words: ['문자메시지', '문자 메세지'] },
      { words: ['카톡'] },
      { words: ['카톡방', '단톡', '단톡방'] },
    ]);
    for (const { source, startingSet } of list.body)
      expect([source.includes('판정례'), startingSet]).toEqual([true, true]);

    const again = await test.call('POST', '/api/admin/search-words/starting-set', {
      token: staff.token,
      body: { reason: '빠진 묶음 넣기' },
    });
    expect(again.body).toMatchObject({ added: 0, changed: 0 });
  });

  it('keeps the source of an entry that is changed without it, and takes it away for null', async () => {
    const call = async (method: string, path: string, body: object) =>
      (await test.call(method, `/api/admin/search-words${path}`, { token: staff.token, body })).body;
    const entry = { words: ['해루질'], finds: ['갯벌 채취'], bothWays: false };
    const { id } = await call('POST', '', { ...entry, source: '표준국어대사전', reason: '현장 말' });
    const widened = { ...entry, words: ['해루질', '갯일'] };
    expect(await call('PUT', `/${id}`, { ...widened, reason: '한 가지 더' })).toMatchObject({
      source: '표준국어대사전',
      startingSet: false,
    });
    expect(await call('PUT', `/${id}`, { ...widened, source: null, reason: '출처 아님' })).not.toHaveProperty('source');
    // From now on the table is the firm's own.
    const refused = await call('POST', '/starting-set', { reason: '다시 넣기' });
    expect(refused).toMatchObject({ code: 'stage_wrong', errors: { '': expect.stringContaining('직접 넣거나 고친') } });
    await call('DELETE', `/${id}`, { reason: '시험 끝' });
  });

  it('begins with everyday words; a change by an admin is used at once and has a history', async () => {
    const id = await accept({ title: '경영상 이유에 의한 해고의 기준', keywords: ['심해잠수'] }, '심해잠수 요원');
    const both = await search({ q: '정리해고 심해잠수' });
    expect([both.total, ids(both)[0]]).toEqual([1, id]);
    expect(both.synonyms).toMatchObject([{ word: '정리해고' }]);

    const call = async (method: string, path: string, body: object) => {
      const answer = await test.call(method, `/api/admin/search-words${path}`, { token: staff.token, body });
      const written = answer.headers.get('x-log-position');
      const later = written === null ? null : await test.service.store.positionOfToken(written);
      if (later) cases.waitsFor(later);
      return answer.body;
    };
    expect(await search({ q: '머구리' })).toMatchObject({ total: 0 });
    const entry = { words: ['머구리'], finds: ['심해잠수'], bothWays: false };
    const added = await call('POST', '', { ...entry, reason: '현장에서 쓰는 말' });
    expect(ids(await search({ q: '머구리' }))).toEqual([id]);
    await call('PUT', `/${added.id}`, {
      ...entry,
      words: ['머구리', '잠수부'],
      reason: '한 가지 더',
      expectedRevision: 1,
    });
    expect(ids(await search({ q: '잠수부' }))).toEqual([id]);
    expect((await call('PUT', `/${added.id}`, { ...entry, reason: '늦은 수정', expectedRevision: 1 })).code).toBe(
      'conflict',
    );
    await call('DELETE', `/${added.id}`, { reason: '쓰지 않음' });
    expect(await search({ q: '머구리' })).toMatchObject({ total: 0 });

    const history = (await get(`/api/admin/search-words/${added.id}/history`)).body.toReversed();
    expect(history.map(({ reason }: { reason: string }) => reason)).toEqual([
      '현장에서 쓰는 말',
      '한 가지 더',
      '쓰지 않음',
    ]);
    expect(history[1].changes).toEqual([{ path: '입력한 말', before: ['머구리'], after: ['머구리', '잠수부'] }]);
    const list = await get('/api/admin/search-words', { filter: '{"q":"경영상 이유에"}' });
    expect(list.body).toMatchObject([{ words: ['정리해고'], bothWays: true }]);
    expect(list.headers.get('content-range')).toBe('items 0-0/1');
  });
});
