import { expect, test } from 'vitest';
import { shortened, wordDiff } from './word-diff.ts';

test('Korean is compared word by word: a changed ending is a changed word, its neighbours stay', () => {
  expect(wordDiff('해고는 정당하다고 보았다.', '해고는 부당하다고 보았다.')).toEqual([
    { kind: 'same', text: '해고는 ' },
    { kind: 'gone', text: '정당하다고 ' },
    { kind: 'new', text: '부당하다고 ' },
    { kind: 'same', text: '보았다.' },
  ]);
});

test('words compared with nothing are new, nothing compared with words is deleted, and equal words are equal', () => {
  expect(wordDiff('', '징계해고')).toEqual([{ kind: 'new', text: '징계해고' }]);
  expect(wordDiff('징계해고', '')).toEqual([{ kind: 'gone', text: '징계해고' }]);
  expect(wordDiff('가 나', '가 나')).toEqual([{ kind: 'same', text: '가 나' }]);
  expect(wordDiff('', '')).toEqual([]);
});

test('both texts can be put together from the runs, except for spaces', () => {
  const before = '원고는  2012. 3. 2. 입사하여\n영업을 담당하였다.';
  const after = '원고는 2012. 3. 2. 입사하여\n영업관리 업무를 담당하였다.';
  const runs = wordDiff(before, after);
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const text = (dropped: string) =>
    plain(
      runs
        .filter(({ kind }) => kind !== dropped)
        .map((run) => run.text)
        .join(''),
    );
  expect(text('new')).toBe(plain(before));
  expect(text('gone')).toBe(plain(after));
});

test('entries added to a list are new, the others stay', () => {
  expect(wordDiff('저성과', '저성과 · 통상해고')).toEqual([
    { kind: 'same', text: '저성과 ' },
    { kind: 'new', text: '· 통상해고' },
  ]);
});

test('a long run of equal words is shortened to its ends', () => {
  const long = Array.from({ length: 200 }, (_, place) => `낱말${place}`).join(' ');
  const [first, , , last] = shortened(wordDiff(`${long} 가 ${long}`, `${long} 나 ${long}`));
  expect(first?.text).toMatch(/^ … \(같은 낱말 176개\) … 낱말176 /);
  expect(last?.text).toContain('(같은 낱말 176개)');
});
