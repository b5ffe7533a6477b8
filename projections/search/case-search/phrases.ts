import type { Db } from '../../runner/db.ts';

/**
 * Those of these records that contain every phrase in the title, the point, a keyword or the text. A phrase is in
 * lower case and without blanks. The index has pairs of syllables without their order, so the texts themselves are
 * searched, for some hundreds of records.
 */
export const showingPhrases = async (
  db: Db,
  facts: readonly string[],
  phrases: readonly string[],
): Promise<ReadonlySet<string>> => {
  const shows = (text: string, phrase: number): string => `position($${phrase} in ${withoutBlanks(text)}) > 0`;
  const conditions = phrases.map((_phrase, n) => {
    const place = n + 2;
    return `(${shows('f.title', place)} or ${shows('f.point', place)}
      or exists (select from unnest(f.keywords) word where ${shows('word', place)})
      or ${shows(`convert_from(b.content, 'UTF8')`, place)})`;
  });
  const { rows } = await db.query<{ fact: string }>(
    `select f.fact from read.case_facts f left join vault.blobs b on b.hash = decode(f.text_hash, 'hex')
     where f.fact = any ($1::text[]) and ${conditions.join(' and ')}`,
    [facts, ...phrases],
  );
  return new Set(rows.map(({ fact }) => fact));
};

const withoutBlanks = (text: string): string =>
  [`' '`, `E'\\n'`, `'·'`, `'ㆍ'`].reduce((sql, blank) => `replace(${sql}, ${blank}, '')`, `lower(${text})`);
