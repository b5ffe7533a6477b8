import { readdirSync, readFileSync } from 'node:fs';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { expect, test } from 'vitest';

const folder = new URL('../', import.meta.url);
/** The files of the console that name the columns of a CSV. */
const withColumns = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
  .filter(({ text }) => /export\/csv\.ts'/.test(text));

test('a time in a CSV is the one in Seoul, in a form that sorts', () => {
  expect(sortableMoment('2026-11-29T02:20:59.000Z')).toBe('2026-11-29 11:20');
  expect(sortableMoment('2026-12-31T15:00:00.000Z')).toBe('2027-01-01 00:00');
  expect(sortableMoment(null)).toBe('');
});

test('no column of any CSV has a date or a time in another form', () => {
  expect(withColumns.length).toBeGreaterThan(10);
  const columns = withColumns.flatMap(({ name, text }) =>
    [...text.matchAll(/\{ title: [^\n]*value: [^\n]*\}/g)].map(([column]) => `${name} ${column}`),
  );
  expect(columns.length).toBeGreaterThan(60);
  expect(columns.filter((column) => /korean(?:Date|Moment|Text|Clock|TimeOf)|shortDate|toLocale/.test(column))).toEqual(
    [],
  );
  // What is a time by its name is written by the one formatter, but for the log's own time in UTC.
  const times = columns.filter((column) => /\(\{ (?:at|\w+At|due)\b/.test(column) && !column.includes('(UTC)'));
  expect(times.length).toBeGreaterThan(10);
  expect(times.filter((column) => !column.includes('sortableMoment('))).toEqual([]);
});
