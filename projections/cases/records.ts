import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { passagesOf } from '@nomucheck/domain/search/passages.ts';
import type { References } from '@nomucheck/domain/search/references.ts';
import type { Db } from '../runner/db.ts';
import { textsByName } from '../runner/rows/load-texts.ts';

/** A record as a list shows it. */
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

/** The columns that a list shows; `f` is the row. */
export const shownColumns = `f.fact, f.case_id as "caseId", f.revision, f.kind, f.tribunal, f.case_numbers as "caseNumbers", f.numbers,
  f.decided_on::text as "decidedOn", f.title, f.flat_title as "flatTitle", f.point, f.outcome, f.text_hash as "textHash"`;

/** Records by their keys, in that order; a record that no longer exists is left out. */
export const recordsOf = async (db: Db, facts: readonly string[]): Promise<readonly FoundRecord[]> => {
  if (facts.length === 0) return [];
  const { rows } = await db.query<FoundRecord>(
    `select ${shownColumns} from unnest($1::text[]) with ordinality as wanted (fact, n)
     join read.case_facts f on f.fact = wanted.fact order by wanted.n`,
    [facts],
  );
  return rows;
};

/** A passage of a decision that is shown with marks and can be cited; offsets are UTF-16 indices into its text. */
export type ShownPassage = {
  readonly section: string | null;
  readonly paragraph: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
};

/**
 * The passages of these records' texts, by case. They are cut for the cases of one page when it is shown, in about a
 * millisecond.
 */
export const passagesOfCases = async (
  db: Db,
  of: readonly Pick<FoundRecord, 'caseId' | 'textHash'>[],
): Promise<ReadonlyMap<string, readonly ShownPassage[]>> => {
  const names = of.flatMap(({ textHash }) => (textHash === null ? [] : [textHash]));
  const texts = await textsByName(db, names);
  return new Map(of.map(({ caseId, textHash }) => [caseId, shownPassagesOf(texts.get(textHash ?? '') ?? '')]));
};

const shownPassagesOf = (text: string): readonly ShownPassage[] =>
  passagesOf(text).map(({ section, paragraph, from, to }) => ({
    ...{ section, paragraph, from, to },
    text: text.slice(from, to),
  }));

/** The positions that brought records with one of these numbers, in a normalised form, or with exactly this title. */
export const namedRecords = async (
  db: Db,
  numbers: readonly string[],
  title: string | null,
): Promise<readonly number[]> => {
  if (numbers.length === 0 && title === null) return [];
  const { rows } = await db.query<{ opened: number }>(
    `select from_position::float8 as opened from read.case_facts where numbers && $1::text[]
     union select from_position::float8 from read.case_facts where flat_title = $2`,
    [numbers, title],
  );
  return rows.map(({ opened }) => opened);
};

/** By case: the numbers of these records and those that they cite. */
export const referencesOf = async (db: Db, facts: readonly string[]): Promise<ReadonlyMap<string, References>> => {
  const { rows } = await db.query<References & { readonly caseId: string }>(
    'select case_id as "caseId", numbers, cites from read.case_facts where fact = any ($1::text[])',
    [facts],
  );
  return new Map(rows.map(({ caseId, numbers, cites }) => [caseId, { numbers, cites }]));
};
