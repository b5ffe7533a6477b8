import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareRow } from '../prepared-row.ts';
import type { FileReader } from './file-row.ts';
import { itemsOf } from './json-items.ts';
import { jsonLineRows, jsonRows } from './json-rows.ts';

const inPieces = async function* (text: string, sizes: readonly number[] = []) {
  for (let [at, n] = [0, 0]; at < text.length; n += 1) {
    const size = sizes[n % sizes.length] ?? text.length;
    yield text.slice(at, at + size);
    at += size;
  }
};
const items = (text: string, sizes?: readonly number[]) => Array.fromAsync(itemsOf(inPieces(text, sizes)));

describe('the items of a JSON list', () => {
  it('are those that JSON.parse finds, wherever the text is cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.constantFrom(undefined, 1, '\t'),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        async (list, indent, sizes) => {
          const found = await items(`\ufeff ${JSON.stringify(list, null, indent)}\n`, sizes);
          expect(found.map((text) => JSON.parse(text ?? ''))).toEqual(JSON.parse(JSON.stringify(list)));
        },
      ),
    );
  });

  it.each(['', '{}', '[', '[1', '[1,', '[1,]', '[,1]', '[1]]', '[1] 2', '["', '[{"a":"]}', '1'])(
    'of %j are refused: it isn’t a whole list',
    async (text) => {
      const refused = await items(text).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(DomainError);
    },
  );
});

describe('a case in JSON', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nomucheck-json-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const good = '{"기관":"대법원","사건번호":["2020두71","2020두72"],"본문":null}';
  /** What became of each row: its name, and its case numbers or why it was refused. */
  const told = async (open: (path: string) => FileReader, content: string) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    const reader = open(path);
    const rows = await Array.fromAsync(reader.rowsAfter(0));
    expect(await reader.count()).toBe(rows.length);
    return rows.map((row) => {
      if (row.kind === 'refused') return [row.name, row.why];
      if (row.kind !== 'json') throw new Error(row.kind);
      const prepared = prepareRow(row);
      return [row.name, 'ready' in prepared ? prepared.ready.facts.caseNumbers : prepared.report.message];
    });
  };
  const keys = (count: number): string => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`;
  const hostile: readonly (readonly [item: string, why: string])[] = [
    [`"${'가'.repeat(4_000_000)}"`, '자료 한 건은 4MB까지 읽습니다.'],
    [keys(300_000), '항목이 1,000개를 넘습니다.'],
    [`${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}`, '괄호가 16겹보다 깊이 겹쳐 있습니다.'],
    [`{"키워드":[${'"",'.repeat(1_000_000)}""]}`, '값이 10,000개를 넘습니다.'],
    ['{"기관":', '올바른 JSON이 아닙니다.'],
    ['[1]', '{…} 꼴이어야 합니다.'],
    ['{"모름":1}', '모르는 항목입니다: 모름'],
  ];

  it('on a line of its own is refused by the limit that it exceeds, and the others are read', async () => {
    const lines = [good, '', ...hostile.map(([item]) => item), good].join('\r\n');
    expect(await told(jsonLineRows, lines)).toEqual([
      ['1행', ['2020두71', '2020두72']],
      ...hostile.map(([, why], n) => [`${n + 3}행`, expect.stringContaining(why)]),
      [`${hostile.length + 3}행`, ['2020두71', '2020두72']],
    ]);
  });

  it('in a list is, too', async () => {
    const whole = hostile.filter(([item]) => item !== '{"기관":');
    expect(await told(jsonRows, `[${[good, ...whole.map(([item]) => item), good].join(',\n')}]`)).toEqual([
      ['1번째', ['2020두71', '2020두72']],
      ...whole.map(([, why], n) => [`${n + 2}번째`, expect.stringContaining(why)]),
      [`${whole.length + 2}번째`, ['2020두71', '2020두72']],
    ]);
  });

  it.each([
    ['a list', jsonRows, `[${'[],'.repeat(200_000)}[]]`],
    ['a file of lines', jsonLineRows, '1\n'.repeat(200_001)],
  ])(
    '%s with more of them than a file may have says in how many parts it has to come',
    async (_what, open, content) => {
      const path = join(folder, 'many');
      await writeFile(path, content);
      const refused = await open(path)
        .count()
        .catch((error: unknown) => error);
      const file = '자료가 200,000건을 넘습니다. 200,000건까지 나눠서 올려 주십시오.';
      expect(refused).toMatchObject({ code: 'file_upload_failed', details: { errors: { file } } });
    },
  );
});
