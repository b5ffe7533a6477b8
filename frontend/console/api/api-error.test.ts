import { expect, test } from 'vitest';
import { ApiError, refusalOf } from './api-error.ts';

const refused = (errors?: Record<string, string>) =>
  new ApiError({
    message: '🚦 지금 단계에서는 할 수 없는 일이에요.',
    status: 409,
    code: 'stage_wrong',
    body: {},
    errors,
  });

test('a refusal says what belongs to none of the fields that are shown, and the rest is said at its field', () => {
  const said = { draft: '바탕이 된 판과 다른 곳이 없어요.', reason: '사유를 적어 주세요.' };
  expect(refusalOf(refused(said), ['reason'])).toBe(
    '지금 단계에서는 할 수 없는 일이에요. 바탕이 된 판과 다른 곳이 없어요.',
  );
  expect(refusalOf(refused(), ['reason'])).toBe('지금 단계에서는 할 수 없는 일이에요.');
});

test('a sentence on no field is part of the message', () => {
  expect(refused({ '': '되돌릴 수 없는 기록이에요.' }).message).toBe(
    '지금 단계에서는 할 수 없는 일이에요. 되돌릴 수 없는 기록이에요.',
  );
  expect(refusalOf(refused({ '': '되돌릴 수 없는 기록이에요.' }), [])).toBe(
    '지금 단계에서는 할 수 없는 일이에요. 되돌릴 수 없는 기록이에요.',
  );
});
