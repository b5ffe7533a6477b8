import { expect, test } from 'vitest';
import { emptyForm } from '../case-form.ts';
import { marksIn } from './passages.ts';

const text = '## 주문\n\n상고를 기각한다.\n\n## 이유\n\n무단결근을 이유로 한 해고는 정당하다.';

test('a value has the passage that a rule read it from', () => {
  const passages = [{ field: 'outcome' as const, value: 'employer_win', from: 7, to: 16 }];
  const [mark] = marksIn(text, passages, { ...emptyForm, outcome: 'worker_win' });
  expect(mark).toEqual({ id: 'outcome#0', field: 'outcome', from: 7, to: 16 });
  expect(text.slice(7, 16)).toBe('상고를 기각한다.'.slice(0, 9));
});

test('a value that no rule read has the first place where it stands word for word', () => {
  const marks = marksIn(text, [], { ...emptyForm, keywords: '무단결근\n정년\n해고', outcome: 'employer_win' });
  expect(marks.map(({ field, from, to }) => [field, text.slice(from, to)])).toEqual([['keywords', '무단결근']]);
});

test('a passage beyond the text is no passage of it', () => {
  const passages = [{ field: 'title' as const, value: '제목', from: 1_000, to: 1_010 }];
  expect(marksIn(text, passages, emptyForm)).toEqual([]);
});
