import { isSame } from '../../kernel/changes.ts';
import type { CaseEvent } from '../case-events.ts';
import type { CaseDraft, CaseField } from '../case-record.ts';
import { type Proposal, withTaken } from '../proposal.ts';
import { isSure } from '../proposals/sureness.ts';
import { checkedDraft, fieldsOf, fieldsThatDiffer } from './record-check.ts';

/** Selects open proposals: those of one field, or only those whose rules are sure. */
export type Wanted = { readonly field?: Proposal['field'] | undefined; readonly sure?: boolean | undefined };

type Taken = Extract<CaseEvent, { type: 'ProposalTaken' }>['data'];

/**
 * One event for each selected proposal, taken as it is. `disputeId` is the dispute known today; it replaces the one that
 * the text names.
 */
export const takeEach = (
  caseId: string,
  before: CaseDraft,
  proposals: readonly Proposal[],
  { field, sure }: Wanted,
  disputeId: string | undefined,
): readonly CaseEvent[] => {
  let draft = before;
  return proposals
    .filter((one) => (field === undefined || one.field === field) && (!sure || isSure(one)))
    .map((proposal) => {
      const value = proposal.field === 'disputeId' ? (disputeId ?? proposal.value) : proposal.value;
      const after = checkedDraft(withTaken(draft, proposal.field, value));
      const changes = fieldsOf(after, [proposal.field]);
      const data: Taken = {
        caseId,
        proposal,
        changes,
        before: fieldsOf(draft, [proposal.field]),
        changed: !isSame(value, proposal.value),
      };
      draft = after;
      return { type: 'ProposalTaken', data };
    });
};

/**
 * Takes back proposals that were taken, where nobody has changed the value since: a single value becomes the earlier one, a
 * list loses the entry. The proposals are open again.
 * @param taken in the order in which it happened
 */
export const untakeEach = (
  caseId: string,
  now: CaseDraft,
  settled: readonly Proposal[],
  taken: readonly Pick<Taken, 'proposal' | 'changes' | 'before'>[],
): readonly CaseEvent[] => {
  let draft = now;
  for (const { proposal, changes, before } of taken.toReversed())
    draft = checkedDraft({ ...draft, ...withoutIt(draft, proposal.field, changes, before) });
  const changed = fieldsThatDiffer(now, draft);
  const reopened = taken.flatMap(({ proposal }) => settled.find(({ id }) => id === proposal.id) ?? []);
  return [
    ...(changed.length === 0
      ? []
      : [
          {
            type: 'CaseRefined' as const,
            data: { caseId, changes: fieldsOf(draft, changed), before: fieldsOf(now, changed) },
          },
        ]),
    ...reopened.map((proposal) => ({ type: 'ProposalReopened' as const, data: { caseId, proposal } })),
  ];
};

/**
 * Whether every value that was taken is still there: a single value as the last of its proposals left it, a list with each
 * entry that was added.
 */
export const standsAsTaken = (
  now: CaseDraft,
  taken: readonly Pick<Taken, 'proposal' | 'changes' | 'before'>[],
): boolean =>
  taken.every(({ proposal: { field }, changes, before }, n) => {
    const [stands, added, stood]: readonly unknown[] = [now[field], changes[field], before[field]];
    if (Array.isArray(stands) && Array.isArray(added) && Array.isArray(stood))
      return added.every((entry) => stood.includes(entry) || stands.includes(entry));
    const isLast = taken.findLastIndex(({ proposal }) => proposal.field === field) === n;
    return !isLast || isSame(stands, added);
  });

const withoutIt = (
  now: CaseDraft,
  field: CaseField,
  changes: Partial<CaseDraft>,
  before: Partial<CaseDraft>,
): Record<string, unknown> => {
  const [stands, added, stood]: readonly unknown[] = [now[field], changes[field], before[field]];
  if (Array.isArray(stands) && Array.isArray(added) && Array.isArray(stood))
    return { [field]: stands.filter((entry) => !added.includes(entry) || stood.includes(entry)) };
  return isSame(stands, added) ? { [field]: stood } : {};
};
