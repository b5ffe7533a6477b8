import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decisionPage } from '@nomucheck/domain/crawling/site/commission-site.fixture.ts';
import { readDecisionPage } from '@nomucheck/domain/crawling/site/decision-page.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../.config/property-runs.ts';
import { prepareRow } from '../../case-import/prepared-row.ts';
import { csvRows } from '../../case-import/reading/csv-rows.ts';
import { jsonRows } from '../../case-import/reading/json-rows.ts';
import { pageText } from '../../crawling/fetching/page-text.ts';
import { findInDecision } from '../../crawling/sources/commission-site/pages.ts';
import { readDocument } from '../../ocr/engine/child/read-document.ts';
import { ordinaryLimits } from '../../ocr/engine/limits.ts';
import { pdfWays, writtenPdf } from './decision-pdf.fixture.ts';
import { encoded, encodings, type MadeDecision, madeDecision } from './made-decisions.fixture.ts';

/** In the long form the four ways read 10,000 decisions together. */
const each = process.env.LONG === '1' ? 20 : 4;
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

  it(
    'is what was put in a page, whatever its encoding and markup',
    async () => {
      const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const markup: readonly ((paragraphs: readonly string[]) => string)[] = [
        (paragraphs) => paragraphs.map((one) => `<p class="본문">${one}</p>`).join(''),
        (paragraphs) => paragraphs.join('<br/>'),
        (paragraphs) => `<div><b>${paragraphs.join('</b></div>\n<div><b>')}</b></div>`,
      ];
      const page = fc.record({
        decision: madeDecision(true),
        mark: fc.constantFrom(...markup),
        charset: fc.constantFrom('utf-8', 'euc-kr', 'MS949', ''),
      });
      fc.assert(
        fc.property(fc.array(page, { minLength: 1, maxLength: each }), (pages) => {
          for (const { decision, mark, charset } of pages) {
            const html = decisionPage({
              title: '부당해고 사건',
              fields: {
                자료구분: '부당해고',
                담당부서: '서울지방노동위원회',
                판정요지: mark(decision.paragraphsWritten.map(escaped)),
              },
            }).replace('<meta charset="utf-8">', '');
            const body = encoded(html, charset === 'utf-8' ? 'utf-8' : 'cp949');
            const found = findInDecision(pageText({ mediaType: `text/html; charset=${charset}`, body }));
            const read = readDecisionPage(found, { code: 65, sn: '1' });
            expect(read.kind === 'decision' && read.decision.text).toBe(
              `## 판정요지\n\n${decision.paragraphs.join('\n\n')}`,
            );
          }
        }),
        runs,
      );
    },
    propertyTimeout,
  );

  it(
    'is what was put in a PDF, however its letters are drawn',
    async () => {
      const page = fc.record({ decision: madeDecision(true, 34), way: fc.constantFrom(...pdfWays) });
      await fc.assert(
        fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: each }), fc.boolean(), async (pages, junk) => {
          const bytes = writtenPdf(
            pages.map(({ decision, way }) => ({ lines: decision.paragraphs, way })),
            junk,
          );
          const texts: string[] = [];
          await readDocument(
            { bytes, limits: { ...ordinaryLimits, recognisers: 1 } },
            {
              begun: async () => {},
              taken: async ({ page: number, text }) => {
                texts[number - 1] = text;
              },
              unread: ({ reason }) => Promise.reject(new Error(reason)),
            },
          );
          expect(texts).toEqual(pages.map(({ decision }) => decision.paragraphs.join('\n')));
        }),
        { ...runs, numRuns: Math.ceil(runs.numRuns / 5) },
      );
    },
    propertyTimeout,
  );
});
