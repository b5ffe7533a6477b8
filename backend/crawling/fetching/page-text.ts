import type { Page } from './fetch-page.ts';

/** The page as text, in the encoding that it names; Korean pages that name none and aren't UTF-8 are EUC-KR. */
export const pageText = ({ mediaType, body }: Pick<Page, 'mediaType' | 'body'>): string => {
  const head = body.subarray(0, 2_048).toString('latin1');
  const named =
    /charset=["']?\s*([\w-]+)/i.exec(mediaType)?.[1] ??
    /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding=["']([\w-]+)/i.exec(head)?.[1];
  const read = named === undefined ? null : decoded(body, named);
  return read ?? decoded(body, 'utf-8') ?? decoded(body, 'euc-kr') ?? body.toString('utf8');
};

/** null where the bytes aren't of that encoding, or nobody knows it. */
const decoded = (body: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(body);
  } catch {
    return null;
  }
};
