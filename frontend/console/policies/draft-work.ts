import type { PolicyRecord } from '@nomucheck/domain/policies/contract.ts';

/** The draft of a text as it is typed. `base`: the revision of the text that it was typed on. */
export type DraftWork = {
  readonly text: string;
  readonly needsConsent: boolean;
  readonly isDisadvantage: boolean;
  readonly why: string;
  readonly base: number;
};

/** The saved draft; without one, the text in force, from which a new draft begins. */
export const workOf = ({ draft, text, revision: base }: PolicyRecord): DraftWork => {
  if (!draft) return { text, needsConsent: false, isDisadvantage: false, why: '', base };
  const { needsConsent, isDisadvantage, why } = draft;
  return { text: draft.text, needsConsent, isDisadvantage, why, base };
};

/** Whether both say the same: the service leaves out blanks at the ends. */
const isSame = (one: DraftWork, other: DraftWork): boolean =>
  one.text.trim() === other.text.trim() &&
  one.needsConsent === other.needsConsent &&
  one.isDisadvantage === other.isDisadvantage &&
  one.why.trim() === other.why.trim();

const read = (kept: unknown): DraftWork | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { text, needsConsent, isDisadvantage, why, base }: Partial<Record<keyof DraftWork, unknown>> = kept;
  return typeof text === 'string' &&
    typeof needsConsent === 'boolean' &&
    typeof isDisadvantage === 'boolean' &&
    typeof why === 'string' &&
    typeof base === 'number'
    ? { text, needsConsent, isDisadvantage, why, base }
    : null;
};

export const kindOfDraft = { isSame, read };
