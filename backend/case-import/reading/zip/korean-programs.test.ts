import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isEncrypted,
  isStronglyEncrypted,
  isUtf8,
  unicodeName,
  type WrittenEntry,
  writtenZip,
} from '../../testing/zip-bytes.fixture.ts';
import { zipRows } from './zip-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nomucheck-korean-zips-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Each file's name and content, or its name and why it was refused. */
const told = async (entries: readonly WrittenEntry[]) => {
  const path = join(folder, 'some.zip');
  await writeFile(path, writtenZip(entries));
  const reader = zipRows(path);
  const rows = await Array.fromAsync(reader.rowsAfter(0));
  expect(await reader.count()).toBe(rows.length);
  return rows.map((row) =>
    row.kind === 'refused' ? [row.name, row.why] : [row.name, 'bytes' in row && new TextDecoder().decode(row.bytes)],
  );
};

const korean = '설믜_판례 ①.md';
const cp949 = iconv.encode(korean, 'cp949');
const lossy = Buffer.from('?_?? ?.md');
const content = '해고는 무효다';

describe('a ZIP as Korean programs write it', () => {
  it.each<[string, WrittenEntry]>([
    ['in CP949 without saying so', { name: cp949 }],
    ['in CP949 where it says UTF-8', { name: cp949, flags: isUtf8 }],
    ['in UTF-8 with its mark', { name: korean, flags: isUtf8 }],
    ['in UTF-8 without its mark, decomposed, as macOS writes', { name: korean.normalize('NFD') }],
    ['in a second name, beside one with question marks', { name: lossy, extra: unicodeName(lossy, korean) }],
    ['in a first name that was changed after the second', { name: cp949, extra: unicodeName(lossy, '옛 이름.md') }],
    ['below a folder with a backslash', { name: iconv.encode(`판례\\민사\\${korean}`, 'cp949') }],
    ['below a folder with a slash', { name: `판례/${korean}`, flags: isUtf8 }],
    ['without compression', { name: cp949, method: 0 }],
    ['with sizes of 64 bits', { name: cp949, zip64: true }],
  ])('has its name %s', async (_how, entry) => {
    expect(await told([{ ...entry, content }])).toEqual([[korean, content]]);
  });

  it('has folders and what operating systems add, which are no files of it', async () => {
    const names = ['판례/', '판례\\', '__MACOSX/판례/._가.md', '판례/.DS_Store', 'Thumbs.db', '가.md'];
    expect(await told(names.map((name) => ({ name, content })))).toEqual([['가.md', content]]);
  });

  it.each<[string, WrittenEntry]>([
    ['암호가 걸린 파일입니다', { name: cp949, flags: isEncrypted, method: 8 }],
    ['파일 경로가 올바르지 않습니다', { name: '../../가.md' }],
    ['파일 경로가 올바르지 않습니다', { name: '..\\..\\가.md' }],
    ['파일 경로가 올바르지 않습니다', { name: 'C:\\판례\\가.md' }],
    ['파일 경로가 올바르지 않습니다', { name: '/etc/가.md' }],
    ['압축 파일 안의 압축 파일', { name: '안쪽.zip' }],
    ['압축 파일 안의 압축 파일', { name: iconv.encode('안쪽.alz', 'cp949') }],
    ['PDF로 저장해', { name: '판결.hwp' }],
    ['Markdown(.md)이나 PDF가 아닙니다', { name: '사진.jpg' }],
    ['풀 수 없는 방식', { name: cp949, method: 12 }],
  ])('refuses one file with “%s”, and reads the next', async (why, entry) => {
    expect(
      await told([
        { content, ...entry },
        { name: '다음.md', content },
      ]),
    ).toEqual([
      [expect.any(String), expect.stringContaining(why)],
      ['다음.md', content],
    ]);
  });

  it('is refused whole with its reason where all of it is encrypted', async () => {
    const refused = told([{ name: cp949, flags: isStronglyEncrypted }]);
    await expect(refused).rejects.toMatchObject({
      details: { errors: { file: expect.stringContaining('암호가 걸린') } },
    });
  });

  it('may stand within another without being opened', async () => {
    const inner = new TextDecoder('latin1').decode(zipSync({ 'a.md': new Uint8Array(10) }));
    expect(await told([{ name: 'b.zip', content: inner }])).toEqual([
      ['b.zip', expect.stringContaining('압축 파일 안')],
    ]);
  });
});
