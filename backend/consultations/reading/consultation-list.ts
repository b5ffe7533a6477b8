import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import type { ConsultationFilter, ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { type ConsultationsWanted, listConsultations } from '@nomucheck/projections/consultations/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { PartyIndex } from '../../conflicts/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';

/** What a list asks for, as the caller names it. */
type Wanted = Omit<ConsultationsWanted, 'filter' | 'now'> & { readonly filter: ConsultationFilter };

/** A page of the caller's own consultations; of all for the firm. */
export type ConsultationList = (
  wanted: Wanted,
  caller: Caller,
  now: string,
) => Promise<{ readonly items: readonly ConsultationListItem[]; readonly total: number }>;

export type ConsultationListParts = {
  readonly db: Db;
  readonly namesOf: NamesOf;
  readonly conflictsOf: PartyIndex['conflictsOf'];
};

export const createConsultationList =
  ({ db, namesOf, conflictsOf }: ConsultationListParts): ConsultationList =>
  async ({ filter: { assignee, person, ...filter }, ...wanted }, { actor }, now) => {
    const isFirm = isStaff(actor.role);
    const of: ConsultationsWanted = {
      ...wanted,
      filter: {
        ...filter,
        owner: isFirm ? person : actor.id,
        assignee: assignee === 'none' ? null : assignee === 'me' ? actor.id : assignee,
      },
      now,
    };
    const { items, total } = await listConsultations(db, of);
    const [nameOf, conflicts] = await Promise.all([
      namesOf(items.flatMap(({ owner, assignee: holder }) => [owner, holder])),
      isFirm ? conflictsOf(items.map(({ id }) => id)) : new Map<string, readonly unknown[]>(),
    ]);
    return {
      total,
      items: items.map(({ owner, check_id, wants_call, wants_chance_review, assignee: holder, ...item }) => ({
        ...item,
        person: { id: owner, name: nameOf(owner) },
        checkId: check_id,
        ...{ wantsCall: wants_call, wantsChanceReview: wants_chance_review },
        assignee: holder === null ? null : { id: holder, name: nameOf(holder) },
        conflict: (conflicts.get(item.id) ?? []).length > 0,
      })),
    };
  };
