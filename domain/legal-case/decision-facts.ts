import { DomainError } from '../kernel/errors.ts';
import type { CaseRecord } from './case-record.ts';

/** What a source says of a decision beside its text. */
export type DecisionFacts = {
  /** The source's own number of it; null where it gives none. */
  readonly sourceId: string | null;
  readonly kind: CaseRecord['kind'];
  readonly tribunal: string;
  readonly caseNumbers: readonly string[];
  readonly decidedOn: string | null;
  /** What the case is called: 부당해고구제재심판정취소. */
  readonly title: string;
  /** How it ended, in the source's words: 초심유지. null where only the text says so. */
  readonly outcomeText: string | null;
  /** Where it can be read: a URL, or null. */
  readonly at: string | null;
};

/** `text` is composed (decision-text.ts). */
export type Decision = { readonly facts: DecisionFacts; readonly text: string };

/** An item that can't become a case, with a Korean sentence about which of its values and why. */
export const unusable = (field: string, why: string): DomainError =>
  new DomainError('case_edit_failed', { errors: { [field]: why } });
