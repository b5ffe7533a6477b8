import { createReadStream } from 'node:fs';
import { cp949Decoder, type PiecewiseDecoder } from '../../../engine/reading/korean-bytes.ts';
import { unreadable } from '../file-row.ts';
import { withoutFiller } from './without-filler.ts';

/** The text of a table, to be read as often as asked. */
type TableText = { readonly text: () => AsyncIterable<string>; readonly isDamaged: boolean };

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp949';

/**
 * Stands where a file ends within a character, as a download does that broke off: the bytes before it are in its encoding all
 * the same. The report of the row says so (`collectPart`).
 */
export const CUT = '\ufffd';

/**
 * The encoding of a whole file: by its byte order mark, otherwise UTF-8, otherwise CP949, which Korean spreadsheets
 * write.
 */
export const encodingOf = async (path: string): Promise<Encoding> => (await fittingEncoding(path)) ?? inNoEncoding();

/**
 * The text of a table. A few bytes that are of no encoding become U+FFFD, so that the rows in which they stand can be refused and
 * the others read.
 */
export const textOfTable = async (path: string): Promise<TableText> => {
  const fitting = await fittingEncoding(path);
  if (fitting) return { text: () => decodedText(path, fitting), isDamaged: false };
  const shares = await Promise.all(encodings.map((encoding) => damagedShare(path, encoding)));
  const least = Math.min(...shares);
  const encoding = encodings[shares.indexOf(least)];
  if (!encoding || least > mostDamaged) return inNoEncoding();
  return { text: () => damagedText(path, encoding), isDamaged: true };
};

const encodings = ['utf-8', 'cp949'] as const;

export const inNoEncoding = (): never => {
  throw unreadable('글자를 읽을 수 없습니다. UTF-8이나 EUC-KR(CP949)로 저장해 주십시오.');
};

const fittingEncoding = async (path: string): Promise<Encoding | null> => {
  const first = await firstBytes(path);
  const marked = markedAs(first);
  if (marked) return marked;
  const wide = zerosIn(first);
  for (const encoding of wide ? [wide, ...encodings] : encodings) if (await fits(path, encoding)) return encoding;
  return null;
};

/** The share of letters beyond ASCII that may be damaged: in a wrong encoding about half are. */
const mostDamaged = 0.1;

const damagedShare = async (path: string, encoding: (typeof encodings)[number]): Promise<number> => {
  let [damaged, letters] = [0, 0];
  for await (const text of damagedText(path, encoding)) {
    damaged += text.split(CUT).length - 1;
    letters += text.length - (text.match(/[ -~\s]/g)?.length ?? 0);
  }
  return damaged / Math.max(letters, 1);
};

async function* damagedText(path: string, encoding: (typeof encodings)[number]): AsyncIterable<string> {
  // Zeros in a row are one hole.
  for await (const text of withoutFiller(leniently(path, encoding)))
    yield text
      .replaceAll('\u0000', CUT)
      .replaceAll('\u0080', CUT)
      .replace(/\ufffd+/g, CUT);
}

async function* leniently(path: string, encoding: (typeof encodings)[number]): AsyncIterable<string> {
  const lenient = encoding === 'cp949' ? cp949Decoder() : utf8Decoder();
  for await (const bytes of createReadStream(path)) yield lenient.write(bytes);
  yield lenient.end();
}

const utf8Decoder = (): PiecewiseDecoder => {
  const decoder = new TextDecoder('utf-8');
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
};

/** The text of a file, piece by piece. A TypeError where bytes aren't of this encoding. */
export const decodedText = (path: string, encoding: Encoding): AsyncIterable<string> =>
  withoutFiller(strictly(path, encoding));

async function* strictly(path: string, encoding: Encoding): AsyncIterable<string> {
  const decoder = decoderOf(encoding);
  for await (const bytes of createReadStream(path)) yield decoder.write(bytes);
  yield decoder.end();
}

/** The same for a complete buffer: a Markdown file, a name in a ZIP. null: none of these encodings. */
export const decodedBytes = (bytes: Uint8Array): string | null => {
  const marked = markedAs(bytes);
  for (const encoding of marked ? [marked] : encodings) {
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

/** UTF-16 without its mark: every second byte of its commas, digits and line ends is zero. */
const zerosIn = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const text = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1);
  let [even, odd] = [0, 0];
  for (const [at, byte] of text.entries())
    if (byte === 0 && at % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  if (text.length < 4 || (even + odd) * 20 < text.length) return null;
  // Some syllables (대, U+B300) have a zero on the other side.
  if (odd > 2 * even) return 'utf-16le';
  return even > 2 * odd ? 'utf-16be' : null;
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
  for await (const bytes of createReadStream(path, { end: 4095 })) return bytes;
  return new Uint8Array();
};
