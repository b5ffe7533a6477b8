import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Address, Answers, Item, Transition, YesNo } from '../../rulesets/ruleset.ts';
import { addressOf, type FormIndex } from '../form-index.ts';
import { hold } from '../walk/conditions.ts';
import type { WalkStep } from '../walk/path.ts';
import { isYesNo } from '../walk/transition.ts';

export type DerivedAnswer = { readonly value: YesNo; readonly derivedFrom: Address };

/** The first step that answered each fact, by the fact's id. Several items may ask for the same fact. */
export type AnsweredFacts = Map<string, WalkStep>;

/**
 * The answer to this item that follows from an earlier item with the same fact, else from the intake. The earlier item goes
 * first because the person may have corrected the intake's answer there.
 */
export const derivedAnswer = (
  index: FormIndex,
  item: Item<Transition>,
  first: boolean,
  facts: AnsweredFacts,
  onPath: Answers,
  today: LocalDate,
): DerivedAnswer | null => {
  const answered = item.fact === undefined ? undefined : facts.get(item.fact);
  if (answered && isYesNo(answered.value) && !(first && answered.value === 'unknown'))
    return { value: answered.value, derivedFrom: { section: answered.section, numbering: answered.numbering } };
  const derivation = index.derivationsOf.get(item.key)?.find(({ when }) => hold(when, onPath, today));
  const source = derivation && index.byKey.get(derivation.from);
  return derivation && source ? { value: derivation.answer, derivedFrom: addressOf(source) } : null;
};

/** Whether an earlier step has counted this item's fact. "Unknown" doesn't count. */
export const isCounted = (item: Item<Transition>, facts: AnsweredFacts): boolean => {
  const answered = item.fact === undefined ? undefined : facts.get(item.fact);
  return answered !== undefined && answered.value !== 'unknown';
};
