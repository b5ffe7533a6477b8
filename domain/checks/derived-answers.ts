import type { LocalDate } from '../kernel/korean-date.ts';
import type { Address, Answers, Item, Transition, YesNo } from '../rulesets/ruleset.ts';
import { hold } from './conditions.ts';
import { addressOf, type FormIndex } from './form-index.ts';
import type { WalkStep } from './path.ts';
import { isYesNo } from './transition.ts';

export type DerivedAnswer = { readonly value: YesNo; readonly derivedFrom: Address };

/** Facts that several items ask, by id: the step that told each, the first one that knew it. */
export type ToldFacts = Map<string, WalkStep>;

/**
 * What was already told of this item: by an earlier item that asks the same fact, else by the intake. An earlier item comes
 * first because the person may have corrected there what the intake suggested.
 */
export const derivedAnswer = (
  index: FormIndex,
  item: Item<Transition>,
  first: boolean,
  facts: ToldFacts,
  onPath: Answers,
  today: LocalDate,
): DerivedAnswer | null => {
  const told = item.fact === undefined ? undefined : facts.get(item.fact);
  if (told && isYesNo(told.value) && !(first && told.value === 'unknown'))
    return { value: told.value, derivedFrom: { section: told.section, numbering: told.numbering } };
  const derivation = index.derivationsOf.get(item.key)?.find(({ when }) => hold(when, onPath, today));
  const source = derivation && index.byKey.get(derivation.from);
  return derivation && source ? { value: derivation.answer, derivedFrom: addressOf(source) } : null;
};

/** Whether an earlier step has counted this item's fact. "Unknown" counts nothing. */
export const isCounted = (item: Item<Transition>, facts: ToldFacts): boolean => {
  const told = item.fact === undefined ? undefined : facts.get(item.fact);
  return told !== undefined && told.value !== 'unknown';
};
