import type { CaseFact } from '@nomucheck/domain/cases/case-counts.ts';
import type { Db } from '../../runner/db.ts';

/** A counted case between two positions: from inclusive, to exclusive; null means in force. */
export type PlacedFact = CaseFact & { readonly from: string; readonly to: string | null };

type Found = Omit<CaseFact, 'caseId' | 'disputeId' | 'decidedOn'> & {
  case_id: string;
  dispute_id: string;
  decided_on: string | null;
  from_position: string;
  to_position: string | null;
};

/** Every case that was ever counted in the disputes that these cases have been part of, and in this other dispute. */
export const disputesOf = async (
  db: Db,
  caseIds: readonly string[],
  other: string | null,
): Promise<readonly PlacedFact[]> => {
  const { rows } = await db.query<Found>(
    `select case_id, dispute_id, decided_on::text as decided_on, outcome, keywords, sections, sampling,
       from_position, to_position
     from read.case_facts
     where sampling = 'population' and dispute_id in (
       select dispute_id from read.case_facts where case_id = any ($1) union all select $2::text where $2::text is not null
     )`,
    [caseIds, other],
  );
  return rows.map(placed);
};

/** Every case that was ever counted in these disputes. */
export const everCountedIn = async (db: Db, disputeIds: readonly string[]): Promise<readonly PlacedFact[]> => {
  const { rows } = await db.query<Found>(
    `select case_id, dispute_id, decided_on::text as decided_on, outcome, keywords, sections, sampling,
       from_position, to_position
     from read.case_facts
     where sampling = 'population' and dispute_id = any ($1)`,
    [disputeIds],
  );
  return rows.map(placed);
};

/** Every case that was ever counted in the disputes that have changed after this position. */
export const disputesChangedSince = async (db: Db, position: string): Promise<readonly PlacedFact[]> => {
  const { rows } = await db.query<Found>(
    `select case_id, dispute_id, decided_on::text as decided_on, outcome, keywords, sections, sampling,
       from_position, to_position
     from read.case_facts
     where sampling = 'population' and dispute_id in (
       select dispute_id from read.case_facts where sampling = 'population' and from_position > $1
       union all
       select dispute_id from read.case_facts
       where sampling = 'population' and to_position is not null and to_position > $1
     )`,
    [position],
  );
  return rows.map(placed);
};

/** Every case that was ever counted in the disputes that have changed after `from` up to `to`, at most so many. */
export const disputesChangedBetween = async (
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
  most: number,
): Promise<readonly PlacedFact[]> => {
  const { rows } = await db.query<Found>(
    `select case_id, dispute_id, decided_on::text as decided_on, outcome, keywords, sections, sampling,
       from_position, to_position
     from read.case_facts
     where sampling = 'population' and dispute_id in (
       select dispute_id from read.case_facts
       where sampling = 'population' and from_position > $1 and from_position <= $2
       union all
       select dispute_id from read.case_facts
       where sampling = 'population' and to_position is not null and to_position > $1 and to_position <= $2
     )
     limit $3`,
    [from, to, most],
  );
  return rows.map(placed);
};

const placed = ({ case_id, dispute_id, decided_on, from_position, to_position, ...fact }: Found): PlacedFact => ({
  ...fact,
  caseId: case_id,
  disputeId: dispute_id,
  decidedOn: decided_on,
  from: from_position,
  to: to_position,
});

export const standingAt = (facts: readonly PlacedFact[], position: string): readonly PlacedFact[] =>
  facts.filter(({ from, to }) => from <= position && (to === null || to > position));

export const standing = (facts: readonly PlacedFact[]): readonly PlacedFact[] => facts.filter(({ to }) => to === null);
