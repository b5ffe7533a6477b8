import type { CaseOrigin } from './case-events.ts';
import type { CaseText } from './case-record.ts';
import type { DecisionFacts } from './decision-facts.ts';
import { emptyDraft } from './empty-draft.ts';
import { type Proposal, proposal } from './proposal.ts';
import { proposalsOf } from './proposals.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Values that a source gives for fields that a person decides on. They become proposals, like values that rules read. */
export type ProposedValues = {
  readonly [Field in 'outcome' | 'point' | 'summary' | 'disputeId' | 'keywords' | 'sections']?: readonly string[];
};

export type ArrivalParts = {
  readonly caseId: string;
  readonly origin: CaseOrigin;
  readonly sampling: 'population' | 'curated';
  readonly facts: DecisionFacts;
  /** The cleaned text; empty where the source has none. */
  readonly content: string;
  readonly text: CaseText | null;
  readonly raw: { readonly hash: string; readonly mediaType: string } | null;
  readonly proposed: ProposedValues;
  readonly sketch: readonly number[];
  readonly vocabulary: Vocabulary;
};

/**
 * A case as it is imported. What identifies it at its source is written into the draft, so that it can be distinguished from other
 * cases; everything else is a proposal, which a person takes or dismisses.
 */
export const arrivalOf = (parts: ArrivalParts) => {
  const { caseId, origin, sampling, facts, text, raw, sketch } = parts;
  const { kind, tribunal, decidedOn, title, at } = facts;
  const draft = {
    ...emptyDraft({ kind, sampling, source: { how: 'crawled', at } }),
    tribunal,
    caseNumbers: [...facts.caseNumbers],
    decidedOn,
    title,
    text,
  };
  return { caseId, origin, draft, raw, sketch: [...sketch], proposals: [...proposedOf(parts)] };
};

const single = new Set(['outcome', 'outcomeText', 'point', 'summary', 'disputeId']);
const MOST = 300;

/** Values that the source gives go before those that rules read; a value that the draft already has isn't proposed again. */
const proposedOf = ({ facts, content, proposed, vocabulary }: ArrivalParts): readonly Proposal[] => {
  const bySource = Object.entries(proposed).flatMap(([field, values]) =>
    values.map((value) => ({ field, value, rule: 'column', passage: null })),
  );
  const byRules = proposalsOf(content, facts, vocabulary).filter(
    ({ field }) => field !== 'title' && field !== 'tribunal',
  );
  const counts = new Map<string, number>();
  const values = new Set<string>();
  const kept: Proposal[] = [];
  for (const { field, value, rule, passage } of [...bySource, ...byRules]) {
    const count = counts.get(field) ?? 0;
    if (values.has(`${field} ${value}`) || (single.has(field) && count > 0)) continue;
    const parsed = proposal.safeParse({ id: `${field}#${count + 1}`, field, value, rule, passage });
    // A value that the record's schema refuses (a name of eighty characters where sixty fit) isn't proposed.
    if (!parsed.success || kept.length === MOST) continue;
    counts.set(field, count + 1);
    values.add(`${field} ${value}`);
    kept.push(parsed.data);
  }
  return kept;
};
