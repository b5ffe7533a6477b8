import type { CaseRecord } from '../cases/case-record.ts';
import { passagesOf } from '../search/passages.ts';

/**
 * The passages of a case that can be cited, by their numbers: those of its text, or, where it has none, its point and
 * summary as one passage. Retrieval and checking both count by this, so a number means the same passage to both.
 */
export const citablePassagesOf = (
  record: Pick<CaseRecord, 'point' | 'summary'>,
  text: string | null,
): readonly string[] => {
  if (text !== null) return passagesOf(text).map(({ from, to }) => text.slice(from, to));
  const said = [record.point, record.summary].filter((part) => part.trim() !== '').join('\n');
  return said === '' ? [] : [said];
};

/** Which passage a citation names. */
export type PassageNamed = { readonly caseId: string; readonly revision: number; readonly passage: number };

/** A passage of a case as it stood at the revision, with what the record said of the case then. */
export type CitedPassage = {
  readonly text: string;
  readonly caseNumbers: readonly string[];
  readonly court: string;
  readonly decidedOn: string | null;
  readonly outcome: CaseRecord['outcome'];
  readonly point: string;
};

/**
 * Reads a passage of a master case at its revision; null where there is no such passage, or the case is no longer a master
 * case. Throws where that can't be found out.
 */
export type ReadPassage = (named: PassageNamed) => Promise<CitedPassage | null>;
