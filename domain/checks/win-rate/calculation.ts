import type { LocalDate } from '../../kernel/korean-date.ts';
import type { SectionId } from '../../rulesets/ruleset.ts';
import type { BaseOut, OpenResult, StepOut } from '../contract/result.ts';

/** Raised when the same answers, ruleset and cases could give another figure; stored with each calculation. */
export const calculatorVersion = '1.0.0';

export type Step = StepOut;
export type Base = BaseOut;
export type Band = { low: number; high: number };

/**
 * A figure with all that it came from. What names it (its id, its time, the position of the cases) and what is looked up
 * for it (precedents, whether it is outdated) are added by who keeps it. A stored one never changes.
 */
export type Calculation = Omit<OpenResult, 'calculationId' | 'calculatedAt' | 'casePosition' | 'outdated'> & {
  base: Base;
  /** From `base.rate` to `rate`, each step's `after` being the next one's `before`; empty where there is no percentage. */
  steps: Step[];
  /** The sections that the answers led into, in the order walked. */
  grounds: SectionId[];
  /** Base keywords first, then those of defects that any ground can have: they rank the precedents shown. */
  rankingKeywords: string[];
  /** The last day to go to a labour commission; null only while the dismissal's day isn't answered. */
  deadline: LocalDate | null;
};

export type Note = Calculation['notes'][number];
export type Side = Calculation['side'];
