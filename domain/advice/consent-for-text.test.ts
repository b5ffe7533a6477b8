import { expect, it } from 'vitest';
import { firstPolicyVersion } from '../policies/first-version.ts';
import { consentForTexts, firstVersionFor, textConsentOf } from './consent-for-text.ts';

const at = '2026-11-27T01:00:00.000Z';
const sensitive = '임신했다고 해고됐어요';
const agreed = (version: string) => ({ consents: { sensitive: { version, at } } });

it.each([
  ['advice', '2026-11-22'],
  ['consultation', '2026-11-27'],
] as const)(
  'is there from the version on that names the texts of the %s: one of %s was given for less',
  (place, older) => {
    expect(firstPolicyVersion >= firstVersionFor[place]).toBe(true);
    expect(textConsentOf({ consents: {} }, place)).toBeNull();
    expect(textConsentOf(agreed(older), place)).toBeNull();
    expect(textConsentOf(agreed(firstVersionFor[place]), place)).toBe(at);
  },
);

it('is needed for a sensitive text and for no other', () => {
  const refused = expect.objectContaining({
    code: 'consent_needed',
    details: { errors: { sensitive: expect.stringMatching(/동의/) } },
  });
  for (const person of [{ consents: {} }, agreed('2026-11-22')]) {
    expect(() => consentForTexts(person, 'advice', ['기한을 알려 주세요', sensitive])).toThrow(refused);
    expect(consentForTexts(person, 'advice', ['기한을 알려 주세요', null, undefined])).toBeNull();
  }
  expect(consentForTexts(agreed(firstVersionFor.advice), 'advice', [sensitive])).toBe(at);
  expect(consentForTexts(agreed(firstVersionFor.advice), 'advice', ['기한을 알려 주세요'])).toBeNull();
});

it('holds for what follows a sensitive text, too, until it is withdrawn', () => {
  expect(consentForTexts(agreed(firstVersionFor.advice), 'advice', ['기한은요?'], '2026-11-27T00:00:00.000Z')).toBe(at);
  expect(consentForTexts({ consents: {} }, 'advice', ['기한은요?'], '2026-11-27T00:00:00.000Z')).toBeNull();
});
