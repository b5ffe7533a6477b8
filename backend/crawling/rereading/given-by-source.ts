import type { CaseEvent, CaseOrigin } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { caseDecider, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';

/** A case, and what this source gave it last; null where it has the text of another source. */
export type CaseAndGiven = { readonly legalCase: LegalCase | null; readonly given: CaseDraft | null };

/** Folds a case's events into both. */
export const caseAndGiven = (
  source: SourceName,
): Pick<Decider<CaseAndGiven, never, CaseEvent>, 'initialState' | 'evolve'> => ({
  initialState: { legalCase: null, given: null },
  evolve: ({ legalCase, given }, event) => ({
    legalCase: caseDecider.evolve(legalCase, event),
    given:
      (event.type === 'CaseCollected' || event.type === 'CaseTextChanged') && isFrom(source, event.data.origin)
        ? event.data.draft
        : given,
  }),
});

/** A PDF is beside what the source gives. The first works of the crawler didn't note which source they asked. */
const isFrom = (source: SourceName, { place, row, batch, document }: CaseOrigin): boolean =>
  document === undefined && (place === undefined ? batch !== null && row === null : place === source);
