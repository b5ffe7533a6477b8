import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../.config/property-runs.ts';
import {
  mostAtOnce as each,
  encoded,
  encodings,
  type MadeDecision,
  madeDecision,
} from '../../testing/decisions/made-decisions.fixture.ts';
import { prepareRow } from '../prepared-row.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';

const runs = propertyRunsUnshrunk();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-made-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const right = ({ number, day, paragraphs }: MadeDecision) => [number, day, `## 이유\n\n${paragraphs.join('\n\n')}`];
const prepared = (row: Parameters<typeof prepareRow>[0]) => {
  const read = prepareRow(row);
  if (!('ready' in read)) return read.report.message;
  const { facts, text } = read.ready;
  return [facts.caseNumbers.join(), facts.decidedOn, text];
};
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

describe('a made decision with every hazard of its trade', () => {
  it(
    'is what was put in a table, whatever its encoding, separators, title and bad rows',
    async () => {
      const file = fc.constantFrom(...encodings).chain((encoding) =>
        fc.record({
          encoding: fc.constant(encoding),
          decisions: fc.array(madeDecision(encoding === 'cp949'), { minLength: 1, maxLength: each }),
          separator: fc.constantFrom(',', ';', '\t'),
          lineEnd: fc.constantFrom('\n', '\r\n'),
          above: fc.constantFrom('', 'hint', 'title'),
          empty: fc.nat(3),
          badAt: fc.nat(each),
        }),
      );
      await fc.assert(
        fc.asyncProperty(file, async ({ encoding, decisions, separator, lineEnd, above, empty, badAt }) => {
          const more = separator.repeat(empty);
          const line = (...cells: readonly string[]) => cells.join(separator) + more;
          const rows = decisions.map(({ numberWritten, dayWritten, paragraphsWritten }) =>
            line('대법원', quoted(numberWritten), quoted(dayWritten), quoted(paragraphsWritten.join('\n'))),
          );
          const bad = line('대법원', '2099다1', '2024-09-30', '"닫히지 않는다');
          const lines = [
            ...(above === 'hint' ? [`sep=${separator}`] : above === 'title' ? ['2099년 해고 판결', ''] : []),
            line('기관', '사건번호', '선고일자', '이유'),
            ...rows.toSpliced(badAt, 0, bad),
            ...(empty > 0 ? [more] : []),
          ];
          const path = join(folder, 'table.csv');
          await writeFile(path, encoded(lines.join(lineEnd), encoding));
          const read = await Array.fromAsync(csvRows(path).rowsAfter(0));
          const good = read.flatMap((row) => (row.kind === 'cells' ? [prepared(row)] : []));
          expect(good).toEqual(decisions.map(right));
          expect(read.filter(({ kind }) => kind === 'refused')).toHaveLength(1);
        }),
        runs,
      );
    },
    propertyTimeout,
  );

  it(
    'is what was put in a list of JSON',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(madeDecision(false), { minLength: 1, maxLength: each }), async (decisions) => {
          const path = join(folder, 'list.json');
          const list = decisions.map(({ numberWritten, dayWritten, paragraphsWritten }) => ({
            ...{ 기관: '대법원', 사건번호: numberWritten, 선고일자: dayWritten, 이유: paragraphsWritten.join('\n') },
          }));
          await writeFile(path, JSON.stringify(list));
          const read = await Array.fromAsync(jsonRows(path).rowsAfter(0));
          expect(read.map((row) => (row.kind === 'json' ? prepared(row) : row))).toEqual(decisions.map(right));
        }),
        runs,
      );
    },
    propertyTimeout,
  );
});
