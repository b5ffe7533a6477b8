import { cp949, isNamedCp949 } from '../../../engine/reading/korean-bytes.ts';
import type { Page } from '../fetch-page.ts';

/**
 * The page as text, in the encoding that it names. Where that can't be it, or none is named, it is UTF-8 or CP949, as old
 * Korean pages are: the one in which fewest places are broken.
 */
export const pageText = ({ mediaType, body }: Pick<Page, 'mediaType' | 'body'>): string => {
  const head = body.subarray(0, 2_048).toString('latin1');
  const named =
    markOf(head) ??
    /charset=["']?\s*([\w-]+)/i.exec(mediaType)?.[1] ??
    /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding=["']([\w-]+)/i.exec(head)?.[1];
  let best = { text: '', broken: Number.POSITIVE_INFINITY };
  for (const encoding of [isLatin(named) ? undefined : named, 'utf-8', 'cp949']) {
    const text = encoding === undefined ? null : decoded(body, encoding);
    const broken = text?.match(/\ufffd/g)?.length ?? 0;
    if (text !== null && broken < best.broken) best = { text, broken };
    if (best.broken === 0) break;
  }
  return best.text;
};

/** The encoding of a page that begins with a byte order mark. */
const markOf = (head: string): string | undefined => {
  if (head.startsWith('\xef\xbb\xbf')) return 'utf-8';
  return head.startsWith('\xff\xfe') ? 'utf-16le' : head.startsWith('\xfe\xff') ? 'utf-16be' : undefined;
};

/** What servers say that nobody has told the encoding. No Korean page can be written in it. */
const isLatin = (named: string | undefined): boolean =>
  /^(?:iso-?8859-15?|latin-?1|windows-1252|us-ascii|ascii)$/i.test(named ?? '');

/** Broken places become U+FFFD. null where nobody knows the encoding. */
const decoded = (body: Buffer, encoding: string): string | null => {
  if (isNamedCp949(encoding)) return cp949(body);
  try {
    return new TextDecoder(encoding).decode(body);
  } catch {
    return null;
  }
};
