import { policyVersions } from '@nomucheck/domain/accounts/consents.ts';
import type { ConsentKind } from '@nomucheck/domain/accounts/contract/user.ts';
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
  },
  personalInfo: { '2026-11-21': () => import('./texts/personal-info-2026-11-21.ts') },
  sensitive: {
    '2026-11-21': () => import('./texts/sensitive-2026-11-21.ts'),
    '2026-11-22': () => import('./texts/sensitive-2026-11-22.ts'),
  },
  aiProcessing: { '2026-11-21': () => import('./texts/ai-processing-2026-11-21.ts') },
  marketing: { '2026-11-21': () => import('./texts/marketing-2026-11-21.ts') },
};

const isKind = (kind: string): kind is PolicyKind => kind in slugs;

export type PolicyAt = {
  readonly kind: PolicyKind;
  readonly version: string;
  readonly isInForce: boolean;
  /** The newest first. */
  readonly versions: readonly string[];
  readonly load: Load;
};

/** The text at `/policy/<slug>?version=…`, or the one in force without a version; null if there is none. */
export const policyAt = (slug: string, wanted: string | null): PolicyAt | null => {
  const kind = Object.keys(slugs)
    .filter(isKind)
    .find((each) => slugs[each] === (slug === 'terms' ? 'service' : slug));
  if (kind === undefined) return null;
  const inForce = policyVersions[kind];
  const version = wanted ?? inForce;
  const texts = policies[kind];
  const load = Object.hasOwn(texts, version) ? texts[version] : undefined;
  if (load === undefined) return null;
  const versions = Object.keys(texts).sort().reverse();
  return { kind, version, isInForce: version === inForce, versions, load };
};
