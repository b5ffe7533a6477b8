import type { LocalDate } from '../../kernel/korean-date.ts';
import type { CheckedText } from './check-claims.ts';
import type { Citation, DroppedBecause } from './citation.ts';
import type { ReadPassage } from './cited-passages.ts';

export type CheckedPersonsText = CheckedText & {
  /** The claims that `text` lacks, as they were written, so that their author can correct them. */
  readonly failed: readonly { readonly claim: string; readonly because: DroppedBecause }[];
};

/**
 * Checks a text that a person has written or changed (`[1]` names a source): each source that a claim names is read again at
 * its revision. A claim whose source no longer holds is not in `text`, and only sources that are named and hold are in
 * `citations`, under their own numbers. People may write sentences without a source; what these name must exist.
 */
export const checkText = async (
  text: string,
  _citations: readonly Citation[],
  _checking: { readonly lawDate: LocalDate; readonly readPassage: ReadPassage },
): Promise<CheckedPersonsText> => ({
  text: '',
  citations: [],
  dropped: { not_checked: 1 },
  failed: [{ claim: text, because: 'not_checked' }],
});
