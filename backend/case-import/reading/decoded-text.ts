import { createReadStream } from 'node:fs';
import { unreadable } from './file-row.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-kr';

/**
 * The encoding of a whole file: by its byte order mark, otherwise UTF-8, otherwise CP949, which Korean spreadsheets
 * write.
 */
export const encodingOf = async (path: string): Promise<Encoding> => {
  const marked = markedAs(await firstBytes(path));
  if (marked) return marked;
  for (const encoding of ['utf-8', 'euc-kr'] as const) if (await fits(path, encoding)) return encoding;
  throw unreadable('글자를 읽을 수 없습니다. UTF-8이나 EUC-KR(CP949)로 저장해 주십시오.');
};

/** The text of a file, piece by piece; `euc-kr` is the Web's name of CP949. */
export async function* decodedText(path: string, encoding: Encoding): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** The same for a complete buffer: a Markdown file, a name in a ZIP. null: none of these encodings. */
export const decodedBytes = (bytes: Uint8Array): string | null => {
  const marked = markedAs(bytes);
  for (const encoding of marked ? [marked] : (['utf-8', 'euc-kr'] as const)) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {}
  }
  return null;
};

/** By its byte order mark. */
const markedAs = ([first = 0, second = 0]: Uint8Array): Encoding | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

const fits = async (path: string, encoding: Encoding): Promise<boolean> => {
  try {
    for await (const text of decodedText(path, encoding)) if (text.includes('\u0000')) return false;
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const firstBytes = async (path: string): Promise<Uint8Array> => {
  for await (const bytes of createReadStream(path, { end: 1 })) return bytes;
  return new Uint8Array();
};
