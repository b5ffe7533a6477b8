import type { Agreed } from '../consents.ts';

/** The consents that were given before the person went to another service, kept in this tab until they are back. */
const key = 'nomucheck.agreed-before';

export const keepAgreed = (agreed: Agreed | null): void => {
  try {
    if (agreed === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(agreed));
  } catch {
    // If storage is refused, the consents are asked for after the way back.
  }
};

/** What was kept; null if nothing was. The first call clears it. */
export const takeAgreed = (): Agreed | null => {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? null : agreedIn(JSON.parse(kept));
  } catch {
    return null;
  }
};

/** Whatever isn't a consent that was given counts as none. */
export const agreedIn = (value: unknown): Agreed => {
  const given = (kind: keyof Agreed): boolean =>
    value !== null && typeof value === 'object' && Reflect.get(value, kind) === true;
  return {
    age14: given('age14'),
    service: given('service'),
    privacy: given('privacy'),
    personalInfo: given('personalInfo'),
    sensitive: given('sensitive'),
    aiProcessing: given('aiProcessing'),
    marketing: given('marketing'),
  };
};
