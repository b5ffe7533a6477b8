import type {
  CitedCases,
  DisputeFound,
  DisputesFound,
  MergedCases,
} from '@nomucheck/domain/cases/contract/related-cases.ts';
import { ownDispute } from '@nomucheck/domain/cases/disputes/disputes.ts';
import { numberForms } from '@nomucheck/domain/search/case-numbers.ts';
import {
  type CaseOfDispute,
  casesBeside,
  casesHolding,
  casesNaming,
  mergedInto,
} from '@nomucheck/projections/cases/case-work/related.ts';
import { recordsByNumbers } from '@nomucheck/projections/cases/relations.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';

/** What a person is offered around a case: disputes to choose from, the cases that it cites, those merged into it. */
export type RelatedCases = {
  disputes(wanted: DisputesWanted): Promise<DisputesFound>;
  /** Accepted cases by the numbers under which decisions cite them. */
  cited(numbers: readonly string[]): Promise<CitedCases>;
  merged(id: string): Promise<MergedCases>;
};

export type DisputesWanted = {
  readonly q?: string | undefined;
  readonly dispute?: string | undefined;
  readonly case?: string | undefined;
};

const mostDisputes = 12;

export const createRelatedCases = (db: Db): RelatedCases => ({
  disputes: async ({ q, dispute, case: except = null }) => {
    if (q !== undefined) return { disputes: byDispute(await casesHolding(db, q, except)) };
    if (dispute !== undefined) {
      const named = byDispute(await casesNaming(db, dispute, except));
      return { disputes: named.filter(({ disputeId }) => disputeId === dispute) };
    }
    return { disputes: except === null ? [] : byDispute(await casesBeside(db, except)) };
  },

  cited: async (numbers) => {
    const known = await recordsByNumbers(db, numbers.flatMap(numberForms), null);
    const cases = numbers.flatMap((number) => {
      const forms = numberForms(number);
      const found = known.find((one) => one.numbers.some((form) => forms.includes(form)));
      return found ? [{ number, id: found.caseId, tribunal: found.tribunal, outcome: found.outcome }] : [];
    });
    return { cases };
  },

  merged: async (id) => ({ cases: [...(await mergedInto(db, id))] }),
});

/**
 * Those first that were found themselves. A case that nobody has put under a dispute is one of its own; one that can't be named
 * yet is no choice.
 */
const byDispute = (cases: readonly CaseOfDispute[]): DisputeFound[] => {
  const found = new Map<string, DisputeFound & { readonly isMatch: boolean }>();
  for (const { disputeId: stated, isMatch, ...one } of cases) {
    const disputeId = stated ?? ownDispute({ ...one, caseId: one.id, disputeId: null, named: null });
    if (disputeId === null) continue;
    const before = found.get(disputeId) ?? { cases: [], isMatch: false };
    found.set(disputeId, { disputeId, cases: [...before.cases, one], isMatch: isMatch || before.isMatch });
  }
  return [...found.values()]
    .sort((one, other) => Number(other.isMatch) - Number(one.isMatch))
    .slice(0, mostDisputes)
    .map(({ isMatch: _isMatch, ...dispute }) => dispute);
};
