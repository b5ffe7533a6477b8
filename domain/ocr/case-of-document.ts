import { type ArrivalParts, arrivalOf } from '../cases/arrival.ts';
import type { CaseEvent, CaseOrigin } from '../cases/case-events.ts';
import type { CaseDraft, CaseRecord, CaseText } from '../cases/case-record.ts';
import type { DecisionFacts } from '../cases/decision-facts.ts';
import { minHashOf } from '../cases/likeness.ts';
import type { Proposal } from '../cases/proposal.ts';
import { proposalsOf } from '../cases/proposals.ts';
import type { Vocabulary } from '../cases/vocabulary.ts';
import { readFacts } from './reading/read-facts.ts';

type Arrival = Extract<CaseEvent, { type: 'CaseCollected' }>['data'];
type DocumentOrigin = NonNullable<CaseOrigin['document']>;

/** What a person says of the decision; the rest is read from its text and proposed. */
export type StatedFacts = Pick<CaseDraft, 'kind' | 'tribunal' | 'caseNumbers' | 'decidedOn' | 'title'>;

export type TextOfDocument = {
  readonly content: string;
  readonly text: CaseText;
  readonly document: DocumentOrigin;
  readonly vocabulary: Vocabulary;
  /** Some of it was recognised. That a person has corrected a word says nothing of the others. */
  readonly isRecognised: boolean;
};

const MOST = 300;

/**
 * A case made of a document. Letters that a machine has recognised may be wrong, so only what a person has said stands in its
 * draft; tribunal, numbers, day and name that the text gives are proposed with their passages, as everything else is.
 */
export const caseOfDocument = (
  caseId: string,
  stated: StatedFacts,
  { content, text, document, vocabulary, isRecognised }: TextOfDocument,
): Arrival => {
  const read = readFacts(content).filter(({ field }) => isOpen(stated, field));
  const parts: ArrivalParts = {
    ...{ caseId, content, text, vocabulary, raw: null, proposed: {}, sampling: 'curated' },
    origin: { batch: null, row: null, sourceId: null, document },
    facts: factsFrom(stated, read),
    sketch: minHashOf(content),
  };
  const arrival = arrivalOf(parts);
  return {
    ...arrival,
    draft: { ...arrival.draft, ...stated, source: { how: 'by_hand', at: null } },
    proposals: [...read, ...ofLetters(arrival.proposals, isRecognised)].slice(0, MOST),
  };
};

/**
 * The text of a document as the new text of a case. The case keeps what people have made of it; rules propose what they read in
 * the new text.
 */
export const newTextOfCase = (
  caseId: string,
  known: { readonly origin: CaseOrigin | null; readonly draft: CaseDraft; readonly record: CaseRecord | null },
  { content, text, document, vocabulary, isRecognised }: TextOfDocument,
): Arrival => {
  const draft: CaseDraft = { ...(known.record ?? known.draft), text };
  const sourceId = known.origin?.sourceId ?? null;
  const read = readFacts(content).filter(({ field }) => isOpen(draft, field));
  const { tribunal, caseNumbers, decidedOn, title, kind, outcomeText, source } = draft;
  const facts = factsFrom({ kind, tribunal, caseNumbers, decidedOn, title }, read);
  const byRules = proposalsOf(content, { ...facts, outcomeText, at: source.at }, vocabulary).filter(
    ({ field, value }) => field !== 'title' && field !== 'tribunal' && value !== '' && !has(draft, field, value),
  );
  return {
    caseId,
    // Not of the batch any more: taking back the file must not take this text away.
    origin: { batch: null, row: null, sourceId, document },
    draft,
    raw: null,
    sketch: minHashOf(content),
    proposals: [...read, ...ofLetters(byRules, isRecognised)].slice(0, MOST),
  };
};

/** A rule is sure of what it reads, not of letters that a machine has recognised: bulk work doesn't take these. */
const ofLetters = <Proposed extends { readonly rule: string }>(
  proposed: readonly Proposed[],
  isRecognised: boolean,
): readonly Proposed[] =>
  isRecognised ? proposed.map((one) => ({ ...one, rule: `recognised/${one.rule}` })) : proposed;

/** Nothing is proposed where somebody has said it. */
const isOpen = (stated: StatedFacts, field: 'tribunal' | 'caseNumbers' | 'decidedOn' | 'title'): boolean => {
  const said = stated[field];
  return said === null || said.length === 0;
};

const has = (draft: CaseDraft, field: Proposal['field'], value: Proposal['value']): boolean => {
  const said: unknown = draft[field];
  return said === value || (Array.isArray(said) && said.includes(value));
};

/** With what was read in place of what nobody has said: rules read an order by who decided. */
const factsFrom = (stated: StatedFacts, read: ReturnType<typeof readFacts>): DecisionFacts => {
  const values = (field: string): readonly string[] =>
    read.flatMap((found) => (found.field === field ? [found.value] : []));
  return {
    ...{ sourceId: null, outcomeText: null, at: null, kind: stated.kind },
    tribunal: stated.tribunal ?? values('tribunal')[0] ?? '',
    caseNumbers: stated.caseNumbers.length > 0 ? stated.caseNumbers : values('caseNumbers'),
    decidedOn: stated.decidedOn ?? values('decidedOn')[0] ?? null,
    title: stated.title || (values('title')[0] ?? ''),
  };
};
