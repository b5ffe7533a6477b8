import { cp949, isNamedCp949 } from '../../engine/reading/korean-bytes.ts';
import type { Page } from './fetch-page.ts';

/**
 * The page as text, in the encoding that it names. Where that can't be it, or none is named, it is UTF-8 or CP949, as old
 * Korean pages are: the one in which fewest places are broken.
 */
export const pageText = ({ mediaType, body }: Pick<Page, 'mediaType' | 'body'>): string => {
  const head = body.subarray(0, 2_048).toString('latin1');
  const named =
    /charset=["']?\s*([\w-]+)/i.exec(mediaType)?.[1] ??
    /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding=["']([\w-]+)/i.exec(head)?.[1];
  let best = { text: '', broken: Number.POSITIVE_INFINITY };
  for (const encoding of [named, 'utf-8', 'cp949']) {
    const text = encoding === undefined ? null : decoded(body, encoding);
    const broken = text?.match(/\ufffd/g)?.length ?? 0;
    if (text !== null && broken < best.broken) best = { text, broken };
    if (best.broken === 0) break;
  }
  return best.text;
};

/** Broken places become U+FFFD. null where nobody knows the encoding. */
const decoded = (body: Buffer, encoding: string): string | null => {
  if (isNamedCp949(encoding)) return cp949(body);
  try {
    return new TextDecoder(encoding).decode(body);
  } catch {
    return null;
  }
};
