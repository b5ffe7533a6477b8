import { caseLeaseMs } from '@nomucheck/domain/cases/contract/leasing.ts';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';
import type { TablesOfPeople } from '../../engine/vault/people-in-the-vault.ts';

export const leaseTables: TablesOfPeople = {
  case_leases: { people: ['holder'], erase: 'delete from vault.case_leases where holder = $1::uuid' },
  case_presences: { people: ['person'], erase: 'delete from vault.case_presences where person = $1::uuid' },
};

/** Who works on a case, until when. */
export type Lease = { readonly caseId: string; readonly holder: string; readonly until: string };

/** Who works on which case of the queue, and who else has it open. In the database, so that all processes see the same people. */
export type CaseLeases = {
  /** Takes a free lease or renews the person's own; `take`: also that of somebody else. Returns whose it is then. */
  work(caseId: string, person: string, take?: boolean): Promise<Lease | null>;
  /** The first of these cases that nobody else holds, leased to the person. */
  firstFree(caseIds: readonly string[], person: string): Promise<string | null>;
  /** Leaves the case: it is free at once. */
  leave(caseId: string, person: string): Promise<void>;
  /** Of these cases those that are held. */
  of(caseIds: readonly string[]): Promise<readonly Lease[]>;
  /** The cases that others hold. */
  heldByOthers(person: string): Promise<readonly string[]>;
  /** The person has it open now. */
  note(caseId: string, person: string): Promise<void>;
  /** The ids of those who have it open, without this person. */
  others(caseId: string, person: string): Promise<readonly string[]>;
};

/** A person works in a few tabs; the oldest of more leases end. */
const mostHeld = 10;
/** All that the whole firm can hold at a time is far less. */
const mostListed = 500;
const mostTries = 5;

/** Two of the twenty seconds after which a page says it again may be lost. */
const stillThere = `seen_at > now() - interval '50 seconds'`;

type Row = { readonly case_id: string; readonly holder: string; readonly until: Date };

export const createCaseLeases = (db: Queryable): CaseLeases => {
  const of: CaseLeases['of'] = async (caseIds) => {
    const { rows } = await db.query<Row>(
      'select case_id::text, holder::text, until from vault.case_leases where case_id = any ($1::uuid[]) and until > now()',
      [caseIds],
    );
    return rows.map(leaseOf);
  };

  /** Ends what the person holds beyond the bound, and what has ended long ago. */
  const tidy = (person: string) =>
    db.query(
      `delete from vault.case_leases where until < now() - interval '1 hour' or case_id in (
         select case_id from vault.case_leases where holder = $1 order by until desc offset ${mostHeld})`,
      [person],
    );

  return {
    of,
    work: async (caseId, person, take = false) => {
      const { rowCount } = await db.query(
        `insert into vault.case_leases as held (case_id, holder, until)
         values ($1, $2, now() + $3 * interval '1 millisecond')
         on conflict (case_id) do update set holder = excluded.holder, until = excluded.until
         where $4 or held.holder = excluded.holder or held.until <= now()`,
        [caseId, person, caseLeaseMs, take],
      );
      if (rowCount) await tidy(person);
      return (await of([caseId]))[0] ?? null;
    },
    firstFree: async (caseIds, person) => {
      // Two who ask at the same moment find the same free case: one of them gets it, and the other one looks again.
      for (let tries = 0; tries < mostTries; tries += 1) {
        const { rows } = await db.query<{ case_id: string | null; is_left: boolean }>(
          `with free as (
             select wanted.id
             from unnest($1::uuid[]) with ordinality as wanted (id, n)
             left join vault.case_leases held on held.case_id = wanted.id and held.until > now() and held.holder <> $2
             where held.case_id is null order by wanted.n limit 1
           ), leased as (
             insert into vault.case_leases as held (case_id, holder, until)
             select id, $2, now() + $3 * interval '1 millisecond' from free
             on conflict (case_id) do update set holder = excluded.holder, until = excluded.until
             where held.holder = excluded.holder or held.until <= now()
             returning case_id
           )
           select (select case_id::text from leased) as case_id, exists (select from free) as is_left`,
          [caseIds, person, caseLeaseMs],
        );
        const [found] = rows;
        if (found?.case_id) {
          await tidy(person);
          return found.case_id;
        }
        if (!found?.is_left) return null;
      }
      return null;
    },
    leave: async (caseId, person) => {
      await db.query(
        `with seen as (delete from vault.case_presences where case_id = $1 and person = $2)
         delete from vault.case_leases where case_id = $1 and holder = $2`,
        [caseId, person],
      );
    },
    heldByOthers: async (person) => {
      const { rows } = await db.query<{ case_id: string }>(
        `select case_id::text from vault.case_leases where holder <> $1 and until > now() order by until desc limit ${mostListed}`,
        [person],
      );
      return rows.map((row) => row.case_id);
    },
    note: async (caseId, person) => {
      await db.query(
        `with gone as (delete from vault.case_presences where case_id = $1 and person <> $2 and not (${stillThere}))
         insert into vault.case_presences (case_id, person) values ($1, $2)
         on conflict (case_id, person) do update set seen_at = now()`,
        [caseId, person],
      );
    },
    others: async (caseId, person) => {
      const { rows } = await db.query<{ person: string }>(
        `select person::text from vault.case_presences where case_id = $1 and person <> $2 and ${stillThere} order by person`,
        [caseId, person],
      );
      return rows.map((row) => row.person);
    },
  };
};

const leaseOf = ({ case_id: caseId, holder, until }: Row): Lease => ({ caseId, holder, until: until.toISOString() });
