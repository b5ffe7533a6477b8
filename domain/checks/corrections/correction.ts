import { DomainError } from '../../kernel/errors.ts';
import { followedBy, isNoChange, type RouteChange } from './change.ts';
import type { CorrectionEvent } from './correction-events.ts';

type Corrected = Extract<CorrectionEvent, { type: 'ResultCorrected' }>['data'];
type Told = Extract<CorrectionEvent, { type: 'CorrectionTold' }>['data'];

/** A correction of a check's result, with what its owner was told. */
export type Correction = Pick<
  Corrected,
  'correctionId' | 'publicationId' | 'rulesetVersion' | 'toldAt' | 'toldBy' | 'calculationId' | 'side'
> & {
  /** With the effect of sensitive answers, as long as they can be read. */
  readonly change: RouteChange;
  /** The service made the result, and didn't find that the owner had it already. */
  readonly byService: boolean;
  /** Whether the message about it was asked for, or there was no address, or none was needed. */
  readonly told: boolean;
  /** Noted as told without a message, because none was needed. */
  readonly unneeded: boolean;
  /** Its owner has left. */
  readonly dropped: boolean;
};

/** What the service notes beside the new result. */
export type CorrectionMade = Omit<Corrected, 'owner' | 'byOwner'>;

/** What was wrong since the last time that the owner was told anything. */
export type SinceTold = Pick<Correction, 'change' | 'toldAt' | 'toldBy' | 'side'>;

/**
 * What the last correction changed for its owner: with what those before it changed, if nobody was told of them. null where all of them
 * together change nothing.
 */
export const sinceTold = (corrections: readonly Correction[]): SinceTold | null => {
  const standing = corrections.filter(({ dropped }) => !dropped);
  const known = standing.slice(0, -1).findLastIndex(({ told, unneeded }) => told && !unneeded);
  const [first, ...later] = standing.slice(known + 1);
  if (!first) return null;
  const change = later.reduce((sum, each) => followedBy(sum, each.change), first.change);
  const { toldAt, toldBy, side } = first;
  return isNoChange(change) ? null : { change, toldAt, toldBy, side };
};

/**
 * The same for the message about this correction, decided when it is sent, which may be a day later. null also where a later one tells
 * it all.
 */
export const toTell = (corrections: readonly Correction[], correctionId: string): SinceTold | null =>
  corrections.findLast(({ dropped }) => !dropped)?.correctionId === correctionId ? sinceTold(corrections) : null;

/** That the owner was told, once. */
export const noteTold = (
  { owner, corrections }: { readonly owner: string; readonly corrections: readonly Correction[] },
  told: Omit<Told, 'owner'>,
): readonly CorrectionEvent[] => {
  const correction = corrections.find(({ correctionId }) => correctionId === told.correctionId);
  if (!correction) throw new DomainError('not_found');
  return correction.told ? [] : [{ type: 'CorrectionTold', data: { owner, ...told } }];
};

/** Those that stand, when their owner leaves. */
export const dropAll = ({
  owner,
  corrections,
}: {
  readonly owner: string;
  readonly corrections: readonly Correction[];
}): readonly CorrectionEvent[] =>
  corrections.flatMap(({ correctionId, dropped }) =>
    dropped ? [] : [{ type: 'CorrectionDropped' as const, data: { owner, correctionId } }],
  );

export const withCorrection = (
  corrections: readonly Correction[],
  { owner: _owner, whole, consentedAt: _consentedAt, byOwner, ...corrected }: Corrected,
): readonly Correction[] => [
  ...corrections,
  {
    ...corrected,
    change: whole ?? corrected.change,
    byService: byOwner !== true,
    ...{ told: false, unneeded: false, dropped: false },
  },
];

/** Of one that was told, or dropped. */
export const withNoted = (
  corrections: readonly Correction[],
  { type, data }: Exclude<CorrectionEvent, { type: 'ResultCorrected' }>,
): readonly Correction[] => {
  const noted = type === 'CorrectionTold' ? { told: true, unneeded: data.unneeded ?? false } : { dropped: true };
  return corrections.map((each) => (each.correctionId === data.correctionId ? { ...each, ...noted } : each));
};
