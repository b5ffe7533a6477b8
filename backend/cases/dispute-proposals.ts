import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { disputeOfAll, type LinkedInstance, ownDispute } from '@nomucheck/domain/cases/disputes.ts';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import { linkedInstances } from '@nomucheck/projections/cases/case-work/disputes.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

/** The dispute that a case turns out to be of, and the other cases that say so. */
export type DisputeFound = { readonly disputeId: string; readonly cases: readonly string[] };

/**
 * Which cases are of one dispute is told from what is there today, not from what was there when one of them arrived: so it
 * doesn't matter which came first, nor by which way.
 */
export type Disputes = {
  /**
   * null: as far as is known the case has the dispute that it belongs to.
   * @param stated the dispute that it has by the log, which the read model may not have heard of yet
   */
  of(id: string, stated: string | null): Promise<DisputeFound | null>;
  /** What is proposed to whoever refines the case. */
  proposals(id: string, draft: CaseDraft, open: readonly Proposal[]): Promise<readonly Proposal[]>;
};

/** A proposal that no decision's text makes, but another case that names this one. */
export const LINKED = 'disputeId#linked';

export const createDisputes = (db: Db): Disputes => {
  const of: Disputes['of'] = async (id, disputeId) => {
    const linked = await linkedInstances(db, id);
    return foundFor(
      id,
      linked.map((one) => (one.caseId === id ? { ...one, disputeId } : one)),
    );
  };
  return {
    of,
    proposals: async (id, draft, open) => {
      // Where a person has said which it is, nothing more is proposed than what the text itself does.
      const found = draft.disputeId === null ? await of(id, null) : null;
      if (!found) return open;
      const { disputeId: value } = found;
      const told = { value, rule: 'known-instance' };
      if (!open.some(({ field }) => field === 'disputeId'))
        return [...open, { id: LINKED, field: 'disputeId', passage: null, ...told }];
      return open.map((proposal) => (proposal.field === 'disputeId' ? { ...proposal, ...told } : proposal));
    },
  };
};

const foundFor = (id: string, linked: readonly LinkedInstance[]): DisputeFound | null => {
  const own = linked.find(({ caseId }) => caseId === id);
  if (!own || linked.length === 1) return null;
  const disputeId = disputeOfAll(linked);
  if (disputeId === null || disputeId === (own.disputeId ?? ownDispute(own))) return null;
  return { disputeId, cases: linked.map(({ caseId }) => caseId).filter((one) => one !== id) };
};
