import { type CaseLevel, conditionsOfLevel } from '@nomucheck/domain/cases/case-levels.ts';
import type { Knex } from 'knex';
import { sql } from '../../lists/page.ts';
import { wantedWords } from './searched.ts';

/** A part of a where-clause with its values. Only requested conditions are composed, so that the planner finds their indexes. */
export type Condition = Knex.Raw;

export const isOneOf = (column: string, wanted: readonly string[]): Condition =>
  sql.raw('?? = any (?::text[])', [column, [...wanted]]);

export const equals = (column: string, wanted: string): Condition => sql.raw('?? = ?', [column, wanted]);

/** Of one of the specification's five levels. */
export const isOfLevel = (level: CaseLevel): Condition =>
  allOf(Object.entries(conditionsOfLevel(level)).map(([column, wanted]) => equals(column, wanted)));

export const has = (column: string, wanted: string): Condition => sql.raw('?? @> array[?]::text[]', [column, wanted]);

/** Each word somewhere in the searched text. */
export const holds = (typed: string): Condition =>
  allOf(
    wantedWords(typed).map(([word, number]) =>
      word === number
        ? sql.raw('strpos(searched, ?) > 0', [word])
        : sql.raw('(strpos(searched, ?) > 0 or strpos(searched, ?) > 0)', [word, number]),
    ),
  );

export const allOf = (conditions: readonly Condition[]): Condition => joined(conditions, ' and ') ?? sql.raw('true');

/** Parts of a statement one after the other; null where there is none. */
export const joined = (parts: readonly Knex.Raw[], between: string): Knex.Raw | null =>
  parts.length === 0 ? null : sql.raw(parts.map(() => '?').join(between), [...parts]);

/** Rows without a value come last in both directions; ties are broken in the same direction. */
export const orderedBy = (column: string, descending: boolean, nullable = false): string => {
  const way = descending ? 'desc' : 'asc';
  return `${column} ${way}${nullable && descending ? ' nulls last' : ''}, id ${way}`;
};
