import type { ConsentVersions } from '../accounts/consents.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { PolicyName } from './policy-names.ts';

/** A published version of a text. */
export type PolicyVersion = {
  readonly version: string;
  /** The hash of its text. */
  readonly text: string;
  readonly announcedOn: LocalDate;
  readonly from: LocalDate;
  readonly needsConsent: boolean;
  readonly isDisadvantage: boolean;
  readonly why: string;
  /** Withdrawn before its day: it never was in force. */
  readonly isWithdrawn: boolean;
};

type Versions = readonly PolicyVersion[];

const standingOf = (versions: Versions): Versions => versions.filter(({ isWithdrawn }) => !isWithdrawn);

/** The version in force on a day in Seoul. The first one is in force also before its day. */
export const inForceOn = (versions: Versions, day: LocalDate): PolicyVersion | null => {
  const [first, ...later] = standingOf(versions);
  return later.findLast(({ from }) => from <= day) ?? first ?? null;
};

/** The version that was announced and isn't in force yet. */
export const comingOn = (versions: Versions, day: LocalDate): PolicyVersion | null => {
  const [, ...later] = standingOf(versions);
  return later.find(({ from }) => from > day) ?? null;
};

/**
 * The last version that needed a new consent: a consent to it or to a later version still counts on this day. An empty text, which sorts
 * before every version, where no version needed a new consent.
 */
export const standsSince = (versions: Versions, day: LocalDate): string => {
  const [, ...later] = standingOf(versions);
  return later.findLast(({ from, needsConsent }) => needsConsent && from <= day)?.version ?? '';
};

/** A person's age is confirmed once; there is no text of it. */
const ofAge = { version: '2026-11-21', since: '2026-11-21' };

/** What people agree to on a day, and which older consents still stand. Throws where a text was never published. */
export const consentVersionsOn = (
  policies: ReadonlyMap<PolicyName, { readonly versions: Versions }>,
  day: LocalDate,
): ConsentVersions => {
  const of = (name: PolicyName) => {
    const versions = policies.get(name)?.versions ?? [];
    const version = inForceOn(versions, day)?.version;
    const since = standsSince(versions, day);
    if (version === undefined) throw new Error(`no text of ${name} is in force`);
    return { version, since };
  };
  return {
    service: of('service'),
    privacy: of('privacy'),
    personalInfo: of('personal_info'),
    sensitive: of('sensitive'),
    aiProcessing: of('ai_processing'),
    marketing: of('marketing'),
    age14: ofAge,
  };
};
