import type { DecisionFacts } from '../decision-facts.ts';
import { isCommission } from '../tribunal-names.ts';
import { citationsOf } from './citations.ts';
import type { Found } from './found.ts';
import { disputeNamed, lowerInstances } from './lower-instances.ts';
import { outcomeOf } from './outcome.ts';
import { statutesOf } from './statutes.ts';
import { subjectsOf } from './subjects.ts';
import { pointOf, summaryOf } from './summary.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What rules read of a decision, for a person to take, change or dismiss: each with the passage it was read from. Pure:
 * the same text, facts and vocabulary always propose the same, under the same ids.
 */
export const proposalsOf = (text: string, facts: DecisionFacts, vocabulary: Vocabulary) => {
  const { outcome, outcomeText } = outcomeOf(text, facts);
  const { sections, keywords } = subjectsOf(text, vocabulary);
  const summary = summaryOf(text);
  const point = pointOf(text);
  const dispute = disputeOf(text, facts);
  return [
    ...each('title', facts.title === '' ? [] : [fromSource(facts.title)]),
    ...each('tribunal', [fromSource(facts.tribunal)]),
    ...each('outcome', outcome ? [outcome] : []),
    ...each('outcomeText', outcomeText ? [outcomeText] : []),
    ...each('point', point ? [point] : []),
    ...each('summary', summary ? [summary] : []),
    ...each('sections', sections),
    ...each('keywords', keywords),
    ...each('statutes', statutesOf(text)),
    ...each('citations', citationsOf(text, facts.caseNumbers)),
    ...each('disputeId', dispute ? [dispute] : []),
  ];
};

const each = <Field extends string, Value>(field: Field, found: readonly Found<Value>[]) =>
  found.map((one, at) => ({ id: `${field}#${at + 1}`, field, ...one }));

const fromSource = (value: string): Found => ({ value, rule: 'source', passage: null });

/**
 * The dispute is named by its first instance, as far as this decision names one; what names none begins its own. Courts
 * name it by the central commission's decision where they say its number: what all of them review is that one, and only
 * some tell of the local one, too.
 */
const disputeOf = (text: string, facts: DecisionFacts): Found | null => {
  const instances = lowerInstances(text, facts);
  const reviewed = isCommission(facts.tribunal)
    ? undefined
    : instances.find(({ rule }) => rule === 'central-commission');
  const first = reviewed ?? instances[0];
  return first ? { value: disputeNamed(first), rule: first.rule, passage: first.passage } : null;
};
