import { expect, it } from 'vitest';
import { policyEditions } from '../../accounts/policy-editions.ts';
import { adviceConsentOf, consentForTexts, firstVersionForAdvice } from './consent-for-text.ts';

const at = '2026-11-27T01:00:00.000Z';
const sensitive = '임신했다고 해고됐어요';
const agreed = (version: string) => ({ consents: { sensitive: { version, at } } });

it('is there from the version on that names the advice: an older one was given for the check alone', () => {
  expect(policyEditions.sensitive.map(({ version }) => version)).toContain(firstVersionForAdvice);
  expect(adviceConsentOf({ consents: {} })).toBeNull();
  expect(adviceConsentOf(agreed('2026-11-22'))).toBeNull();
  expect(adviceConsentOf(agreed(firstVersionForAdvice))).toBe(at);
});

it('is needed for a sensitive text and for no other', () => {
  const refused = expect.objectContaining({
    code: 'consent_needed',
    details: { errors: { sensitive: expect.stringMatching(/동의/) } },
  });
  for (const person of [{ consents: {} }, agreed('2026-11-22')]) {
    expect(() => consentForTexts(person, ['기한을 알려 주세요', sensitive])).toThrow(refused);
    expect(consentForTexts(person, ['기한을 알려 주세요', null, undefined])).toBeNull();
  }
  expect(consentForTexts(agreed(firstVersionForAdvice), [sensitive])).toBe(at);
  expect(consentForTexts(agreed(firstVersionForAdvice), ['기한을 알려 주세요'])).toBeNull();
});

it('holds for what follows a sensitive text, too, until it is withdrawn', () => {
  expect(consentForTexts(agreed(firstVersionForAdvice), ['기한은요?'], '2026-11-27T00:00:00.000Z')).toBe(at);
  expect(consentForTexts({ consents: {} }, ['기한은요?'], '2026-11-27T00:00:00.000Z')).toBeNull();
});
