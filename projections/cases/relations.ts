import type { Db } from '../runner/db.ts';
import { type FoundRecord, shownColumns } from './records.ts';
import { factsPosition, holdsAt } from './standing.ts';

/** As of a position; null: now. */
type AsOf = string | null;

const holds = (asOf: AsOf): string => (asOf === null ? `f.to_position is null and $1::text is null` : holdsAt('f', 1));

/** The record of a case in force, and up to which position the facts were read. */
export const recordOfCase = async (
  db: Db,
  caseId: string,
  asOf: AsOf,
): Promise<{ readonly record: FoundRecord | null; readonly position: string }> => {
  const { rows } = await db.query<{ position: string } & FoundRecord>(
    `select ${factsPosition} as position, found.* from (values (1)) always
     left join (select ${shownColumns} from read.case_facts f where f.case_id = $2 and ${holds(asOf)}) found on true`,
    [asOf, caseId],
  );
  const { position, ...record } = rows[0] ?? { position: '' };
  return { record: 'fact' in record && record.fact !== null ? record : null, position };
};

/** The records of these cases in force, in that order; a case without one is left out. */
export const recordsOfCases = async (db: Db, caseIds: readonly string[]): Promise<readonly FoundRecord[]> => {
  if (caseIds.length === 0) return [];
  const { rows } = await db.query<FoundRecord>(
    `select ${shownColumns} from unnest($1::text[]) with ordinality as wanted (case_id, n)
     join read.case_facts f on f.case_id = wanted.case_id and f.to_position is null order by wanted.n`,
    [caseIds],
  );
  return rows;
};

/** The cases with one of these numbers, in the normalised forms that searches use. */
export const recordsByNumbers = async (
  db: Db,
  numbers: readonly string[],
  asOf: AsOf,
): Promise<readonly FoundRecord[]> => {
  if (numbers.length === 0) return [];
  const { rows } = await db.query<FoundRecord>(
    `select ${shownColumns} from read.case_facts f where f.numbers && $2::text[] and ${holds(asOf)}
     order by f.standing desc, f.case_id`,
    [asOf, numbers],
  );
  return rows;
};

/** The cases that cite one of these numbers, the newest first, and how many there are. */
export const citingCases = async (
  db: Db,
  numbers: readonly string[],
  asOf: AsOf,
  limit: number,
): Promise<{ readonly total: number; readonly cases: readonly FoundRecord[] }> => {
  const { rows } = await db.query<FoundRecord & { total: number }>(
    `select ${shownColumns}, (count(*) over ())::int as total from read.case_facts f
     where f.cites && $2::text[] and not f.numbers && $2::text[] and ${holds(asOf)}
     order by f.decided_on desc nulls last, f.case_id limit $3`,
    [asOf, numbers, limit],
  );
  return { total: rows[0]?.total ?? 0, cases: rows };
};

/** What other instances decided in the same dispute, the first instance first. */
export const instancesOf = async (
  db: Db,
  disputeId: string,
  except: string,
  asOf: AsOf,
): Promise<readonly FoundRecord[]> => {
  const { rows } = await db.query<FoundRecord>(
    `select ${shownColumns} from read.case_facts f where f.dispute_id = $2 and f.case_id <> $3 and ${holds(asOf)}
     order by f.decided_on nulls last, f.case_id limit 20`,
    [asOf, disputeId, except],
  );
  return rows;
};
