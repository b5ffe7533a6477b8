import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processorTimer } from '../../../.config/processor-time.ts';
import { csvRecords } from './csv-records.ts';
import { csvRows } from './csv-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const head = '기관,사건번호,사건명';
/** What became of each row: its case number and title, or its line and why it was refused. */
const told = async (content: string | Uint8Array) => {
  const path = join(folder, 'table.csv');
  await writeFile(path, content);
  const reader = csvRows(path);
  const rows = await Array.fromAsync(reader.rowsAfter(0));
  expect(await reader.count()).toBe(rows.length);
  return rows.map((row) =>
    row.kind === 'cells' ? [row.cells.caseNumbers, row.cells.title] : [row.name, row.kind === 'refused' && row.why],
  );
};
const row = (n: number, title = '해고') => `대법원,2099다${n},${title}`;
const quotes = expect.stringContaining('따옴표가 맞지 않아');

describe('a table in CSV', () => {
  it('may have columns without a name that hold nothing, and rows of separators alone', async () => {
    expect(await told(`\ufeff${head},,\r\n${row(1)},,\r\n,,,,,,,\r\n`)).toEqual([['2099다1', '해고']]);
    expect(await told(`기관,,사건번호,사건명\n대법원,,2099다1,해고`)).toEqual([['2099다1', '해고']]);
  });

  it('refuses a row with a value in a column without a name', async () => {
    expect(await told(`기관,,사건번호,사건명\n대법원,,2099다1,해고\n대법원,비고,2099다2,해고`)).toEqual([
      ['2099다1', '해고'],
      ['3행', expect.stringContaining('이름이 없는 열')],
    ]);
  });

  const twoRows = `${head}\r\n${row(1)}\r\n${row(2)}\r\n`;
  it.each([
    ['Ctrl-Z in a line of its own', `${twoRows}\u001a`],
    ['Ctrl-Z after the last cell', `${twoRows.trimEnd()}\u001a`],
    ['Ctrl-Z and a line end', `${twoRows}\u001a\r\n`],
    ['Ctrl-Z and zeros', `${twoRows}\u001a${'\u0000'.repeat(70_000)}`],
    ['zeros', `${twoRows}${'\u0000'.repeat(70_000)}`],
    ['a thousand empty lines', `${twoRows}${'\r\n'.repeat(1_000)}`],
    ['Ctrl-Z in CP949', iconv.encode(`${twoRows}\u001a`, 'cp949')],
    ['Ctrl-Z in UTF-16', iconv.encode(`${twoRows}\u001a`, 'utf-16le', { addBOM: true })],
  ])('may end with %s', async (_what, content) => {
    expect(await told(content)).toEqual([
      ['2099다1', '해고'],
      ['2099다2', '해고'],
    ]);
  });

  it.each(['utf-16le', 'utf-16be'])('is read in %s with its mark and without', async (encoding) => {
    for (const addBOM of [true, false])
      expect(await told(iconv.encode(twoRows.replaceAll(',', '\t'), encoding, { addBOM }))).toEqual([
        ['2099다1', '해고'],
        ['2099다2', '해고'],
      ]);
  });

  it('may have its columns in any order, each line its own end, and quotes within Korean quotes', async () => {
    expect(
      await told(
        '사건명,사건번호,기관\r“"갑"의 해고”,2099다1,대법원\n"「""갑""의, 해고」",2099다2,대법원\r\n「"갑"」,2099다3,대법원',
      ),
    ).toEqual([
      ['2099다1', '“"갑"의 해고”'],
      ['2099다2', '「"갑"의, 해고」'],
      ['2099다3', '「"갑"」'],
    ]);
  });

  it('may have 100,000 columns without a name, and refuses a row with 100,000 values', async () => {
    const separators = ','.repeat(100_000);
    expect(await told(`${head}${separators}\n${row(1)}${separators}\n`)).toEqual([['2099다1', '해고']]);
    expect(await told(`${head}\n${row(1)}${',x'.repeat(100_000)}\n${row(2)}`)).toEqual([
      ['2행', expect.stringContaining('칸이 첫 줄보다 많습니다')],
      ['2099다2', '해고'],
    ]);
  });

  it('refuses only the row that a disk has overwritten with zeros', async () => {
    expect(await told(`${head}\n${row(1)}\n${'\u0000'.repeat(500)}\n${row(3)}`)).toEqual([
      ['2099다1', '해고'],
      ['3행', expect.stringContaining('읽을 수 없는 글자')],
      ['2099다3', '해고'],
    ]);
  });

  it.each([
    ['the hint of Excel', `sep=,\r\n${head}\r\n${row(1)}`],
    ['the hint of Excel after a byte order mark', `\ufeffSEP=,\n${head}\n${row(1)}`],
    ['a hint that names another separator', `sep=|\n${head}\n${row(1)}`.replaceAll(',', '|').replace('sep=|', 'sep=|')],
    ['a title', `2099년 해고 판결 목록\n${head}\n${row(1)}`],
    ['a title over all columns', `"2099년 해고 판결 목록",,\n\n작성: 총무,,\n${head}\n${row(1)}`],
    ['a title with separators', `해고, 징계, 전보\n${head}\n${row(1)}`],
    ['bars', `${head}\n${row(1)}`.replaceAll(',', '|')],
    ['blanks before quotes', `${head}\n대법원, "2099다1" , "해고"`],
    ['cells as formulas of a text', `${head}\n"=""대법원""","=""2099다1""",="해고"`],
    ['tabs', `${head}\n${row(1)}`.replaceAll(',', '\t')],
    ['line ends of old Macs', `${head}\r${row(1)}\r`],
    ['headings in several lines', `기관,"사건\n번호",사건명\n${row(1)}`],
  ])('is read with %s', async (_what, content) => {
    expect(await told(content)).toEqual([['2099다1', '해고']]);
  });

  it('reads a quote within a cell as a letter', async () => {
    const titles = [
      '근로자 "갑"의 해고',
      '"갑"의 해고',
      '키 5" 서랍',
      `그는 '해고'라 했다`,
      ' "갑"의 해고',
      '="갑" 해고',
    ];
    expect(await told([head, ...titles.map((title, n) => row(n, title))].join('\n'))).toEqual(
      titles.map((title, n) => [`2099다${n}`, title]),
    );
  });

  it('refuses only the row in which a quote opens that is never closed', async () => {
    const bad = '대법원,2099다2,"해고';
    expect(await told([head, row(1), bad, row(3), row(4)].join('\n'))).toEqual([
      ['2099다1', '해고'],
      ['3행', quotes],
      ['2099다3', '해고'],
      ['2099다4', '해고'],
    ]);
    // The quote that opens the next cell would close it.
    expect(await told([head, bad, row(3), row(4, '"둘, 셋"'), bad, row(5)].join('\n'))).toEqual([
      ['2행', quotes],
      ['2099다3', '해고'],
      ['2099다4', '둘, 셋'],
      ['5행', quotes],
      ['2099다5', '해고'],
    ]);
  });

  it('refuses a row whose quotes leave open where its cells end', async () => {
    expect(
      await told([head, row(1, '"해고 "갑", 을"'), row(2, '"갑"의 해고, "을"의 해고'), row(3)].join('\n')),
    ).toEqual([
      ['2행', quotes],
      ['3행', expect.stringMatching(/따옴표/)],
      ['2099다3', '해고'],
    ]);
  });

  it('refuses a row that is too long and reads the others', async () => {
    expect(await told([head, row(1, '가'.repeat(4_100_000)), row(2)].join('\n'))).toEqual([
      ['2행', expect.stringContaining('4MB')],
      ['2099다2', '해고'],
    ]);
  });

  it('says what is wrong with the headings, not with a title above them', async () => {
    await expect(told('목록\n기관,사건,사건명\n대법원,1,2')).rejects.toMatchObject({
      details: { errors: { file: '모르는 열이 있습니다: 사건. 꼭 필요한 열이 없습니다: 사건번호.' } },
    });
    await expect(told('\n\n')).rejects.toMatchObject({ details: { errors: { file: '빈 파일입니다.' } } });
  });

  it('in CP949 may have all syllables of Hangul', async () => {
    const title = '설믜가 됬다고 뷁';
    expect(await told(iconv.encode(`${head}\r\n${row(1, title)}\r\n`, 'cp949'))).toEqual([['2099다1', title]]);
  });

  it.each(['utf-8', 'cp949'])(
    'in %s that ends within a character stays in its encoding and shows the place',
    async (encoding) => {
      const bytes = iconv.encode(`${head}\n${row(1)}\n${row(2, '해고하였다')}`, encoding).subarray(0, -1);
      expect(await told(bytes)).toEqual([
        ['2099다1', '해고'],
        ['2099다2', '해고하였\ufffd'],
      ]);
    },
  );

  it.each(['utf-8', 'cp949'])(
    'in %s with a byte that is of no encoding refuses its row and reads the others',
    async (encoding) => {
      const text = iconv.encode(`${head}\n${row(1)}\n${row(2, '해고하였다X')}\n${row(3, '해고와 전보')}\n`, encoding);
      for (const byte of [0xff, 0x00]) {
        const bytes = Buffer.from(text);
        bytes[bytes.indexOf('X')] = byte;
        expect(await told(bytes)).toEqual([
          ['2099다1', '해고'],
          ['3행', expect.stringContaining('읽을 수 없는 글자')],
          ['2099다3', '해고와 전보'],
        ]);
      }
    },
  );

  it('of no text is refused whole', async () => {
    await expect(told(Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 7 + 129) % 256)))).rejects.toMatchObject(
      {
        details: { errors: { file: expect.stringContaining('글자를 읽을 수 없습니다') } },
      },
    );
  });

  it('takes time in proportion to its length, whatever its quotes', async () => {
    const took = processorTimer();
    for (const line of ['"', 'a,"', '"""a', '"",""', '"a"b', `"${' '.repeat(20)}`, '",x"y,"', '","', '",,"'])
      await Array.fromAsync(
        csvRecords(
          (async function* () {
            yield `${line}\n`.repeat(100_000);
          })(),
          { delimiter: ',', width: 3, after: 0 },
        ),
      );
    expect(took()).toBeLessThan(5_000);
  });

  it('is what was written, for any cells', async () => {
    const cell = fc.string({ unit: fc.constantFrom('가', 'a', ' ', ',', '"', '\n', ';', '\t') });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 }),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 7 }),
        async (rows, end, size) => {
          const text = rows.map((cells) => cells.map(quoted).join(',')).join(end);
          const pieces = async function* () {
            for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
          };
          const read = await Array.fromAsync(csvRecords(pieces(), { delimiter: ',', width: 3, after: 0 }));
          expect(read.map((record) => 'cells' in record && record.cells)).toEqual(rows);
        },
      ),
    );
  });
});
