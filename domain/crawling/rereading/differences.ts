import type { CaseDraft } from '../../cases/case-record.ts';
import type { Decision, DecisionFacts } from '../../cases/decision-facts.ts';
import { isSame } from '../../kernel/changes.ts';
import type { RereadField } from './reread-events.ts';

export const factFields = ['tribunal', 'caseNumbers', 'decidedOn', 'title'] as const;
export type FactField = (typeof factFields)[number];
export type SourceFacts = Pick<CaseDraft, FactField>;

/** The facts that a source's reader gives a case. */
export const factsFor = ({ tribunal, caseNumbers, decidedOn, title }: DecisionFacts): SourceFacts => ({
  ...{ tribunal, caseNumbers: [...caseNumbers], decidedOn, title },
});

/** A value as people read it. */
export const written = (value: SourceFacts[FactField]): string =>
  (Array.isArray(value) ? value.join(', ') : (value ?? '')).slice(0, 500).toWellFormed();

export type FieldDifference = {
  readonly field: RereadField;
  readonly before: string;
  readonly after: string;
  /** Both values as a whole, of which the event keeps the hashes. */
  readonly whole: { readonly before: string; readonly after: string };
};

/** The whole value of a fact. */
export const wholeOf = (value: SourceFacts[FactField]): string => JSON.stringify(value);

/**
 * The fields that the new reader reads differently, where the case still has what the old one gave it. What a person has
 * corrected since is never overwritten: those fields are only counted.
 */
export const factDifferences = (
  given: SourceFacts,
  current: SourceFacts,
  reread: SourceFacts,
): { readonly differences: readonly FieldDifference[]; readonly kept: number } => {
  const changed = factFields.filter(
    (field) => !isSame(given[field], reread[field]) && !isSame(current[field], reread[field]),
  );
  const untouched = changed.filter((field) => isSame(current[field], given[field]));
  return {
    differences: untouched.map((field) => ({
      ...{ field, before: written(current[field]), after: written(reread[field]) },
      whole: { before: wholeOf(current[field]), after: wholeOf(reread[field]) },
    })),
    kept: changed.length - untouched.length,
  };
};

const AROUND = 40;
const EXCERPT = 300;

/** Of two texts the place where they begin to differ. */
export const textDifference = (before: string, after: string): FieldDifference => {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - AROUND);
  const excerpt = (text: string): string =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + EXCERPT)}${text.length > from + EXCERPT ? '…' : ''}`.toWellFormed();
  return { field: 'text', before: excerpt(before), after: excerpt(after), whole: { before, after } };
};

/** A decision that no earlier reader could read: `why` it couldn't, and what it is. */
export const arrivalDifference = (why: string, decision: Decision): FieldDifference => ({
  ...{
    field: 'arrival',
    before: why.slice(0, 500).toWellFormed(),
    whole: { before: '', after: wholeArrival(decision) },
  },
  after: factFields
    .map((field) => written(factsFor(decision.facts)[field]))
    .filter((value) => value !== '')
    .join(' · ')
    .slice(0, 500)
    .toWellFormed(),
});
export const wholeArrival = ({ facts, text }: Decision): string => JSON.stringify([factsFor(facts), text]);
