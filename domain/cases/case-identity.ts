import type { CaseRecord } from './case-record.ts';

/**
 * What makes two decisions the same one, as the name from which a case's id is derived: tribunal, date and number
 * together, because lower courts reuse numbers. Joined cases are one decision, in whatever order their numbers are listed.
 */
export const caseIdentity = ({
  tribunal,
  decidedOn,
  caseNumbers,
}: Pick<CaseRecord, 'tribunal' | 'decidedOn' | 'caseNumbers'>): string =>
  ['case', plain(tribunal), decidedOn ?? '', caseNumbers.map(plain).sort().join(',')].join('|');

/** What a dispute's name says to people: the instance it is named after, `서울고등법원 2020누41234 (2020-12-04)`. */
export const disputeName = (disputeId: string): string => {
  const [, tribunal, decidedOn, numbers] = /^case\|([^|]*)\|([^|]*)\|([^|]*)$/.exec(disputeId) ?? [];
  if (!tribunal || !numbers) return disputeId;
  return `${tribunal} ${numbers.replaceAll(',', ', ')}${decidedOn ? ` (${decidedOn})` : ''}`;
};

/** Sources differ in spaces and in how Hangul is composed, not in what they mean. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');
