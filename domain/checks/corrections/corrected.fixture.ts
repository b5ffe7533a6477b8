import type { CorrectionMade } from './correction.ts';
import type { CorrectionEvent } from './correction-events.ts';

export const correctionMade: CorrectionMade = {
  correctionId: '018f0000-0000-7000-8000-000000000021',
  publicationId: '018f0000-0000-7000-8000-000000000022',
  rulesetVersion: 'b'.repeat(64),
  toldAt: '2026-11-05T03:00:00.000Z',
  toldBy: 'a'.repeat(64),
  calculationId: '018f0000-0000-7000-8000-000000000023',
  side: 'employee',
  change: { before: '2026-12-02', after: '2027-02-02', opened: [], closed: ['appeal_review'], moved: [] },
  whole: null,
  consentedAt: null,
};

/** A correction from its making to the leaving of its owner. */
export const correctionEventsOf = (owner: string): readonly CorrectionEvent[] => {
  const { correctionId } = correctionMade;
  return [
    { type: 'ResultCorrected', data: { owner, ...correctionMade } },
    { type: 'CorrectionTold', data: { owner, correctionId, channel: 'email' } },
    { type: 'CorrectionDropped', data: { owner, correctionId } },
  ];
};
