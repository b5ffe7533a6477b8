import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  { title: '이름', value: ({ name }: { name: string | null }) => name },
  { title: '글자 수', value: ({ name }: { name: string | null }) => name?.length ?? 0 },
];

test('begins with a byte order mark and Korean headers; lines end as Excel expects', () => {
  expect(csvOf([{ name: '김하나' }], columns)).toBe('\uFEFF이름,글자 수\r\n김하나,3\r\n');
  expect(csvOf([], columns)).toBe('\uFEFF이름,글자 수\r\n');
});

test.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1+1', '＝cmd', '|cmd'])(
  'what would be run as a formula is text: %j',
  (name) => {
    const [, line = ''] = csvOf([{ name }], columns.slice(0, 1)).split(/\r\n(?=["'])/);
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('commas, quotes and line breaks stay within their cell; an empty value is an empty cell', () => {
  const written = csvOf([{ name: '김 "하나", 노무사\n서울' }, { name: null }], columns.slice(0, 1));
  expect(written).toBe('\uFEFF이름\r\n"김 ""하나"", 노무사\n서울"\r\n\r\n');
});
