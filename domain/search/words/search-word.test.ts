import { describe, expect, test } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { firstSearchWords } from '../first-search-words.ts';
import { flatTitle } from '../marks.ts';
import { parseQuery } from '../query/query.ts';
import { tsQueryOf } from '../query/ts-query.ts';
import { type SearchWordCommand, searchWordDecider, synonymsOf } from './search-word.ts';

const wordId = '6f1b0c7e-3f0e-4c5e-9d35-0a4d3b0f6a11';
const entry = { words: ['정리해고'], finds: ['경영상 해고'], bothWays: true };
const told = (...commands: readonly SearchWordCommand[]) => {
  let state = searchWordDecider.initialState;
  const all = commands.flatMap((command) => {
    const events = searchWordDecider.decide(command, state);
    state = fold(searchWordDecider, events, state);
    return events;
  });
  return { state, types: all.map(({ type }) => type) };
};
const add: SearchWordCommand = { type: 'AddSearchWord', wordId, entry };

describe('an entry of the synonym table', () => {
  test('is added, changed and removed, each once', () => {
    const changed = { ...entry, bothWays: false };
    const { types, state } = told(
      add,
      { type: 'ChangeSearchWord', entry },
      { type: 'ChangeSearchWord', entry: changed },
      { type: 'RemoveSearchWord' },
      { type: 'RemoveSearchWord' },
    );
    expect(types).toEqual(['SearchWordAdded', 'SearchWordChanged', 'SearchWordRemoved']);
    expect(state).toEqual({ wordId, ...changed, startingSet: false, removed: true });
  });

  test('is refused if it would find nothing, or only itself', () => {
    const adding = (own: object) => () => told({ type: 'AddSearchWord', wordId, entry: { ...entry, ...own } });
    expect(adding({ words: ['해'] })).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    expect(adding({ finds: ['정리 해고'] })).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    expect(() => told(add, add)).toThrow(expect.objectContaining({ code: 'stage_wrong' }));
    expect(() => told(add, { type: 'RemoveSearchWord' }, { type: 'ChangeSearchWord', entry })).toThrow(
      expect.objectContaining({ code: 'stage_wrong' }),
    );
  });
});

describe('the synonym table', () => {
  test('finds both ways if both words mean the same, else one way', () => {
    const synonyms = synonymsOf([entry, { words: ['정직'], finds: ['징계'], bothWays: false }]);
    expect([...synonyms]).toEqual([
      ['정리해고', ['경영상 해고']],
      ['경영상해고', ['정리해고']],
      ['정직', ['징계']],
    ]);
  });

  test('finds what means the same both ways in every direction', () => {
    const synonyms = synonymsOf([{ words: ['카톡', '카카오톡'], finds: ['메신저'], bothWays: true }]);
    expect(synonyms.get('카톡')).toEqual(['카카오톡', '메신저']);
    expect(synonyms.get('메신저')).toEqual(['카톡', '카카오톡']);
  });

  test('knows a word as a query reads it, and a verb in all of its forms', () => {
    const synonyms = synonymsOf([
      { words: ['잘리다', '나오지 말다', '월급을 못 받다', '그만두라~'], finds: ['해고'], bothWays: false },
      { words: ['정리해고'], finds: ['경영상 이유에 의한 해고'], bothWays: true },
    ]);
    const others = (typed: string) =>
      parseQuery(typed, synonyms).wanted.flatMap((clause) =>
        clause.kind === 'syllables' ? clause.parts.map(({ text, others: found }) => [text, ...found]) : [],
      );
    for (const typed of ['잘렸어요', '잘린', '잘려서', '그만두라고', '나오지말래요'])
      expect([typed, others(typed)[0]?.at(-1)]).toEqual([typed, '해고']);
    expect(others('내일부터 나오지 말라고 했어요 부당해고')).toEqual([['나오지말', '해고'], ['부당해고']]);
    expect(others('월급을 못 받았는데요')).toEqual([['월급못받', '해고']]);
    expect(others('경영상 이유에 의한 해고')).toEqual([['경영상이유해고', '정리해고']]);
    // Nothing else that begins like it.
    for (const typed of ['잘못', '그만두었어요', '나오지 않아서', '월급을 받았어요'])
      expect(others(typed).flat()).not.toContain('해고');
  });

  test('looks for a verb by what stands in most of its forms', () => {
    const synonyms = synonymsOf([{ words: ['해고'], finds: ['나오지 말다'], bothWays: true }]);
    expect(synonyms.get('해고')).toEqual(['나오지 말']);
    expect(synonyms.get('나오지 마~')).toEqual(['해고']);
  });
});

describe('the starting set', () => {
  const synonyms = synonymsOf(firstSearchWords);
  const asked = (typed: string) => tsQueryOf(parseQuery(typed, synonyms));
  const found = (typed: string): readonly string[] =>
    parseQuery(typed, synonyms).wanted.flatMap((clause) =>
      clause.kind === 'syllables' ? clause.parts.flatMap(({ others }) => others) : [],
    );

  test('has 150 groups and more, each in order and with its source', () => {
    expect(firstSearchWords.length).toBeGreaterThanOrEqual(150);
    for (const entry of firstSearchWords) {
      expect(() => told({ type: 'AddSearchWord', wordId, entry })).not.toThrow();
      expect([entry.words, entry.source]).toEqual([
        entry.words,
        expect.stringMatching(/제\d+조|사전 ‘|우리말샘 ‘|법원 \d|판정례 \d|상담글 |정부조직법|매뉴얼/u),
      ]);
    }
  });

  test('has no word in two groups', () => {
    const groupOf = new Map<string, string>();
    for (const { words, finds, bothWays } of firstSearchWords) {
      for (const word of bothWays ? [...words, ...finds] : words) {
        expect([word, groupOf.get(flatTitle(word))]).toEqual([word, undefined]);
        groupOf.set(flatTitle(word), words.join());
      }
    }
  });

  test('is found by each of its words, however it is read', () => {
    for (const { words, finds, bothWays } of firstSearchWords) {
      for (const word of bothWays ? [...words, ...finds] : words) {
        const typed = word.replace(/~$/u, '고');
        const { wanted } = parseQuery(typed, synonyms);
        const parts = wanted.flatMap((clause) => (clause.kind === 'syllables' ? clause.parts : []));
        expect([typed, wanted.length, parts.map(({ others }) => others.length > 0)]).toEqual([typed, 1, [true]]);
      }
    }
  });

  test('knows what people say', () => {
    for (const typed of ['짤렸어요', '잘린 건가요', '내일부터 나오지 말라고', '그만두라는데', '쫓겨났습니다'])
      expect([typed, found(typed)]).toEqual([typed, ['해고']]);
    expect(found('카톡으로')).toEqual(['카카오톡', '문자', '메신저']);
    expect(found('월급을 못 받았어요')).toContain('임금체불');
    expect(found('왕따')).toContain('직장 내 괴롭힘');
    expect(found('괴롭힘')).toContain('왕따');
    expect(found('문자로')).toContain('카카오톡');
    expect(found('사직서')).toContain('사표');
    for (const typed of ['재계약 안 해준대요', '재계약 안해줌', '재계약을 안해주고', '재계약안해줬어요'])
      expect([typed, found(typed)]).toEqual([typed, ['갱신거절', '재계약 거절']]);
    expect(found('관둔다고 했더니')).toEqual(['사직', '퇴사', '퇴직']);
    expect(found('아파트')).toEqual([]);
    expect(found('한달짜리 계약')).toEqual(['1개월']);
    expect(found('두 번이나')).toEqual(['2회', '2차례', '두 차례']);
    expect(found('사표')).toContain('의원면직');
    expect(found('예고수당')).toContain('해고예고');
    expect(asked('경영상 해고')).toContain("'정리'");
    expect(asked('경영상 해고')).toBe(asked('경영상해고'));
    expect(asked('정직원')).not.toContain("'징계'");
  });

  test('knows a verb that is written on to the word before it', () => {
    for (const typed of ['회사나가래요', '수습기간짤렸어요', '내일부터나오지마래요'])
      expect([typed, found(typed).includes('해고')]).toEqual([typed, true]);
    for (const typed of ['근로자를', '사용자를위한', '근로자른']) expect([typed, found(typed)]).toEqual([typed, []]);
  });

  test('takes no single word for a group of several', () => {
    expect(found('회사')).toEqual([]);
    expect(found('해고')).toEqual([]);
    expect(found('징계')).toEqual([]);
    expect(found('회사 돈을 잠깐 썼는데')).toEqual(['횡령', '유용']);
    expect(found('말로만 해고당했어요')).toEqual(['구두해고', '서면통지']);
  });

  test('does not widen what the law has its own word for', () => {
    for (const word of ['정직', '감봉', '견책', '파면', '직권면직']) expect([word, found(word)]).toEqual([word, []]);
  });

  test.each([
    ['해고', '권고사직'],
    ['해고', '사직서'],
    ['해고', '합의해지'],
    ['정리해고', '징계해고'],
    ['계약직', '정규직'],
    ['원청', '하청'],
    ['기각', '각하'],
    ['구제신청', '기각'],
    ['실업급여', '휴업수당'],
    ['불이익취급', '단체교섭 거부'],
  ])('keeps apart what the law keeps apart: %s, %s', (one, other) => {
    const flat = (typed: string) => found(typed).map(flatTitle);
    expect(flat(one)).not.toContain(flatTitle(other));
    expect(flat(other)).not.toContain(flatTitle(one));
  });
});
