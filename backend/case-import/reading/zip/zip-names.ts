import { crc32 } from 'node:zlib';
import { type Entry, validateFileName } from 'yauzl';
import { decodedBytes } from '../text/decoded-text.ts';

/**
 * The path of an entry, with the slashes that the format demands; empty where its bytes are of no encoding. Korean programs write
 * CP949 without saying so, and also where they say that it is UTF-8; some have the name a second time in UTF-8; old ones write `\`.
 */
export const pathOf = (entry: Entry): string =>
  (unicodePath(entry) ?? decodedBytes(entry.fileNameRaw) ?? '').normalize('NFC').replaceAll('\\', '/');

/** Info-ZIP's second name (0x7075): its version, the checksum of the first name, then the name in UTF-8. */
const unicodePath = ({ fileNameRaw, extraFields }: Entry): string | null => {
  const data = extraFields.find(({ id }) => id === 0x7075)?.data;
  if (!data || data.length < 6 || data[0] !== 1 || data.readUInt32LE(1) !== crc32(fileNameRaw)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data.subarray(5));
  } catch {
    return null;
  }
};

/** Folders, and files that operating systems add. */
export const isPassedOver = (path: string): boolean =>
  path.endsWith('/') ||
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._|Thumbs\.db$|desktop\.ini$|\.git(?:\/|ignore$|attributes$))/i.test(path);

export const isSafe = (path: string): boolean => validateFileName(path) === null && !path.includes('\u0000');

/** Why a file of this kind isn't read, in Korean; null for Markdown and PDF. */
export const refusalOfKind = (path: string): string | null => {
  const end = /\.([^./]{1,10})$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (['md', 'markdown', 'pdf'].includes(end)) return null;
  if (['zip', 'alz', 'egg', '7z', 'rar', 'tar', 'gz'].includes(end))
    return '압축 파일 안의 압축 파일은 읽지 않습니다. 풀어서 다시 압축해 주십시오.';
  if (['hwp', 'hwpx', 'doc', 'docx', 'rtf'].includes(end))
    return '문서 파일은 읽지 않습니다. PDF로 저장해 다시 올려 주십시오.';
  return 'Markdown(.md)이나 PDF가 아닙니다.';
};
