import { expect, it } from 'vitest';
import { failureInWords } from './failure-words.ts';

it('names the limit that a document has exceeded, and the page where it lies in one', () => {
  expect(failureInWords('too_many_pages', null)).toContain('30쪽씩');
  expect(failureInWords('page_too_large', 3)).toMatch(/^3쪽: .*5\.1m, .*4000만 화소/);
});
