import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { SectionId } from '../../rulesets/ruleset.ts';
import type { BaseOut, CalculatedStep, OpenResult } from '../contract/result.ts';

/** To be raised when the same answers, ruleset and cases could give another figure; stored with each calculation. */
export const calculatorVersion = '2.1.0';

export type Step = CalculatedStep;
export type Base = BaseOut;
export type Band = { low: number; high: number };

/**
 * A figure with all its steps. Whoever stores it adds its id, its time and the position of the cases, and what is looked up
 * for it (precedents, whether it is outdated). A stored one never changes.
 */
export type Calculation = Omit<OpenResult, 'calculationId' | 'calculatedAt' | 'casePosition' | 'outdated'> & {
  base: Base;
  /** From `base.rate` to `rate`: each step's `after` is the next one's `before`; empty if there is no percentage. */
  steps: Step[];
  /** The sections that the answers led into, in the order walked. */
  grounds: SectionId[];
  /** Base keywords first, then those of generic defects: the precedents are ranked by all of them. */
  rankingKeywords: string[];
  /**
   * The next day that must not be missed: the earliest of the open routes; the labour commission's where it has passed and no other
   * is open. Of results of earlier editions, the last day to apply to a labour commission. null: there is none.
   */
  deadline: LocalDate | null;
};

export type Note = Calculation['notes'][number];
export type Side = Calculation['side'];
