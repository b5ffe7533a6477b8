import { describe, expect, it } from 'vitest';
import { DomainError, errorCatalogue, isErrorCode, isRefusal, messageOf } from './errors.ts';

describe('the error catalogue', () => {
  it('has a Korean message for every error, beginning with an emoji', () => {
    for (const { message, status } of Object.values(errorCatalogue)) {
      expect(message).toMatch(/^\p{Extended_Pictographic}\S* .*[가-힣].*\.$/u);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });

  it('fills the placeholders of a message, and keeps a placeholder without a value', () => {
    expect(messageOf('too_many_requests', { seconds: 7 })).toContain('7초');
    expect(messageOf('too_many_requests')).toContain('{seconds}');
  });

  it.each([
    [119, '119초 뒤'],
    [120, '2분 뒤'],
    [3_601, '61분 뒤'],
    [86_400, '24시간 뒤'],
  ])('tells a wait of %i seconds as people say it', (seconds, words) => {
    expect(messageOf('too_many_requests', { seconds })).toContain(words);
  });

  it('knows its own codes, and not the names that every object inherits', () => {
    expect(isErrorCode('not_found')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});

describe('a refusal', () => {
  it('is an error after which surely nothing was written', () => {
    expect(isRefusal(new DomainError('email_in_use'))).toBe(true);
    expect(isRefusal(new DomainError('conflict'))).toBe(true);
    expect(isRefusal(new DomainError('unavailable'))).toBe(false);
    expect(isRefusal(new DomainError('server_error'))).toBe(false);
    expect(isRefusal(new Error('gone'))).toBe(false);
  });
});
