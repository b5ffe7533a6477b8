import type { ConsentKind } from '../contract/user.ts';
import { DomainError } from '../kernel/errors.ts';

/** Every text a person may agree to, in the order they are asked. */
export const consentKinds = [
  'service',
  'privacy',
  'personalInfo',
  'age14',
  'marketing',
  'sensitive',
  'aiProcessing',
] as const satisfies readonly ConsentKind[];

/** The version of each text that people agree to; a new text is a new date, and old consents keep theirs. */
export const policyVersions: Readonly<Record<ConsentKind, string>> = {
  service: '2026-11-21',
  privacy: '2026-11-21',
  personalInfo: '2026-11-21',
  age14: '2026-11-21',
  marketing: '2026-11-21',
  sensitive: '2026-11-21',
  aiProcessing: '2026-11-21',
};

/** Without these there is no account: contract, notice, collection of personal data, and the age of consent. */
export const requiredConsents = [
  'service',
  'privacy',
  'personalInfo',
  'age14',
] as const satisfies readonly ConsentKind[];

export type Terms = Readonly<Partial<Record<ConsentKind, boolean>>>;

/** Required consents that are missing, in the order they are asked. */
const missingConsents = (terms: Terms): readonly ConsentKind[] =>
  requiredConsents.filter((kind) => terms[kind] !== true);

/** Throws `terms_required`, said at each consent that is missing. */
export const requireConsents = (terms: Terms): void => {
  const missing = missingConsents(terms);
  if (missing.length === 0) return;
  const errors = Object.fromEntries(missing.map((kind) => [`terms.${kind}`, '동의해 주셔야 가입할 수 있어요.']));
  throw new DomainError('terms_required', { errors });
};
