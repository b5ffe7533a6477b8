import { DomainError } from '../../kernel/errors.ts';
import type { RouteChange } from './change.ts';
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
  /** Whether the message about it was asked for, or there was no address. */
  readonly told: boolean;
  /** Its owner has left. */
  readonly dropped: boolean;
};

/** What the service notes beside the new result. */
export type CorrectionMade = Omit<Corrected, 'owner'>;

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
  { owner: _owner, whole, consentedAt: _consentedAt, ...corrected }: Corrected,
): readonly Correction[] => [
  ...corrections,
  { ...corrected, change: whole ?? corrected.change, told: false, dropped: false },
];

/** Of one that was told, or dropped. */
export const withNoted = (
  corrections: readonly Correction[],
  id: string,
  noted: { readonly told: true } | { readonly dropped: true },
): readonly Correction[] => corrections.map((each) => (each.correctionId === id ? { ...each, ...noted } : each));
