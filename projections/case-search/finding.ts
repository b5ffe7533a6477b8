import type { SearchFacets } from '@nomucheck/domain/contract/search.ts';
import type { CaseRecord } from '@nomucheck/domain/legal-case/case-record.ts';
import type { Db } from '../runner/db.ts';
import { countGroups, type Group, type Year } from './facets.ts';
import { choicesOf, chosen, conditionsOf, parameters, type Wanted } from './matched.ts';
import { indexPosition } from './standing.ts';

/** What was found, counted and chosen from in one statement: of one snapshot, so that count and list can't disagree. */
export type FoundCases = {
  readonly total: number;
  readonly facets: SearchFacets;
  /** Keys of records, at most as many as asked for. */
  readonly facts: readonly string[];
  /** How far the index had been read. */
  readonly position: string;
};

/** How the records are chosen where more are found than are wanted. */
export type Choosing =
  /** To be ranked: what is named first, then what its gist says, then the higher and newer. */
  | { readonly by: 'standing'; readonly limit: number; readonly numbers: readonly string[]; readonly title: string }
  | { readonly by: 'newest' | 'oldest'; readonly limit: number; readonly after: DatePlace | null };

/** The place of a case in an order of dates. */
export type DatePlace = { readonly decidedOn: string | null; readonly id: string };

export const findCases = async (db: Db, wanted: Wanted, choosing: Choosing): Promise<FoundCases> => {
  const { values, add } = parameters();
  const conditions = conditionsOf(wanted, { values, add });
  const choices = choicesOf(wanted, { values, add });
  // One pass over what was found and one over its years: with a word that all cases have, each costs.
  const { rows } = await db.query<{
    found: Pick<FoundCases, 'facts' | 'position'> & { groups: Group[]; years: Year[] };
  }>(
    `with matched as materialized (
       select f.fact, f.case_id, f.standing, f.decided_on, f.facet${namedColumn(choosing, add)}${chosenColumns(wanted)}
       from read.case_search f where ${conditions}
     )
     select json_build_object(
       'position', ${indexPosition},
       'groups', (select coalesce(json_agg(json_build_array(facet, count)), '[]')
                  from (select facet, count(*)::int as count from matched group by facet) grouped),
       'years', (select coalesce(json_agg(json_build_object('value', year, 'count', count) order by count desc, year), '[]')
                 from (select extract(year from m.decided_on)::int::text as year, count(*)::int as count from matched m
                       where m.decided_on is not null and ${chosen(choices)} group by 1) counted),
       'facts', (select coalesce(json_agg(fact), '[]') from (${chosenFacts(wanted, choosing, chosen(choices), add)}) listed)
     ) as found`,
    values,
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a row');
  const { groups, years, ...found } = row.found;
  return { ...found, ...countGroups(groups, wanted, years) };
};

const namedColumn = (choosing: Choosing, add: (value: unknown) => string): string =>
  choosing.by === 'standing'
    ? `, (f.numbers && ${add(choosing.numbers)}::text[] or f.flat_title = ${add(choosing.title)}) as named`
    : '';

/** The columns that a choice is made by, where one is. */
const chosenColumns = ({ outcome, tribunal, kind, sections }: Wanted): string =>
  [outcome, tribunal, kind, sections].some(({ length }) => length > 0)
    ? ', f.outcome, f.tribunal, f.kind, f.sections'
    : '';

const chosenFacts = (
  wanted: Wanted,
  choosing: Choosing,
  condition: string,
  add: (value: unknown) => string,
): string => {
  if (choosing.by === 'standing') {
    const gist =
      wanted.query === null
        ? ''
        : `m.fact in (select h.fact from read.case_search h where h.head @@ ${add(wanted.query)}::tsquery) desc,`;
    return `select m.fact from matched m where ${condition}
      order by m.named desc, ${gist} m.standing desc, m.case_id desc limit ${add(choosing.limit)}`;
  }
  const ascending = choosing.by === 'oldest';
  const { after } = choosing;
  // Who has no date stands last either way.
  const day = ascending ? `coalesce(m.decided_on, 'infinity')` : `coalesce(m.decided_on, '-infinity')`;
  const none = ascending ? 'infinity' : '-infinity';
  const rest = after
    ? `(${day}, m.case_id) ${ascending ? '>' : '<'} (${add(after.decidedOn ?? none)}::date, ${add(after.id)})`
    : 'true';
  const order = ascending ? 'asc' : 'desc';
  return `select m.fact from matched m where ${condition} and ${rest}
    order by ${day} ${order}, m.case_id ${order} limit ${add(choosing.limit)}`;
};

/** A record as a list shows and ranks it. */
export type FoundRecord = {
  readonly fact: string;
  readonly caseId: string;
  readonly revision: number;
  readonly kind: CaseRecord['kind'];
  readonly tribunal: string;
  readonly caseNumbers: readonly string[];
  readonly numbers: readonly string[];
  readonly decidedOn: string | null;
  readonly title: string;
  readonly flatTitle: string;
  readonly point: string;
  readonly outcome: CaseRecord['outcome'];
  readonly textHash: string | null;
};

/** What of a row a list shows; `f` is the row. */
export const shownColumns = `f.fact, f.case_id as "caseId", f.revision, f.kind, f.tribunal, f.case_numbers as "caseNumbers", f.numbers,
  f.decided_on::text as "decidedOn", f.title, f.flat_title as "flatTitle", f.point, f.outcome, f.text_hash as "textHash"`;

/** Records by their keys, in that order; one that is gone meanwhile is left out. */
export const recordsOf = async (db: Db, facts: readonly string[]): Promise<readonly FoundRecord[]> => {
  if (facts.length === 0) return [];
  const { rows } = await db.query<FoundRecord>(
    `select ${shownColumns} from unnest($1::text[]) with ordinality as wanted (fact, n)
     join read.case_search f on f.fact = wanted.fact order by wanted.n`,
    [facts],
  );
  return rows;
};

/** What is ranked: small, and a thousand of them. */
export type RankedRecord = Pick<
  FoundRecord,
  'fact' | 'caseId' | 'kind' | 'tribunal' | 'numbers' | 'decidedOn' | 'flatTitle'
> & {
  readonly frequencies: Uint8Array;
};

export const frequenciesOf = async (db: Db, facts: readonly string[]): Promise<readonly RankedRecord[]> => {
  if (facts.length === 0) return [];
  const { rows } = await db.query<RankedRecord>(
    `select f.fact, f.case_id as "caseId", f.kind, f.tribunal, f.numbers, f.decided_on::text as "decidedOn",
       f.flat_title as "flatTitle", f.frequencies
     from read.case_search f where f.fact = any ($1::text[])`,
    [facts],
  );
  return rows;
};

/** The passages of these cases' texts, in their order. */
export const passagesOfCases = async (
  db: Db,
  of: readonly Pick<FoundRecord, 'caseId' | 'textHash'>[],
): Promise<ReadonlyMap<string, readonly ShownPassage[]>> => {
  const withText = of.filter(({ textHash }) => textHash !== null);
  if (withText.length === 0) return new Map();
  const { rows } = await db.query<ShownPassage & { caseId: string }>(
    `select p.case_id as "caseId", p.section, p.paragraph, p.from_at as "from", p.to_at as "to", p.text
     from unnest($1::text[], $2::text[]) as wanted (case_id, text_hash)
     join read.case_passages p on p.case_id = wanted.case_id and p.text_hash = wanted.text_hash
     order by p.case_id, p.n`,
    [withText.map(({ caseId }) => caseId), withText.map(({ textHash }) => textHash)],
  );
  return Map.groupBy(rows, ({ caseId }) => caseId);
};

export type ShownPassage = {
  readonly section: string | null;
  readonly paragraph: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
};
