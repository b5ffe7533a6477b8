import { createReadStream } from 'node:fs';
import { cp949Decoder, type PiecewiseDecoder } from '../../engine/reading/korean-bytes.ts';
import { unreadable } from './file-row.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp949';

/**
 * Stands where a file ends within a character, as a download does that broke off: the bytes before it are in its encoding all
 * the same. The report of the row says so (`collectPart`).
 */
const CUT = '\ufffd';

/**
 * The encoding of a whole file: by its byte order mark, otherwise UTF-8, otherwise CP949, which Korean spreadsheets
 * write.
 */
export const encodingOf = async (path: string): Promise<Encoding> => {
  const marked = markedAs(await firstBytes(path));
  if (marked) return marked;
  for (const encoding of ['utf-8', 'cp949'] as const) if (await fits(path, encoding)) return encoding;
  throw unreadable('글자를 읽을 수 없습니다. UTF-8이나 EUC-KR(CP949)로 저장해 주십시오.');
};

/** The text of a file, piece by piece. A TypeError where bytes aren't of this encoding. */
export async function* decodedText(path: string, encoding: Encoding): AsyncIterable<string> {
  const decoder = decoderOf(encoding);
  for await (const bytes of createReadStream(path)) yield decoder.write(bytes);
  yield decoder.end();
}

/** The same for a complete buffer: a Markdown file, a name in a ZIP. null: none of these encodings. */
export const decodedBytes = (bytes: Uint8Array): string | null => {
  const marked = markedAs(bytes);
  for (const encoding of marked ? [marked] : (['utf-8', 'cp949'] as const)) {
    try {
      const decoder = decoderOf(encoding);
      return decoder.write(bytes) + decoder.end();
    } catch {}
  }
  return null;
};

/** Throws a TypeError at the first byte that isn't of this encoding, but not where the last character lacks its end. */
const decoderOf = (encoding: Encoding): PiecewiseDecoder => {
  if (encoding === 'cp949') {
    const decoder = cp949Decoder();
    return { write: (bytes) => sound(decoder.write(bytes)), end: () => (decoder.end() === '' ? '' : CUT) };
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  return {
    write: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => {
      try {
        return decoder.decode();
      } catch {
        return CUT;
      }
    },
  };
};

/** U+0080 is what Windows makes of the one byte that CP949 leaves free. */
const sound = (text: string): string => {
  if (/[\ufffd\u0080]/.test(text)) throw new TypeError('bytes that are not CP949');
  return text;
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
