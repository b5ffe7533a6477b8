import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { type ArchiveLimits, filesOfArchive } from './precedent-repository-archive.ts';

const limits: ArchiveLimits = {
  mostBytes: 1_000_000,
  mostUnpackedBytes: 4_000_000,
  mostFiles: 50,
  mostFileBytes: 100_000,
};
const top = 'precedent-kr-0123456';

type Entry = Partial<Header> & { readonly name: string; readonly text?: string; readonly pax?: object };

const tarOf = async (entries: readonly Entry[]): Promise<Buffer> => {
  const tar = pack();
  for (const { text = '', ...header } of entries) tar.entry(header, text);
  tar.finalize();
  const pieces: Uint8Array[] = [];
  for await (const piece of tar) if (piece instanceof Uint8Array) pieces.push(piece);
  return Buffer.concat(pieces);
};
const file = (path: string, text: string): Entry => ({ name: `${top}/${path}`, text });
const archiveOf = async (...entries: readonly Entry[]) => gzipSync(await tarOf(entries));

/** In pieces of an odd length, as a network gives them. */
const sent = (bytes: Buffer): Readable =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 997) yield bytes.subarray(at, at + 997);
    })(),
  );

const everything = () => true;
const read = async (bytes: Buffer, wanted = everything as (path: string) => boolean, most = limits) => {
  const files: (readonly [string, string | null])[] = [];
  for await (const { path, bytes: content } of filesOfArchive(sent(bytes), wanted, most))
    files.push([path, content?.toString('utf8') ?? null]);
  return files;
};

describe('an archive of a repository', () => {
  it('gives the wanted files in its order, by their path below its own folder', async () => {
    const long = `일반행정/대법원/대법원_2021-07-29_${'가'.repeat(80)}.md`;
    const archive = await archiveOf(
      { name: `${top}/`, type: 'directory' },
      file('README.md', '읽어 주세요'),
      file('민사/대법원/가.md', '하나'),
      file('민사/대법원/빈.md', ''),
      file(long, '길이가 긴 이름'),
    );
    expect(await read(archive)).toEqual([
      ['README.md', '읽어 주세요'],
      ['민사/대법원/가.md', '하나'],
      ['민사/대법원/빈.md', ''],
      [long, '길이가 긴 이름'],
    ]);
    expect(await read(archive, (path) => path.startsWith('민사/'))).toHaveLength(2);
  });

  it('may be left before its end', async () => {
    const archive = await archiveOf(file('가.md', '하나'), file('나.md', '둘'));
    const source = sent(archive);
    for await (const { path } of filesOfArchive(source, everything, limits)) {
      expect(path).toBe('가.md');
      break;
    }
    expect(source.destroyed).toBe(true);
  });

  it('gives only the content of plain files: no links, devices or folders, and nothing outside its folder', async () => {
    const archive = await archiveOf(
      { name: `${top}/link.md`, type: 'symlink', linkname: '/etc/passwd' },
      { name: `${top}/hard.md`, type: 'link', linkname: `${top}/가.md` },
      { name: `${top}/pipe.md`, type: 'fifo' },
      { name: `${top}/device.md`, type: 'character-device' },
      { name: '/etc/나.md', text: '밖' },
      { name: '나.md', text: '밖' },
      file('가.md', '안'),
    );
    expect(await read(archive)).toEqual([['가.md', '안']]);
  });

  it('leaves out the content of a file that is larger than a decision', async () => {
    const archive = await archiveOf(file('큰.md', 'x'.repeat(100_001)), file('가.md', '하나'));
    expect(await read(archive)).toEqual([
      ['큰.md', null],
      ['가.md', '하나'],
    ]);
  });
});

describe('a broken or hostile archive', () => {
  const why = (bytes: Buffer, most = limits) => read(bytes, everything, most).catch((error) => error.why ?? error);
  const zeros = Buffer.alloc(1_024);

  it('that was cut is not taken for a complete one, wherever it was cut', async () => {
    const tar = await tarOf([file('가.md', 'x'.repeat(3_000)), file('나.md', 'y'.repeat(3_000))]);
    const packed = gzipSync(tar, { level: 0 });
    for (const at of [1, 9, 100, 600, 4_000, packed.length - 9, packed.length - 1])
      expect(await why(packed.subarray(0, at)), `${at} of ${packed.length}`).toBe('cut');
    // The stream was packed properly, but the archive in it was cut: in a file, in a header, between two files.
    for (const at of [2_000, 4_700, 4_096, tar.length - 1_024])
      expect(await why(gzipSync(tar.subarray(0, at))), `${at} of ${tar.length}`).toBe('cut');
    expect(await read(gzipSync(tar))).toHaveLength(2);
  });

  it('that is a page or something else is not an archive', async () => {
    for (const text of ['<!DOCTYPE html><title>429</title>', '{"message":"Not Found"}', 'PK\u0003\u0004'])
      expect(await why(Buffer.from(text))).toBe('not_an_archive');
    expect(await why(gzipSync('<!DOCTYPE html>'.repeat(100)))).toBe('not_an_archive');
    expect(await why(gzipSync(zeros))).toBe('not_an_archive');
    expect(await why(Buffer.from('1f8b080000000000000307070707070707070707', 'hex'))).toBe('not_an_archive');
    expect(await why(Buffer.alloc(0))).toBe('cut');
  });

  it('that is too large is left, packed or unpacked', async () => {
    const archive = await archiveOf(file('가.md', Math.random().toString().repeat(100)));
    expect(await why(archive, { ...limits, mostBytes: 100 })).toBe('too_large');
    // Ten megabytes of zeros need ten kilobytes.
    const bomb = await archiveOf(file('폭탄.md', '0'.repeat(10_000_000)));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await why(bomb)).toBe('too_large');
    const many = await archiveOf(...Array.from({ length: 51 }, (_, at) => file(`${at}.md`, '')));
    expect(await why(many)).toBe('too_large');
  });

  it('cannot hide a file behind extended headers', async () => {
    const lying = await archiveOf({
      ...file('가.md', '하나'),
      pax: { path: '../../나.md', linkpath: '/etc/passwd' },
    });
    expect(await read(lying)).toEqual([['../나.md', '하나']]);
    const size = await archiveOf({ ...file('가.md', '하나'), pax: { size: '99999999999999' } });
    expect(await why(size)).toBe('cut');
    for (const wrong of ['-1', 'NaN'])
      expect(await why(await archiveOf({ ...file('가.md', '하나'), pax: { size: wrong } }))).toBe('not_an_archive');
    const huge = await archiveOf({ ...file('가.md', '하나'), pax: { comment: 'x'.repeat(4_200_000) } });
    expect(await why(huge, { ...limits, mostUnpackedBytes: 10_000_000 })).toBe('not_an_archive');
  });

  it('with a changed header is refused', async () => {
    const tar = await tarOf([file('가.md', '하나')]);
    tar[10] = 0x41;
    expect(await why(gzipSync(tar))).toBe('not_an_archive');
  });
});
