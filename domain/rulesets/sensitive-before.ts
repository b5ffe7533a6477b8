/**
 * Questions of the first edition about health, pregnancy or a union, which it didn't mark as sensitive. The law doesn't wait for a
 * new edition (개인정보 보호법 제23조): the form of every edition marks them.
 */
export const sensitiveBefore: ReadonlySet<string> = new Set([
  'detail-2/protected-leave',
  'detail-6/fitness-criticised',
  'detail-7/protected-leave',
  'detail-9/unavoidable-reasons',
  'detail-17/discriminatory-selection',
  'detail-18/dispute-before-closure',
  'detail-22/union-or-rightful-protest',
]);
