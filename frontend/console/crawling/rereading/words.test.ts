import { expect, test } from 'vitest';
import { rereadWords } from './words.ts';

const nothing = { accepted: 0, dismissed: 0, outdated: 0, refused: 0 };
const reread = { stage: 'ended', read: 1200, unreadable: 0, kept: 0, open: 0, settled: nothing } as const;

test('a reading says what came of it, and what is left to decide', () => {
  expect(rereadWords(reread)).toBe('1,200건을 다시 읽었습니다. 달라진 것이 없습니다.');
  expect(rereadWords({ ...reread, open: 3, kept: 2, unreadable: 1, settled: { ...nothing, accepted: 4 } })).toBe(
    '1,200건을 다시 읽었습니다. 달라진 것 7개 가운데 3개를 정해야 합니다. 담당자가 고친 2개는 건드리지 않았습니다. 1건은 읽지 못했습니다.',
  );
});

test('a reading that goes on does not say yet that nothing differs', () => {
  expect(rereadWords({ ...reread, stage: 'running' })).toBe('1,200건을 다시 읽었고, 계속 읽는 중입니다.');
});
