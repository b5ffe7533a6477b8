import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf } from '@nomucheck/domain/cases/decision-facts.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileRow } from '../file-row.ts';
import { zipLimits, zipRows } from './zip-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-zips-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let written = 0;
const kept = async (bytes: Uint8Array): Promise<string> => {
  written += 1;
  const path = join(folder, `${written}.zip`);
  await writeFile(path, bytes);
  return path;
};
const rowsOf = async (path: string, after = 0, limits = zipLimits): Promise<readonly FileRow[]> =>
  Array.fromAsync(zipRows(path, limits).rowsAfter(after));
const refusal = async (path: string, limits = zipLimits): Promise<string | null> => {
  try {
    await zipRows(path, limits).count();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return wordsOf(error);
    throw error;
  }
};

describe('a ZIP of decisions', () => {
  it('is read in its order, from any row on, without the files that operating systems add', async () => {
    const path = await kept(
      zipSync({
        'a/1.md': strToU8('하나'),
        '__MACOSX/a/._1.md': strToU8('x'),
        '.DS_Store': strToU8('x'),
        'a/2.md': strToU8('둘'),
        'b/3.pdf': strToU8('%PDF'),
      }),
    );
    expect(await zipRows(path).count()).toBe(3);
    expect((await rowsOf(path)).map(({ row, name, kind }) => [row, name, kind])).toEqual([
      [1, '1.md', 'markdown'],
      [2, '2.md', 'markdown'],
      [3, '3.pdf', 'pdf'],
    ]);
    expect((await rowsOf(path, 2)).map(({ row }) => row)).toEqual([3]);
  });

  it('refuses an entry that is too large or is compressed too strongly', async () => {
    const path = await kept(zipSync({ 'a.md': new Uint8Array(5_000), 'b.md': strToU8('x') }, { level: 0 }));
    expect((await rowsOf(path, 0, { ...zipLimits, markdown: 4_000 })).map(({ kind }) => kind)).toEqual([
      'refused',
      'markdown',
    ]);
    const bomb = await kept(zipSync({ 'a.md': new Uint8Array(4_000_000), 'b.md': strToU8('x') }, { level: 9 }));
    expect((await rowsOf(bomb)).map(({ kind }) => kind)).toEqual(['refused', 'markdown']);
  });

  it('is refused as a whole when its content would be too large, and when it isn’t a ZIP', async () => {
    const two = await kept(zipSync({ 'a.md': new Uint8Array(3_000), 'b.md': new Uint8Array(3_000) }, { level: 0 }));
    expect(await refusal(two)).toBeNull();
    expect(await refusal(two, { ...zipLimits, entries: 1 })).toContain('너무 많습니다');
    expect(await refusal(two, { ...zipLimits, total: 5_000 })).toContain('너무 큽니다');
    expect(await refusal(await kept(strToU8('ZIP이 아닙니다')))).toContain('손상');
    expect(await refusal(await kept(zipSync({ '.DS_Store': strToU8('x') })))).toContain('파일이 없습니다');
  });

  it('refuses an entry with damaged bytes, and reads the others', async () => {
    const bytes = zipSync(
      { 'a.md': strToU8('가나다라마바사아자차카타파하'.repeat(200)), 'b.md': strToU8('x') },
      { level: 9 },
    );
    bytes.fill(0xff, 40, 70);
    expect((await rowsOf(await kept(bytes))).map(({ kind }) => kind)).toEqual(['refused', 'markdown']);
  });
});
