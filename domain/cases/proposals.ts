import type { DecisionFacts } from './decision-facts.ts';
import type { Found } from './found.ts';
import { disputeNamed, type LowerInstance, lowerInstances } from './proposals/lower-instances.ts';
import { outcomeOf } from './proposals/outcome/outcome.ts';
import { subjectsOf } from './proposals/subjects.ts';
import { pointOf, summaryOf } from './proposals/summary.ts';
import { citationsOf } from './proposals/text/citations.ts';
import { statutesOf } from './proposals/text/statutes.ts';
import { isCommission, isLocalCommission } from './tribunal-names.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The values that rules read from a decision, for a person to take, change or dismiss: each with the passage that it was
 * read from. Pure: the same text, facts and vocabulary always give the same proposals with the same ids.
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
 * The name of the dispute is that of its first instance, as far as this decision mentions one; if it mentions none, it is
 * the first itself. Courts name the dispute after the central commission's decision where they give its number: all courts
 * review that decision, and only some mention the local one, too. The central commission reviews local decisions only, and
 * a local commission none: any other number in theirs is cited from another dispute.
 */
const disputeOf = (text: string, facts: DecisionFacts): Found | null => {
  if (isLocalCommission(facts.tribunal)) return null;
  const instances = lowerInstances(text, facts);
  const ofRule = (wanted: LowerInstance['rule']) => instances.find(({ rule }) => rule === wanted);
  const first = isCommission(facts.tribunal)
    ? ofRule('first-commission')
    : (ofRule('central-commission') ?? instances[0]);
  return first ? { value: disputeNamed(first), rule: first.rule, passage: first.passage } : null;
};
