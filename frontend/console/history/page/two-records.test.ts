import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { expect, test } from 'vitest';
import { historyCsv } from './history-csv.ts';
import { comparedFields, isSameField } from './two-records.ts';

test('two records are compared field by field, also where one of them lacks a field', () => {
  const one = {
    fields: [
      { path: '제목', value: '하나' },
      { path: '쟁점', value: ['해고'] },
    ],
  };
  const other = {
    fields: [
      { path: '쟁점', value: ['해고'] },
      { path: '메모', value: '둘' },
    ],
  };
  const fields = comparedFields(one, other);
  expect(fields).toEqual([
    { path: '제목', before: '하나', after: null },
    { path: '쟁점', before: ['해고'], after: ['해고'] },
    { path: '메모', before: null, after: '둘' },
  ]);
  expect(fields.map(isSameField)).toEqual([false, true, false]);
});

test('a file has a row for each change, and nothing in it runs as a formula', () => {
  const entry: HistoryEntry = {
    ...{ revision: 2, position: '2', type: 'CompanyDetailsChanged', at: '2026-11-28T01:00:00.000Z' },
    ...{ actor: { id: 'a', name: '박이력', role: 'super' }, reason: '=1+1', summary: '회사 정보를 고쳤어요.' },
    changes: [
      { path: '이름', before: '하나', after: '=둘' },
      { path: '메모', before: null, after: '셋' },
    ],
  };
  const rows = historyCsv([entry, { ...entry, revision: 1, changes: [] }]).split('\r\n');
  expect(rows[1]).toBe("2,2026-11-28 10:00,박이력,회사 정보를 고쳤어요.,'=1+1,이름,하나,'=둘");
  expect(rows.slice(2)).toEqual([
    "2,2026-11-28 10:00,박이력,회사 정보를 고쳤어요.,'=1+1,메모,,셋",
    "1,2026-11-28 10:00,박이력,회사 정보를 고쳤어요.,'=1+1,,,",
    '',
  ]);
});
