import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import { describe, expect, test } from 'vitest';
import { ApiError, fieldErrorsOf, messageOf } from './api-error.ts';
import { plainSentence } from './plain-sentence.ts';

const sentences = Object.values(errorCatalogue).map(({ message }) => message);

describe('a sentence of the catalogue', () => {
  test('is shown without its emoji, and otherwise as it is', () => {
    expect(sentences.length).toBeGreaterThan(50);
    for (const sentence of sentences) {
      expect(plainSentence(sentence)).not.toMatch(/\p{Extended_Pictographic}/u);
      expect(sentence.endsWith(plainSentence(sentence))).toBe(true);
      expect(plainSentence(sentence)).toMatch(/^[가-힣{A-Z\d]/);
    }
  });

  test('has none in a refusal either, beside its fields or above them', () => {
    const refusal = new ApiError({
      ...{ code: 'invalid_request', status: 400, message: '✏️ 입력한 내용을 다시 확인해 주세요.', body: {} },
      errors: { reason: '✏️ 사유를 적어 주세요.' },
    });
    expect(messageOf(refusal)).toBe('입력한 내용을 다시 확인해 주세요.');
    expect(fieldErrorsOf(refusal)).toEqual({ reason: '사유를 적어 주세요.' });
    expect(messageOf(new Error('x'))).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});

test('what stands within a sentence stays', () => {
  expect(plainSentence('1건 👯 안')).toBe('1건 👯 안');
});
