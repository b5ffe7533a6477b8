import type { CaseRecord } from './case-record.ts';

/**
 * The name from which a case's id is derived, equal for two records of one decision: tribunal, date and number together,
 * because lower courts reuse numbers. Joined cases are one decision, in whatever order their numbers are listed.
 */
export const caseIdentity = ({
  tribunal,
  decidedOn,
  caseNumbers,
}: Pick<CaseRecord, 'tribunal' | 'decidedOn' | 'caseNumbers'>): string =>
  ['case', plain(tribunal), decidedOn ?? '', caseNumbers.map(plain).sort().join(',')].join('|');

/** The name of a dispute as people read it: the instance that it is named after, `서울고등법원 2020누41234 (2020-12-04)`. */
export const disputeName = (disputeId: string): string => {
  const [, tribunal, decidedOn, numbers] = /^case\|([^|]*)\|([^|]*)\|([^|]*)$/.exec(disputeId) ?? [];
  if (!tribunal || !numbers) return disputeId;
  return `${tribunal} ${numbers.replaceAll(',', ', ')}${decidedOn ? ` (${decidedOn})` : ''}`;
};

/** Sources differ in spaces and in the Unicode form of Hangul; the meaning is the same. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');
