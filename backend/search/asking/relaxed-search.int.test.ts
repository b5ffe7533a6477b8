import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids, type SearchedCases, startSearchedCases } from '../testing/searched-cases.fixture.ts';

let cases: SearchedCases;
beforeAll(async () => {
  cases = await startSearchedCases();
});
afterAll(() => cases.stop());

const accept: SearchedCases['accept'] = (...of) => cases.accept(...of);
const search: SearchedCases['search'] = (...of) => cases.search(...of);

describe('a search whose words no case has all of', () => {
  it('says when no case has all the words, and suggests what may have been meant', async () => {
    const id = await accept({ title: '은하철도 승무원', keywords: ['은하철도'] }, '은하철도 승무원의 배치전환');
    await search({ q: '은하철도' });
    // The terms are counted again in the background.
    await expect
      .poll(async () => (await search({ q: '은하철두' })).suggestion, { timeout: 15_000, interval: 500 })
      .toBe('은하철도');
    const relaxed = await search({ q: '은하철도 승무원 우주정거장' });
    expect(relaxed).toMatchObject({ relaxed: true });
    expect(ids(relaxed)[0]).toBe(id);
    // 볼 between two words is no pair of syllables that any text must have.
    const apart = await accept({ title: '두꺼비 회관' }, '두꺼비가 볼에 닿은 회관의 일');
    expect(await search({ q: '두꺼비 볼 회관' })).toMatchObject({ total: 1, relaxed: false, items: [{ id: apart }] });
    expect(await search({ q: '"두꺼비 볼 회관"' })).toMatchObject({ total: 0, items: [] });
    expect(await search({ q: '쀍쀍쀍' })).toMatchObject({ total: 0, relaxed: false, items: [] });
    expect(await search({ q: '-해고' })).toMatchObject({ total: 0, items: [] });
  }, 30_000);

  it('still lists the cases that have what was typed in quotes or as a number, and was dropped', async () => {
    const quoted = await accept({ title: '열기구' }, '열기구 조종사의 채용내정을 취소하였다.');
    await accept({ title: '잠수정' }, '잠수정 승선 계약');
    const of = await search({ q: '"열기구 조종사" 잠수정' });
    expect(of.relaxed).toBe(true);
    expect(ids(of)).toContain(quoted);
    const numbers = [];
    for (const number of ['2097두1111', '2097두2222']) numbers.push(await accept({ caseNumbers: [number] }));
    const both = await search({ q: '2097두1111 2097두2222' });
    expect(both).toMatchObject({ relaxed: true, total: 1 });
    expect(ids(both).toSorted()).toEqual(numbers.toSorted());
  });

  it('names a dropped article as a reader knows it', async () => {
    await accept({ title: '인공위성' }, '인공위성 관측원');
    expect((await search({ q: '인공위성 관측원 근로기준법 제88조' })).dropped).toEqual(['근로기준법 제88조']);
  });

  it('doesn’t say of a whole number that it only begins so, however many words were typed with it', async () => {
    const id = await accept({ caseNumbers: ['2098두77777'] }, '참외 수박포, 도사과 딸기 자두 살구 앵두');
    for (const words of ['참외 수박 포도 사과 딸기 자두', '참외 수박 포도 사과 딸기 자두 살구 앵두']) {
      const found = await search({ q: `2098두77777 ${words}` });
      expect(found.numbersBegin).toBeUndefined();
      expect(ids(found)[0]).toBe(id);
    }
  });
});

describe('a search for a number in quotes', () => {
  it('finds the case of that number, or leaves it out behind a minus', async () => {
    const id = await accept({ caseNumbers: ['2096두31313'], title: '돌고래 조련사' });
    const other = await accept({ caseNumbers: ['2096두31314'], title: '돌고래 조련사' });
    expect(ids(await search({ q: '"2096두31313"' }))[0]).toBe(id);
    expect(ids(await search({ q: '돌고래 조련사 -"2096두31313"' }))).toEqual([other]);
  });
});
