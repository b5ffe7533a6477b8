import type { Address, AnswerValue, SectionId } from '../../rulesets/ruleset.ts';

/** A question on the path and its answer: given by the person, or derived from an earlier answer. */
export type WalkStep = {
  readonly section: Address['section'];
  readonly numbering: number;
  readonly key: string;
  readonly title: string;
  readonly value: AnswerValue;
  /** The question from whose answer this one is derived. Absent where the person answered this question. */
  readonly derivedFrom?: Address;
  /**
   * Passed over: the question is sensitive and the person answers none of that kind, so it isn't asked and has no answer.
   */
  readonly passedOver?: true;
  /** An earlier step has counted its fact: the answer decides the next question, but doesn't change the figure. */
  readonly withoutEffect?: true;
};

/** How a section was left. `end`: by its last item without a `done`; null: the person is still in it. */
export type SectionLeft = 'next_section' | 'done' | 'submit' | 'end' | null;

/** A section that the walk has reached, in the order walked. */
export type WalkedSection = {
  readonly id: SectionId;
  /** The first item's answer led into it. A section that was left at its first item by `next_section` has no effect. */
  readonly entered: boolean;
  readonly left: SectionLeft;
};

export type Walk = {
  /** Asked or derived, in order, up to the first open question. */
  readonly steps: readonly WalkStep[];
  /** The first open question; null where the walk has ended. */
  readonly next: Address | null;
  /** Counted in sections, the intake being the first; `section` equals `of` at the end. */
  readonly progress: { readonly section: number; readonly of: number };
  readonly sections: readonly WalkedSection[];
  /** The steps with `derivedFrom`. */
  readonly derived: readonly WalkStep[];
  /** Answers that are kept and no longer on the path. Answers that the path may still reach aren't among them. */
  readonly leftPath: readonly Address[];
};
