import { expect, test } from 'vitest';
import { type Counted, openWords, rereadWords } from './words.ts';

const nothing = { accepted: 0, dismissed: 0, outdated: 0, refused: 0 };
const ended = { total: 1200, read: 1200, unreadable: 0, kept: 0, open: 0 };
const reread: Counted = { stage: 'ended', ...ended, settled: nothing };

test('a reading says what came of it, and what is left to decide', () => {
  expect(rereadWords(reread)).toBe('1,200건을 다시 읽었습니다. 달라진 값이 없습니다.');
  expect(rereadWords({ ...reread, open: 7, kept: 2, unreadable: 1 })).toBe(
    '1,200건을 다시 읽었습니다. 달라진 값 7개를 정해야 합니다. 담당자가 고친 값 2개는 건드리지 않았습니다. 1건은 읽지 못했습니다.',
  );
  expect(rereadWords({ ...reread, open: 3, settled: { ...nothing, accepted: 4 } })).toBe(
    '1,200건을 다시 읽었습니다. 달라진 값 7개 가운데 3개가 남았습니다.',
  );
  expect(rereadWords({ ...reread, settled: { ...nothing, accepted: 3, dismissed: 1 } })).toBe(
    '1,200건을 다시 읽었습니다. 달라진 값 4개를 모두 정했습니다.',
  );
});

test('a reading that goes on, or was ended, says how far it is and not that nothing differs', () => {
  expect(rereadWords({ ...reread, stage: 'running', read: 0 })).toBe('보관한 원문을 찾는 중입니다.');
  expect(rereadWords({ ...reread, stage: 'running', read: 50 })).toBe('1,200건 가운데 50건을 읽었습니다.');
  expect(rereadWords({ ...reread, stage: 'cancelled', read: 50, open: 1 })).toBe(
    '1,200건 가운데 50건을 읽고 멈췄습니다. 달라진 값 1개를 정해야 합니다.',
  );
  expect(rereadWords({ ...reread, total: 0, read: 0 })).toBe('이 출처에서 받아 보관한 원문이 없습니다.');
});

test('what is open is counted by field, in the order in which fields are shown', () => {
  expect(openWords({ title: 12, tribunal: 1_000 })).toBe('기관 1,000개, 제목 12개');
  expect(openWords({})).toBe('');
});
