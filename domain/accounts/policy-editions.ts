import type { LocalDate } from '../kernel/korean-date.ts';
import type { ConsentKind } from './contract/user.ts';

/**
 * A text that people agree to. Its version is the day on which it was announced; until `from` the one before it stays in
 * force, as the texts themselves promise: 7 days, and 30 for a change to the members' disadvantage.
 */
export type PolicyEdition = { readonly version: LocalDate; readonly from: LocalDate };

const atOnce = (version: LocalDate): PolicyEdition => ({ version, from: version });

/**
 * The earliest first. A text of a consent that is asked for separately (sensitive answers) may be in force at once: it holds
 * only for who agrees to it.
 */
export const policyEditions: Readonly<Record<ConsentKind, readonly PolicyEdition[]>> = {
  service: [atOnce('2026-11-21'), { version: '2026-11-23', from: '2026-11-30' }],
  privacy: [
    atOnce('2026-11-21'),
    { version: '2026-11-22', from: '2026-11-29' },
    { version: '2026-11-23', from: '2026-11-30' },
    { version: '2026-11-24', from: '2026-12-01' },
  ],
  personalInfo: [atOnce('2026-11-21')],
  age14: [atOnce('2026-11-21')],
  marketing: [atOnce('2026-11-21')],
  sensitive: [atOnce('2026-11-21'), atOnce('2026-11-22'), atOnce('2026-11-27'), atOnce('2026-11-28')],
  aiProcessing: [atOnce('2026-11-21'), atOnce('2026-11-23')],
};

/** The version of a text that is in force on a day in Seoul. Consents that were given before keep theirs. */
export const policyVersionOn = (kind: ConsentKind, day: LocalDate): LocalDate => {
  const [first, ...later] = policyEditions[kind];
  const inForce = later.findLast(({ from }) => from <= day) ?? first;
  if (inForce === undefined) throw new Error(`no text of ${kind}`);
  return inForce.version;
};

/** The day from which a version is in force; its own day for one that isn't known. */
export const inForceFrom = (kind: ConsentKind, version: string): string =>
  policyEditions[kind].find((edition) => edition.version === version)?.from ?? version;
