import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('quotes values with line ends and quotes', () => {
  expect(csvLine(['가', '나 "다"', '라,마\n바'])).toBe('"가","나 ""다""","라,마\n바"\r\n');
});

it.each(['=1+1', '+82', '-1', '@SUM(A1)', '\tx', '\rx', ' =1', '＝cmd', '|cmd'])(
  'makes a formula harmless: %j',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);
