import type { Address, AnswerValue, SectionId } from '../rulesets/ruleset.ts';

/** A question on the path and its answer: given by the person, or derived from what was already told. */
export type WalkStep = {
  readonly section: Address['section'];
  readonly numbering: number;
  readonly key: string;
  readonly title: string;
  readonly value: AnswerValue;
  /** The question that already told it. Absent where the person answered this question itself. */
  readonly derivedFrom?: Address;
  /** Passed over, because it is sensitive and the person answers none of that kind: it has no answer, and isn't asked. */
  readonly passedOver?: true;
  /** Its fact was counted at an earlier step: the answer leads on, and moves no figure. */
  readonly withoutEffect?: true;
};

/** How a section was left. `end` is its last item without a `done`; null, the person is still in it. */
export type SectionLeft = 'next_section' | 'done' | 'submit' | 'end' | null;

/** A section that the walk has come to, in the order walked. */
export type WalkedSection = {
  readonly id: SectionId;
  /** The first item's answer led into it. A section that was left at once by `next_section` contributes nothing. */
  readonly entered: boolean;
  readonly left: SectionLeft;
};

export type Walk = {
  /** Asked or derived, in order, as far as the answers reach. */
  readonly steps: readonly WalkStep[];
  /** The first open question; null where the walk has ended. */
  readonly next: Address | null;
  /** Counted in sections, the intake being the first; `section` equals `of` at the end. */
  readonly progress: { readonly section: number; readonly of: number };
  readonly sections: readonly WalkedSection[];
  /** The steps with `derivedFrom`. */
  readonly derived: readonly WalkStep[];
  /** Answers that are kept, and that the path has passed by. What may still be reached isn't among them. */
  readonly leftPath: readonly Address[];
};
