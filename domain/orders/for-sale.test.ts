import { expect, test } from 'vitest';
import { whyNotForSale } from './for-sale.ts';

test('only a result with a figure is for sale', () => {
  expect(whyNotForSale({ rate: 0.3 })).toBeNull();
  expect(whyNotForSale({ rate: null })).toContain('결제할 것이 없어요');
  expect(whyNotForSale(undefined)).toContain('결과가 나온 진단만');
});
