import { expect, test } from 'vitest';
import { anchorOf, followEdit, placedIn } from './anchors.ts';

const on = (text: string, quote: string, nth = 0) => {
  let from = text.indexOf(quote);
  for (let n = 0; n < nth; n += 1) from = text.indexOf(quote, from + 1);
  return { anchor: { from, to: from + quote.length, quote }, body: '확인' };
};
const words = (text: string, { anchor }: { anchor: { from: number; to: number } }) =>
  text.slice(anchor.from, anchor.to);

test('a comment stays with its words when text is typed before it, also where the same words stand elsewhere', () => {
  const before = '서면통지가 없었고, 서면통지가 필요합니다.';
  const comment = on(before, '서면통지', 1);
  const after = `서면통지에 관하여. ${before}`;
  const [moved] = followEdit(before, after, [comment]);
  expect(moved?.anchor.from).toBe(after.lastIndexOf('서면통지'));
});

test('an edit behind a comment leaves it as it is', () => {
  const before = '해고는 서면으로 해야 합니다.';
  const comment = on(before, '서면');
  expect(followEdit(before, `${before} 그렇지 않으면 효력이 없습니다.`, [comment])).toEqual([comment]);
});

test('a comment whose words were cut and put elsewhere goes with them', () => {
  const before = '기한은 석 달입니다. 먼저 서면을 확인하세요.';
  const after = '먼저 서면을 확인하세요. 기한은 석 달입니다.';
  const [moved] = followEdit(before, after, [on(before, '기한은 석 달')]);
  expect(moved && words(after, moved)).toBe('기한은 석 달');
});

test('a comment whose words were deleted is kept, and stands behind the others', () => {
  const before = '반드시 이깁니다. 기한을 지키세요.';
  const after = '기한을 지키세요.';
  const comments = followEdit(before, after, [on(before, '반드시 이깁니다'), on(before, '기한')]);
  const placed = placedIn(after, comments);
  expect(placed.map(({ index, place }) => [index, place?.from ?? null])).toEqual([
    [1, 0],
    [0, null],
  ]);
});

test('only words can be commented on, and not more than a comment can quote', () => {
  expect(anchorOf('가 나', 0, 1)).toEqual({ from: 0, to: 1, quote: '가' });
  expect(anchorOf('가 나', 1, 2)).toBeNull();
  expect(anchorOf('가'.repeat(1_001), 0, 1_001)).toBeNull();
});
