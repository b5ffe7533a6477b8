import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes what it writes, line ends and quotes within', () => {
  expect(csvLine(['가', '나 "다"', '라,마\n바'])).toBe('"가","나 ""다""","라,마\n바"\r\n');
});

it.each(['=1+1', '+82', '-1', '@SUM(A1)', '\tx', '\rx', ' =1', '＝cmd', '|cmd'])('hands no formula on: %j', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});
