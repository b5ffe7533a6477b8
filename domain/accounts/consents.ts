import { DomainError } from '../kernel/errors.ts';
import type { ConsentKind } from './contract/user.ts';

/** Every text that a person may agree to, in the order in which the site asks. */
export const consentKinds = [
  'service',
  'privacy',
  'personalInfo',
  'age14',
  'marketing',
  'sensitive',
  'aiProcessing',
] as const satisfies readonly ConsentKind[];

/** No account exists without these: contract, notice, collection of personal data, and the age of consent. */
export const requiredConsents = [
  'service',
  'privacy',
  'personalInfo',
  'age14',
] as const satisfies readonly ConsentKind[];

/** What people agree to today: the version of each text, and the oldest one such that a consent to it still stands. */
export type ConsentVersions = Readonly<Record<ConsentKind, { readonly version: string; readonly since: string }>>;

export type Terms = Readonly<Partial<Record<ConsentKind, boolean>>>;

/** The required consents that are missing, in the order in which the site asks. */
const missingConsents = (terms: Terms): readonly ConsentKind[] =>
  requiredConsents.filter((kind) => terms[kind] !== true);

type Held = Readonly<Partial<Record<ConsentKind, { readonly version: string } | undefined>>>;

/**
 * What a person is to be asked: the required consents that they lack (those that were given before the first proof of an
 * address lapse), and every consent to a text whose new version needs it again.
 */
export const consentsToAnswer = (held: Held, versions: ConsentVersions): readonly ConsentKind[] =>
  consentKinds.filter((kind) => {
    const consent = held[kind];
    return consent === undefined ? isRequired(kind) : consent.version < versions[kind].since;
  });

const isRequired = (kind: ConsentKind): boolean => requiredConsents.some((required) => required === kind);

/** Whether the person has to answer before they go on. */
export const lacksConsents = (toAnswer: readonly ConsentKind[]): boolean => toAnswer.some(isRequired);

/** Throws `terms_required`, with a message at each consent that is missing. */
export const requireConsents = (terms: Terms): void => {
  const missing = missingConsents(terms);
  if (missing.length === 0) return;
  const errors = Object.fromEntries(missing.map((kind) => [`terms.${kind}`, '동의해 주셔야 가입할 수 있어요.']));
  throw new DomainError('terms_required', { errors });
};

/** A person's answers to some of the texts, each with the version of the text that the page showed. */
export type ConsentAnswers = Readonly<
  Partial<Record<ConsentKind, { readonly agreed: boolean; readonly version: string } | undefined>>
>;

/**
 * The answers as consents given and withdrawn. Throws `terms_failed` if somebody agrees to a version that is not in
 * force, and `terms_required` if somebody withdraws a consent that an account requires.
 */
export const termsOf = (answers: ConsentAnswers, versions: ConsentVersions): Terms => {
  const given = consentKinds.flatMap((kind) => {
    const answer = answers[kind];
    return answer ? [{ kind, ...answer }] : [];
  });
  const outdated = given.filter(
    // The age has no text that could have been replaced.
    ({ kind, agreed, version }) => agreed && kind !== 'age14' && version !== versions[kind].version,
  );
  if (outdated.length > 0) {
    throw new DomainError('terms_failed', {
      errors: atEach(outdated, '내용이 새로 바뀌었어요. 다시 읽고 동의해 주세요.'),
    });
  }
  const needed = given.filter(({ kind, agreed }) => !agreed && isRequired(kind));
  if (needed.length > 0) {
    throw new DomainError('terms_required', { errors: atEach(needed, '계정을 쓰는 동안에는 거둘 수 없어요.') });
  }
  return Object.fromEntries(given.map(({ kind, agreed }) => [kind, agreed]));
};

const atEach = (answers: readonly { readonly kind: ConsentKind }[], message: string): Record<string, string> =>
  Object.fromEntries(answers.map(({ kind }) => [kind, message]));
