import type { CaseDraft } from './case-record.ts';

/** A draft in which only the origin of the case is known. */
export const emptyDraft = (known: Pick<CaseDraft, 'kind' | 'sampling' | 'source'>): CaseDraft => ({
  tribunal: null,
  caseNumbers: [],
  decidedOn: null,
  title: '',
  point: '',
  summary: '',
  outcome: null,
  outcomeText: null,
  keywords: [],
  sections: [],
  statutes: [],
  citations: [],
  disputeId: null,
  text: null,
  ...known,
});
