import { describe, expect, test } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { firstSearchWords } from './first-search-words.ts';
import { parseQuery } from './query.ts';
import { type SearchWordCommand, searchWordDecider, synonymsOf } from './search-word.ts';
import { tsQueryOf } from './ts-query.ts';

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
    expect(state).toEqual({ wordId, ...changed, removed: true });
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

  test('is valid at first, and contains words of everyday speech', () => {
    for (const each of firstSearchWords)
      expect(() => told({ type: 'AddSearchWord', wordId, entry: each })).not.toThrow();
    const synonyms = synonymsOf(firstSearchWords);
    const asked = (typed: string) => tsQueryOf(parseQuery(typed, synonyms));
    expect(asked('짤렸어요')).toContain("'해고'");
    expect(asked('경영상 해고')).toContain("'정리'");
    expect(asked('경영상 해고')).toBe(asked('경영상해고'));
    expect(asked('정직원')).not.toContain("'징계'");
  });
});
