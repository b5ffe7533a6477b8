import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { disputeOfAll, type LinkedInstance, ownDispute } from '@nomucheck/domain/cases/disputes/disputes.ts';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import { linkedInstances } from '@nomucheck/projections/cases/case-work/disputes.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

/** The dispute that a case belongs to, and the other cases that show it. */
export type DisputeFound = { readonly disputeId: string; readonly cases: readonly string[] };

/**
 * The cases of one dispute are found from today's records, not from those at the time of arrival, so the order and
 * the way of their arrival don't matter.
 */
export type Disputes = {
  /**
   * null: as far as is known the case has the dispute that it belongs to.
   * @param stated the dispute that it has by the log, which the read model may not have heard of yet
   */
  of(id: string, stated: string | null): Promise<DisputeFound | null>;
  /** What is proposed to the person who refines the case. */
  proposals(id: string, draft: CaseDraft, open: readonly Proposal[]): Promise<readonly Proposal[]>;
};

/** A proposal that comes from another case that names this one, and not from the text. */
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
      // When a person has said which dispute it is, only the text's own proposal remains.
      const found = draft.disputeId === null ? await of(id, null) : null;
      if (!found) return open;
      const { disputeId: value } = found;
      const linked = { value, rule: 'known-instance' };
      if (!open.some(({ field }) => field === 'disputeId'))
        return [...open, { id: LINKED, field: 'disputeId', passage: null, ...linked }];
      return open.map((proposal) => (proposal.field === 'disputeId' ? { ...proposal, ...linked } : proposal));
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
