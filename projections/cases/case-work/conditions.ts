import { wantedWords } from './searched.ts';

/** Builds a where-clause from the requested conditions only, so that the planner finds their indexes. */
export const conditionsOf = () => {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  return {
    values,
    given,
    isOneOf: (column: string, wanted: readonly string[]): string => `${column} = any (${given(wanted)}::text[])`,
    equals: (column: string, wanted: string): string => `${column} = ${given(wanted)}`,
    has: (column: string, wanted: string): string => `${column} @> array[${given(wanted)}]::text[]`,
    /** Each word somewhere in the searched text. */
    holds: (typed: string): string =>
      wantedWords(typed)
        .map(([word, number]) =>
          word === number
            ? `strpos(searched, ${given(word)}) > 0`
            : `(strpos(searched, ${given(word)}) > 0 or strpos(searched, ${given(number)}) > 0)`,
        )
        .join(' and '),
  };
};

export const allOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : conditions.join(' and ');

/** Rows without a value come last in both directions; ties are broken in the same direction. */
export const orderedBy = (column: string, descending: boolean, nullable = false): string => {
  const way = descending ? 'desc' : 'asc';
  return `${column} ${way}${nullable && descending ? ' nulls last' : ''}, id ${way}`;
};
