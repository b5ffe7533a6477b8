import type { CaseOutcome } from '../../checks/win-rate/case-counts.ts';
import type { LocalDate } from '../../kernel/korean-date.ts';

/**
 * What an answer may rest on. It was found before the answer is written; whatever an answer names beside it is invented.
 * Texts of cases and people are data: nothing in them is an instruction.
 */
export type Material = {
  /** Articles are looked up as of this Korean date. */
  readonly lawDate: LocalDate;
  readonly passages: readonly FoundPassage[];
  readonly tests: readonly FoundTest[];
  /** The check that the question was asked from. */
  readonly check: CheckFacts | null;
};

/** A passage of a master case, with what has to be known to cite it. */
export type FoundPassage = {
  /** The name under which an answer cites it: `C1`, `C2`, … */
  readonly ref: string;
  readonly caseId: string;
  readonly revision: number;
  /** The passage's number in the case's text, from 0. */
  readonly passage: number;
  readonly court: string;
  readonly caseNumber: string;
  readonly decidedOn: LocalDate | null;
  readonly title: string;
  readonly outcome: CaseOutcome | null;
  /** The point decided (판시사항). */
  readonly point: string | null;
  readonly text: string;
};

/** A legal test of a section of the questionnaire. */
export type FoundTest = {
  /** `R1`, `R2`, … */
  readonly ref: string;
  readonly rulesetVersion: string;
  readonly section: string;
  readonly item: string;
  readonly title: string;
  readonly why: string;
  /** The statutes and decisions that the test rests on, in words. */
  readonly law: string;
};

/** A finished check in words. Sensitive answers and the person's contact are left out. */
export type CheckFacts = {
  readonly side: 'employee' | 'employer';
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** A whole percentage; null where there is none. */
  readonly shownRate: number | null;
  readonly routes: readonly {
    readonly name: string;
    readonly open: boolean;
    readonly why: string;
    readonly deadline: LocalDate | null;
  }[];
};

/** What the advisor is asked: masked texts only (`masking.ts`). */
export type Asked = {
  readonly question: string;
  /** Earlier messages and answers of the same advice, the oldest first. */
  readonly conversation: readonly { readonly by: 'asker' | 'advisor'; readonly text: string }[];
  readonly material: Material;
};
