import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { likeOf } from './told-apart.tsx';

const refusal = (code: 'case_duplicate' | 'conflict') =>
  new ApiError({ message: '', status: 409, code, body: { like: ['a', 'b'] }, errors: undefined });

test('a record is refused for the cases that it resembles; another refusal names none', () => {
  expect(likeOf(refusal('case_duplicate'))).toEqual(['a', 'b']);
  expect(likeOf(refusal('conflict'))).toEqual([]);
  expect(likeOf(new Error('none'))).toEqual([]);
  expect(likeOf(null)).toEqual([]);
});
