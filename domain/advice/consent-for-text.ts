import type { ConsentKind } from '../accounts/contract/user.ts';
import { DomainError } from '../kernel/errors.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import { speaksOfSensitive } from './sensitive/speaks-of-sensitive.ts';

/** Where people write freely. */
export type PlaceOfText = 'advice' | 'consultation';

/** The first version of the consent that names the texts of each place. Who agreed to an older one agreed for less. */
export const firstVersionFor: Readonly<Record<PlaceOfText, LocalDate>> = {
  advice: '2026-11-27',
  consultation: '2026-11-28',
};

type Consents = Readonly<Partial<Record<ConsentKind, { readonly version: string; readonly at: string } | undefined>>>;

/** When this person consented to the keeping of sensitive texts in this place; null when they have not. */
export const textConsentOf = ({ consents }: { readonly consents: Consents }, place: PlaceOfText): string | null => {
  const { sensitive } = consents;
  return sensitive !== undefined && sensitive.version >= firstVersionFor[place] ? sensitive.at : null;
};

export const sensitiveRefusal =
  '건강, 임신, 노동조합 같은 민감한 내용이 있어요. 따로 동의하신 뒤에 보관하고 답할 수 있어요.';

/**
 * The consent that these texts rest on: its instant, under whose key they are sealed; null for ordinary texts. `before`: what
 * the texts before them rest on; an ordinary text that follows a sensitive one stays with it while the consent stands,
 * because its answer repeats what was said. Throws
 * `consent_needed` with an error at `sensitive` where they need it and it wasn't given (개인정보 보호법 제23조 제1항).
 */
export const consentForTexts = (
  person: { readonly consents: Consents },
  place: PlaceOfText,
  texts: readonly (string | null | undefined)[],
  before: string | null = null,
): string | null => {
  const at = textConsentOf(person, place);
  if (!texts.some((text) => text != null && speaksOfSensitive(text))) return before === null ? null : at;
  if (at === null) throw new DomainError('consent_needed', { errors: { sensitive: sensitiveRefusal } });
  return at;
};

/** Whether a text was erased with a consent that was withdrawn then. A consent that was given again later has a key of its own. */
export const isErasedWith = (consentedAt: string | null, withdrawnAt: string): boolean =>
  consentedAt !== null && consentedAt <= withdrawnAt;
