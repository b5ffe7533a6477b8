import { maskPersonal } from '@nomucheck/domain/advice/masking.ts';
import { expect, it } from 'vitest';
import { hasHidden } from './hidden-numbers.ts';

it('a number that was hidden shows in the answer; one that was hidden before, or none, doesn’t', () => {
  const typed = '제 번호는 900101-1234567이에요.';
  const { text } = maskPersonal(typed);
  expect(hasHidden(typed, text)).toBe(true);
  expect(hasHidden(text, text)).toBe(false);
  expect(hasHidden('번호를 (가림)', '번호를 (가림)')).toBe(false);
});
