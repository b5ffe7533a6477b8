import { describe, expect, it } from 'vitest';
import type { ReadPassage } from '../cited-passages.ts';
import type { Citation } from '../texts/citation.ts';
import { checkText } from './check-text.ts';

const point = '해고 통지서는 위반 조문만 늘어놓은 것으로는 부족하다고 본 사건';
const citations: readonly Citation[] = [
  {
    ...{ n: 1, kind: 'case', caseId: '00000000-0000-4000-8000-000000000001', revision: 2, passage: 0 },
    ...{ quote: '위반 조문만 늘어놓은 것으로는 부족하다', court: '대법원', caseNumber: '2011다42324' },
    decidedOn: '2011-10-27',
  },
  { n: 2, kind: 'article', law: '근로기준법', article: '제27조 제2항', onDate: '2026-11-23' },
  { n: 3, kind: 'test', rulesetVersion: 'v', item: 'detail-8/written-notice', title: '서면', law: '근로기준법 제27조' },
  { n: 4, kind: 'article', law: '근로기준법', article: '제35조', onDate: '2019-01-01' },
];
const asked: Parameters<ReadPassage>[0][] = [];
const read: ReadPassage = async (named) => {
  asked.push(named);
  return {
    ...{ text: point, caseNumbers: ['2011다42324'], court: '대법원', decidedOn: '2011-10-27' },
    ...{ outcome: 'worker_win', point },
  };
};
const check = (text: string, readPassage = read) => checkText(text, citations, { lawDate: '2026-11-23', readPassage });

describe('a text that a reviewer completes', () => {
  it('stays as it is where every source holds, and keeps only the sources that it names', async () => {
    const text =
      '검토했어요.\n\n- 대법원 2011다42324 판결은 위반 조문만 늘어놓은 통지로는 부족하다고 했어요. [1]\n  서면이 없으면 효력이 없어요. [3][2] 먼저 노동위원회에 알려 보세요.';
    const { citations: kept, ...checked } = await check(text);
    expect(checked).toEqual({ text, dropped: {}, failed: [] });
    expect(kept.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(asked).toContainEqual({ caseId: '00000000-0000-4000-8000-000000000001', revision: 2, passage: 0 });
  });

  it('may say what has no source, as a person answers for it', async () => {
    const text = '저라면 3개월이 지나기 전에 노동위원회에 신청하겠습니다.';
    expect(await check(text)).toMatchObject({ text, failed: [] });
  });

  it('may draw a conclusion beside a source', async () => {
    const text = '이 판결에 비추면 통지의 효력을 다툴 수 있고, 부당해고로 인정될 가능성이 커요. [1]';
    expect(await check(text)).toMatchObject({ text, failed: [] });
  });

  it.each([
    ['한 줄이에요. 대법원 2011다42325 판결이 그래요. [1]', '대법원 2011다42325 판결이 그래요. [1]', 'unknown_case'],
    ['한 줄이에요. 대법원 2011다42324 판결이 그래요.', '대법원 2011다42324 판결이 그래요.', 'unknown_case'],
    ['한 줄이에요. 근로기준법 제127조를 보세요.', '근로기준법 제127조를 보세요.', 'unknown_article'],
    ['한 줄이에요. 근로기준법 제35조를 보세요.', '근로기준법 제35조를 보세요.', 'not_in_force'],
    ['한 줄이에요. 예고가 있어야 해요. [4]', '예고가 있어야 해요. [4]', 'not_in_force'],
    ['한 줄이에요. 그런 통지도 유효하다고 했어요. [1]', '그런 통지도 유효하다고 했어요. [1]', 'holding_differs'],
    ['한 줄이에요. 그렇게 정해져 있어요. [9]', '그렇게 정해져 있어요. [9]', 'no_source'],
  ])('lacks the claim that does not hold, and says which: %s', async (text, claim, because) => {
    expect(await check(text)).toEqual({
      text: '한 줄이에요.',
      citations: [],
      dropped: { [because]: 1 },
      failed: [{ claim, because }],
    });
  });

  it('lacks what rests on a case that was withdrawn, or can not be read, or says something else now', async () => {
    const text = '한 줄이에요. 그런 통지로는 부족하다고 했어요. [1]';
    expect((await check(text, async () => null)).dropped).toEqual({ unknown_case: 1 });
    expect((await check(text, () => Promise.reject(new Error('down')))).dropped).toEqual({ not_checked: 1 });
    const corrected: ReadPassage = async (named) => {
      const cited = await read(named);
      return cited && { ...cited, text: point.replace('부족하다', '충분하다') };
    };
    expect((await check(text, corrected)).dropped).toEqual({ quote_differs: 1 });
  });
});
