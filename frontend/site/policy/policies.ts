import type { ConsentKind } from '@nomucheck/domain/accounts/contract/user.ts';
import { inForceFrom, policyVersionOn } from '@nomucheck/domain/accounts/policy-editions.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import type { PolicyDocument } from './policy-document.ts';

/** The consents that have a text; the age has none. */
export type PolicyKind = Exclude<ConsentKind, 'age14'>;

type Load = () => Promise<{ default: PolicyDocument }>;

/** The last part of each text's address. */
export const slugs: Readonly<Record<PolicyKind, string>> = {
  service: 'service',
  privacy: 'privacy',
  personalInfo: 'personal_info',
  sensitive: 'sensitive',
  aiProcessing: 'ai_processing',
  marketing: 'marketing',
};

/** Every text ever published, by its version; each is loaded when it is opened. None is ever removed or changed. */
export const policies: Readonly<Record<PolicyKind, Readonly<Record<string, Load>>>> = {
  service: {
    '2026-11-21': () => import('./texts/service-2026-11-21.ts'),
    '2026-11-23': () => import('./texts/service-2026-11-23.ts'),
  },
  privacy: {
    '2026-11-21': () => import('./texts/privacy-2026-11-21.ts'),
    '2026-11-22': () => import('./texts/privacy-2026-11-22.ts'),
    '2026-11-23': () => import('./texts/privacy-2026-11-23.ts'),
    '2026-11-24': () => import('./texts/privacy-2026-11-24.ts'),
  },
  personalInfo: { '2026-11-21': () => import('./texts/personal-info-2026-11-21.ts') },
  sensitive: {
    '2026-11-21': () => import('./texts/sensitive-2026-11-21.ts'),
    '2026-11-22': () => import('./texts/sensitive-2026-11-22.ts'),
    '2026-11-27': () => import('./texts/sensitive-2026-11-27.ts'),
    '2026-11-28': () => import('./texts/sensitive-2026-11-28.ts'),
  },
  aiProcessing: {
    '2026-11-21': () => import('./texts/ai-processing-2026-11-21.ts'),
    '2026-11-23': () => import('./texts/ai-processing-2026-11-23.ts'),
  },
  marketing: { '2026-11-21': () => import('./texts/marketing-2026-11-21.ts') },
};

const isKind = (kind: string): kind is PolicyKind => kind in slugs;

export type PolicyAt = {
  readonly kind: PolicyKind;
  readonly version: string;
  /** The day from which it is in force. */
  readonly from: string;
  /** Compared with the one in force on the day that it is read. */
  readonly state: 'past' | 'in_force' | 'announced';
  /** Each with the day from which it is in force, the newest first. */
  readonly versions: readonly { readonly version: string; readonly from: string }[];
  /** The next one, announced and not yet in force; null if there is none. */
  readonly next: { readonly version: string; readonly from: string } | null;
  readonly load: Load;
};

/** The text at `/policy/<slug>?version=…`, or the one in force on this day without a version; null if there is none. */
export const policyAt = (slug: string, wanted: string | null, today: LocalDate): PolicyAt | null => {
  const kind = Object.keys(slugs)
    .filter(isKind)
    .find((each) => slugs[each] === (slug === 'terms' ? 'service' : slug));
  if (kind === undefined) return null;
  const inForce = policyVersionOn(kind, today);
  const version = wanted ?? inForce;
  const texts = policies[kind];
  const load = Object.hasOwn(texts, version) ? texts[version] : undefined;
  if (load === undefined) return null;
  const from = (each: string) => ({ version: each, from: inForceFrom(kind, each) });
  const versions = Object.keys(texts).sort().reverse().map(from);
  const state = version === inForce ? 'in_force' : version < inForce ? 'past' : 'announced';
  const next = versions.findLast((each) => each.version > inForce) ?? null;
  return { kind, ...from(version), state, versions, next, load };
};
