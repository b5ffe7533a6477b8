import { DomainError } from '../kernel/errors.ts';
import type { ConsentKind } from './contract/user.ts';

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
  privacy: '2026-11-22',
  personalInfo: '2026-11-21',
  age14: '2026-11-21',
  marketing: '2026-11-21',
  sensitive: '2026-11-22',
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

/** What a person says to some of the texts, each with the version that they had before them. */
export type ConsentAnswers = Readonly<
  Partial<Record<ConsentKind, { readonly agreed: boolean; readonly version: string } | undefined>>
>;

/**
 * The answers as consents given and taken back. Throws `terms_failed` where somebody agrees to a text that has been replaced
 * by another, and `terms_required` where a consent is taken back without which there can be no account.
 */
export const termsOf = (answers: ConsentAnswers): Terms => {
  const given = consentKinds.flatMap((kind) => {
    const answer = answers[kind];
    return answer ? [{ kind, ...answer }] : [];
  });
  const outdated = given.filter(({ kind, agreed, version }) => agreed && version !== policyVersions[kind]);
  if (outdated.length > 0) {
    throw new DomainError('terms_failed', {
      errors: atEach(outdated, '내용이 새로 바뀌었어요. 다시 읽고 동의해 주세요.'),
    });
  }
  const needed = given.filter(({ kind, agreed }) => !agreed && requiredConsents.some((required) => required === kind));
  if (needed.length > 0) {
    throw new DomainError('terms_required', { errors: atEach(needed, '계정을 쓰는 동안에는 거둘 수 없어요.') });
  }
  return Object.fromEntries(given.map(({ kind, agreed }) => [kind, agreed]));
};

const atEach = (answers: readonly { readonly kind: ConsentKind }[], message: string): Record<string, string> =>
  Object.fromEntries(answers.map(({ kind }) => [kind, message]));
