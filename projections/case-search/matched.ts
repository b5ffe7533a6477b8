import type { CaseRecord } from '@nomucheck/domain/legal-case/case-record.ts';
import { holdsAt } from './standing.ts';

/** Which cases are asked for, in the words of the index. */
export type Wanted = {
  /** As `tsQueryOf` writes it; null: all. */
  readonly query: string | null;
  /** What a passage, the title, the point or a keyword must show, in lower case and without its blanks. */
  readonly phrases: readonly string[];
  readonly sections: readonly string[];
  readonly outcome: readonly string[];
  readonly tribunal: readonly string[];
  readonly kind: readonly CaseRecord['kind'][];
  readonly from: string | null;
  readonly to: string | null;
  /** A position of the log; null: as the cases stand. */
  readonly asOf: string | null;
};

/** Parameters gathered while a statement is written. */
export const parameters = () => {
  const values: unknown[] = [];
  return {
    values,
    /** Its place: `$3`. */
    add: (value: unknown): string => `$${values.push(value)}`,
  };
};
type Parameters = ReturnType<typeof parameters>;

/** The records that hold, say the words and are of those years; `f` is what the columns are of. */
export const conditionsOf = (wanted: Wanted, { values, add }: Parameters): string => {
  const conditions = [holdsAt('f', wanted.asOf === null ? null : values.push(wanted.asOf))];
  if (wanted.query !== null) conditions.push(`f.words @@ ${add(wanted.query)}::tsquery`);
  if (wanted.from !== null) conditions.push(`f.decided_on >= ${add(wanted.from)}::date`);
  if (wanted.to !== null) conditions.push(`f.decided_on <= ${add(wanted.to)}::date`);
  for (const phrase of wanted.phrases) {
    const needle = add(phrase);
    const shows = (text: string): string => `position(${needle} in ${withoutBlanks(text)}) > 0`;
    conditions.push(`(${shows('f.title')} or ${shows('f.point')}
      or exists (select from unnest(f.keywords) word where ${shows('word')})
      or exists (select from read.case_passages p
                 where p.case_id = f.case_id and p.text_hash = f.text_hash and ${shows('p.text')}))`);
  }
  return conditions.join('\n and ');
};

const withoutBlanks = (text: string): string =>
  [`' '`, `E'\\n'`, `'·'`, `'ㆍ'`].reduce((sql, blank) => `replace(${sql}, ${blank}, '')`, `lower(${text})`);

/** What can be chosen among what was found, each as a condition on the columns of `m`; null where nothing was chosen. */
export const choicesOf = (wanted: Wanted, { add }: Parameters) => {
  const anyOf = (column: string, chosen: readonly string[]): string | null =>
    chosen.length === 0 ? null : `m.${column} = any (${add(chosen)}::text[])`;
  return {
    outcome: anyOf('outcome', wanted.outcome),
    tribunal: anyOf('tribunal', wanted.tribunal),
    kind: anyOf('kind', wanted.kind),
    section: wanted.sections.length === 0 ? null : `m.sections && ${add(wanted.sections)}::text[]`,
  };
};
export type Choices = ReturnType<typeof choicesOf>;

/** All that was chosen, as one condition. */
export const chosen = (choices: Choices): string => {
  const conditions = Object.values(choices).filter((condition) => condition !== null);
  return conditions.length === 0 ? 'true' : conditions.join(' and ');
};
