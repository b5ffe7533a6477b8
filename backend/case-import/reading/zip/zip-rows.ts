import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type FileReader, type FileRow, MOST_ROWS, unreadable } from '../file-row.ts';
import { isPassedOver, isSafe, pathOf, refusalOfKind } from './zip-names.ts';

/**
 * The limits of a ZIP, so that a small file can't fill the disk or the memory: number of entries, uncompressed bytes
 * of one entry and of all, and the compression ratio.
 */
export type ZipLimits = {
  readonly entries: number;
  readonly total: number;
  readonly markdown: number;
  readonly pdf: number;
  readonly ratio: number;
};
const MIB = 1024 * 1024;
export const zipLimits: ZipLimits = {
  entries: MOST_ROWS,
  total: 6_000 * MIB,
  markdown: 8 * MIB,
  pdf: 60 * MIB,
  ratio: 300,
};
/** Texts with long runs of spaces are compressed strongly, too; up to a few hundred kilobytes they are accepted. */
const SMALL = 1 * MIB;

/**
 * Reads a ZIP of Markdown files by its central directory; PDFs are stored. A name from the ZIP is never used as a
 * path.
 */
export const zipRows = (path: string, limits: ZipLimits = zipLimits): FileReader => ({
  count: async () => {
    let count = 0;
    let total = 0;
    let packed = 0;
    await eachEntry(path, async (_zip, entry) => {
      count += 1;
      total += entry.uncompressedSize;
      packed += entry.compressedSize;
      if (count > limits.entries)
        throw unreadable(`파일이 너무 많습니다. ${limits.entries.toLocaleString('ko')}개까지 나눠서 올려 주십시오.`);
      if (total > limits.total) throw unreadable('압축을 풀면 너무 큽니다. 나눠서 올려 주십시오.');
    });
    if (total > SMALL && total > packed * limits.ratio)
      throw unreadable('압축률이 비정상적으로 높은 파일이라 열지 않았습니다.');
    if (count === 0) throw unreadable('ZIP 안에 파일이 없습니다.');
    return count;
  },
  async *rowsAfter(after) {
    // Passed on one at a time, so that at most one is uncompressed in memory.
    const zip = await open(path);
    try {
      let row = 0;
      for await (const entry of zip.eachEntry()) {
        const entryPath = pathOf(entry);
        if (isPassedOver(entryPath)) continue;
        row += 1;
        if (row > after) yield await rowOf(zip, entry, row, entryPath, limits);
      }
    } catch (error) {
      throw isBroken(error) ? broken(error) : error;
    } finally {
      zip.close();
    }
  },
});

const open = async (path: string): Promise<ZipFile> => {
  try {
    // Names are decoded here: Korean Windows writes CP949 without declaring it.
    return await openPromise(path, { decodeStrings: false, validateEntrySizes: true });
  } catch {
    throw broken();
  }
};

const eachEntry = async (path: string, look: (zip: ZipFile, entry: Entry) => Promise<void>): Promise<void> => {
  const zip = await open(path);
  try {
    for await (const entry of zip.eachEntry()) if (!isPassedOver(pathOf(entry))) await look(zip, entry);
  } catch (error) {
    throw isBroken(error) ? broken(error) : error;
  } finally {
    zip.close();
  }
};

/** yauzl reads no entry of a file with strong encryption. */
const broken = (error?: Error) =>
  unreadable(
    error?.message.includes('strong encryption')
      ? '암호가 걸린 ZIP입니다. 암호 없이 다시 압축해서 올려 주십시오.'
      : 'ZIP 파일이 손상되었거나 ZIP이 아닙니다. 다시 압축해서 올려 주십시오.',
  );
/** yauzl's errors have no code; ours and the system's (no space, no access) have one. */
const isBroken = (error: unknown): error is Error => error instanceof Error && !('code' in error);

const rowOf = async (zip: ZipFile, entry: Entry, row: number, path: string, limits: ZipLimits): Promise<FileRow> => {
  const name = path.split('/').at(-1)?.slice(0, 300).toWellFormed().replaceAll('\u0000', '') || `${row}번째 파일`;
  const refused = (why: string): FileRow => ({ row, name, kind: 'refused', why });
  if (path === '') return refused('파일 이름을 읽을 수 없습니다.');
  if (!isSafe(path)) return refused('파일 경로가 올바르지 않습니다.');
  const odd = refusalOfKind(path);
  if (odd !== null) return refused(odd);
  if (entry.isEncrypted()) return refused('암호가 걸린 파일입니다. 암호 없이 다시 압축해 주십시오.');
  if (!entry.canDecodeFileData()) return refused('풀 수 없는 방식으로 압축된 파일입니다.');
  const isPdf = /\.pdf$/i.test(path);
  const most = isPdf ? limits.pdf : limits.markdown;
  if (entry.uncompressedSize > most)
    return refused(`파일이 너무 큽니다(${inMiB(entry.uncompressedSize)}). ${inMiB(most)}까지 읽습니다.`);
  if (entry.uncompressedSize > SMALL && entry.uncompressedSize > entry.compressedSize * limits.ratio)
    return refused('압축률이 비정상적으로 높아 열지 않았습니다.');
  try {
    const bytes = await unpacked(zip, entry);
    return { row, name, kind: isPdf ? 'pdf' : 'markdown', bytes };
  } catch (error) {
    if (isBroken(error) || isZlib(error)) return refused('손상되어 압축을 풀 수 없습니다.');
    throw error;
  }
};

const inMiB = (bytes: number): string => `${Math.ceil(bytes / MIB)}MB`;

const unpacked = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  // yauzl throws when an entry is longer than it declares.
  for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece);
  return Buffer.concat(pieces);
};

const isZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
