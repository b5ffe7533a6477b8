import { koreanText } from '../../kernel/korean/korean-date.ts';
import { isMasked } from '../case-numbers.ts';
import type { CaseRecord } from '../case-record.ts';

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

/**
 * The name of the dispute of a case that belongs to no other, as a later instance would refer to it. A masked number
 * (`2016부해OOO`) stands for many decisions, which aren't one dispute: there the case itself is part of the name.
 */
export const nameOfOwnDispute = (one: Parameters<typeof caseIdentity>[0] & { readonly caseId: string }): string =>
  one.caseNumbers.some(isMasked) ? `${caseIdentity(one)}|${one.caseId}` : caseIdentity(one);

/** The name of a dispute as people read it: the instance that it is named after, `서울고등법원 2020누41234 (2020년 12월 4일)`. */
export const disputeName = (disputeId: string): string => {
  const [, tribunal, decidedOn, numbers] = /^case\|([^|]*)\|([^|]*)\|([^|]*)(?:\|[^|]*)?$/.exec(disputeId) ?? [];
  if (!tribunal || !numbers) return disputeId;
  return `${tribunal} ${numbers.replaceAll(',', ', ')}${decidedOn ? ` (${koreanText(decidedOn)})` : ''}`;
};

/** Sources differ in spaces and in the Unicode form of Hangul; the meaning is the same. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');
