import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import type { Db } from '../../runner/db.ts';

/**
 * Those of these records that contain every phrase in the title, the point, a keyword or the text. A phrase is as
 * `flatTitle` makes it. The index has pairs of syllables without their order, so the texts themselves are searched, for some
 * hundreds of records: by the database as they are written, and those with Chinese characters once more as they are read.
 */
export const showingPhrases = async (
  db: Db,
  facts: readonly string[],
  phrases: readonly string[],
): Promise<ReadonlySet<string>> => {
  const asWritten = phrases.map((_phrase, n) => {
    const shows = (text: string): string => `position($${n + 2} in ${withoutBlanks(text)}) > 0`;
    return `(${shows('f.title')} or ${shows('f.point')} or ${shows(keywords)} or ${shows(content)})`;
  });
  const { rows } = await db.query<Row>(
    `select fact, shows, case when shows then null else texts end as texts
     from (
       select f.fact, ${asWritten.join(' and ')} as shows, array[f.title, f.point, ${keywords}, ${content}] as texts
       from read.case_facts f left join vault.blobs b on b.hash = decode(f.text_hash, 'hex')
       where f.fact = any ($1::text[])
       offset 0
     ) each
     where shows or array_to_string(texts, '') ~ '[\u4e00-\u9fff]'`,
    [facts, ...phrases],
  );
  return new Set(rows.filter((row) => row.shows || readsAll(row.texts ?? [], phrases)).map(({ fact }) => fact));
};

/** `texts`: those to be read here; null where the phrases stand there as they were typed. */
type Row = { fact: string; shows: boolean; texts: readonly string[] | null };

/** Joined by a sign that no phrase has, so that none goes on from one keyword to the next. */
const keywords = `array_to_string(f.keywords, E'\\x01')`;
const content = `coalesce(convert_from(b.content, 'UTF8'), '')`;

const readsAll = (texts: readonly string[], phrases: readonly string[]): boolean => {
  const read = texts.map(flatTitle);
  return phrases.every((phrase) => read.some((text) => text.includes(phrase)));
};

const withoutBlanks = (text: string): string =>
  [`' '`, `E'\\n'`, `'·'`, `'ㆍ'`].reduce((sql, blank) => `replace(${sql}, ${blank}, '')`, `lower(${text})`);
