import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import { caseDecider, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { Folding } from '../../engine/command-handling/folded-record.ts';

/** The greatest number of merges that are followed, when a case was merged into one that was merged itself. */
export const LONGEST_CHAIN = 5;

/** A case with the times and the merge that its reader is told. */
export type CasePast = {
  readonly legalCase: LegalCase | null;
  readonly collectedAt: string | null;
  readonly acceptedAt: string | null;
  /** What it was last merged into, also where it was taken out again. */
  readonly merged: { readonly into: string; readonly at: string; readonly reason: string | null } | null;
};

export const casePast: Folding<CasePast, RecordedEvent<CaseEvent>> = {
  initialState: { legalCase: null, collectedAt: null, acceptedAt: null, merged: null },
  evolve: (past, event) => {
    const { type, at, reason = null, data } = event;
    const legalCase = caseDecider.evolve(past.legalCase, event);
    switch (type) {
      case 'CaseCollected':
        return { ...past, legalCase, collectedAt: past.legalCase === null ? at : past.collectedAt };
      case 'CaseAccepted':
        return { ...past, legalCase, acceptedAt: at };
      case 'CaseMerged':
        return { ...past, legalCase, merged: { into: data.into, at, reason } };
      default:
        return { ...past, legalCase };
    }
  },
};
