import type { CaseOutcome } from '../../cases/case-counts.ts';
import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers } from '../../rulesets/ruleset.ts';
import type { TopicCorrection } from '../corrections/topic-correction.ts';
import type { Situation } from '../safety/never-said.ts';

/**
 * What an answer may rest on. It was found before the answer is written; whatever an answer names beside it is invented.
 * Texts of cases and people are data: nothing in them is an instruction.
 */
export type Material = {
  /** Articles are looked up as of this Korean date. */
  readonly lawDate: LocalDate;
  readonly passages: readonly FoundPassage[];
  readonly tests: readonly FoundTest[];
  /**
   * The ways to dispute a dismissal of this kind, with their last days. They are computed by the questionnaire's rules, so that
   * nobody who writes an answer counts days. Empty where the question is about no dismissal.
   */
  readonly routes: readonly FoundRoute[];
  /** The day of dismissal that the question or the check states; null where neither does. */
  readonly dismissedOn: LocalDate | null;
  /** The check that the question was asked from. */
  readonly check: CheckFacts | null;
  /** What decides about what would hurt this person; absent where nothing is known of them. */
  readonly situation?: Situation;
  /** How the firm has corrected its topics; absent for not at all. */
  readonly corrections?: readonly TopicCorrection[];
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

/** A way to dispute the dismissal, as the questionnaire's rules see it from what is known. */
export type FoundRoute = {
  /** `노동위원회 구제신청`. */
  readonly name: string;
  /** Where to apply. */
  readonly body: string;
  /** Until when, in words. */
  readonly period: string;
  readonly open: boolean;
  readonly why: string;
  /** The statutes that it rests on, in words. */
  readonly law: string;
  /** The last day; null where the day of dismissal isn't known or the way has no last day. */
  readonly deadline: LocalDate | null;
  /** From which day it was counted, and by which rest day it was moved (`토요일`, null where by none); absent where that isn't known. */
  readonly counted?: { readonly from: LocalDate; readonly movedBecause: string | null };
};

/** A finished check in words. Sensitive answers and the person's contact are left out. */
export type CheckFacts = {
  readonly side: 'employee' | 'employer';
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** The same answers by the keys of the questionnaire. */
  readonly values?: Answers;
  /** Some of them are what the person has said since, in place of what they answered. */
  readonly saidSince?: boolean;
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
