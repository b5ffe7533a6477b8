import { describe, expect, test } from 'vitest';
import { demandsOf } from './demands.ts';
import { parseQuery } from './query.ts';
import { weightyWord } from './weighty-words.ts';

describe('a question in sentences', () => {
  test.each([
    ['해고당했는데요 어떻게 해야 하나요', ['해고'], ['어떻게', '해야', '하나요']],
    ['사장이 말로만 해고라고 하고 통지서는 안 줬어요', ['해고', '통지서'], ['사장이', '말로만', '하고', '줬어요']],
    ['해고예고수당 못받았어요 ㅠㅠ', ['해고예고수당'], ['못받았어요']],
    ['계약직인데 재계약 안해준대요', ['계약직', '재계약'], ['안해준대요']],
    ['수습 끝나고 평가가 낮다면서 정식 채용을 안 해 준다고 합니다', ['수습', '끝나고', '평가', '정식', '채용'], null],
    ['사표냈는데 사직서를 쓰래요', ['사표', '사직서'], ['쓰래요']],
    ['저는 계약직인데 재계약이 거절되었습니다', ['계약직', '재계약', '거절'], ['저는']],
    ['징계위원회에서 변명할 기회도 못 받았습니다', ['징계위원회', '변명', '기회'], ['받았습니다']],
  ])('is reduced to what it is about: %s', (typed, words, passedOver) => {
    const query = parseQuery(typed);
    expect(query.words).toEqual(words);
    if (passedOver) expect(query.passedOver).toEqual(passedOver);
  });

  test.each([
    ['부당해고인지 궁금해요', ['부당해고']],
    ['징계가 부당한지 어떻게 해야 할지 모르겠어요', ['징계', '부당']],
    ['구제신청이 가능한지, 복직할 수 있을지', ['구제신청', '복직']],
    ['서면은 안 받았고 손해도 있어요', ['서면', '손해']],
    ['화해도 되나요 해고요', ['화해', '해고']],
    ['성인지 감수성', ['성인지', '감수성']],
    ['몇 만 원 때문에 해고라니요', ['해고']],
    ['해고라서 부당해고라던데요', ['해고', '부당해고']],
    ['왕따당해서 폭행당함 징계먹음', ['왕따', '폭행', '징계']],
    ['정당해서 부당함 담당한 할당한', ['정당', '부당', '담당', '할당']],
  ])('keeps its nouns and none of its endings: %s', (typed, words) => {
    expect(parseQuery(typed).words).toEqual(words);
  });

  test('loses no noun that ends like a predicate or a particle', () => {
    for (const noun of [
      '서면',
      '면접',
      '징계해고',
      '휴가',
      '예고수당',
      '근무지',
      '성인지',
      '방송작가',
      '영업양도',
      '사용자',
    ])
      expect(weightyWord(noun)).toBe(noun);
  });

  test('of filler alone is looked for as it stands, and nothing of it is said to be passed over', () => {
    const query = parseQuery('어떻게 해야 하나요');
    expect(query.wanted).toHaveLength(1);
    expect(query.passedOver).toEqual([]);
  });

  test('keeps how each word was typed, to show it to people', () => {
    const typed = (q: string) => demandsOf(parseQuery(q)).map(({ word }) => word);
    expect(typed('회사나가래요 사직서를')).toEqual(['회사나가래요', '사직서를']);
    expect(typed('해고당했는데요 부당해고')).toEqual(['해고당했는데요', '부당해고']);
    const synonyms = new Map([
      ['나오지 말~', ['해고']],
      ['사표', ['사직서']],
    ]);
    expect(demandsOf(parseQuery('나오지 말래요 사표냈는데', synonyms)).map(({ word }) => word)).toEqual([
      '나오지 말래요',
      '사표',
    ]);
  });

  test('says nothing of what is counted: 3개월 is no word left out', () => {
    expect(parseQuery('3개월 수습').passedOver).toEqual([]);
  });
});
