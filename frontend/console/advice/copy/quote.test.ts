import { expect, test } from 'vitest';
import { quoteIn } from './quote.ts';

const text = '## 주문\n기각한다.\n\n## 이유\n서면통지가\n없었다. (가)\n\n## 결론\n서면통지가 없었다. (나)';
const words = (place: ReturnType<typeof quoteIn>) => place && text.slice(place.from, place.to);

test('a quote is found in its passage, whatever its spaces and line ends', () => {
  expect(words(quoteIn(text, 1, '서면통지가 없었다. (가)'))).toBe('서면통지가\n없었다. (가)');
  expect(quoteIn(text, 2, '서면통지가 없었다.')?.from).toBe(text.lastIndexOf('서면통지가'));
});

test('a quote whose passage has another number now is found elsewhere', () => {
  expect(words(quoteIn(text, 0, '서면통지가 없었다. (나)'))).toBe('서면통지가 없었다. (나)');
});

test('words that the text doesn’t have, and no words, are not found', () => {
  expect(quoteIn(text, 1, '구두통지')).toBeNull();
  expect(quoteIn(text, 1, '  ')).toBeNull();
});
