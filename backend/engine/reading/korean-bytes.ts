import iconv from 'iconv-lite';

/**
 * CP949, which Korean Windows and its spreadsheets write: KS X 1001 and the other 8,822 syllables of Hangul. Node's own
 * `euc-kr` knows the first 2,350 only, though the Web means CP949 by that name. iconv-lite never throws: what isn't CP949
 * becomes U+FFFD, which CP949 itself can't write.
 */
export const cp949 = (bytes: Uint8Array): string => iconv.decode(bytes, 'cp949');

/** The same for bytes that arrive piece by piece; `end` gives U+FFFD where the last character was cut off. */
export type PiecewiseDecoder = { write(bytes: Uint8Array): string; end(): string };

export const cp949Decoder = (): PiecewiseDecoder => {
  const decoder = iconv.getDecoder('cp949');
  return { write: (bytes) => decoder.write(Buffer.from(bytes)), end: () => decoder.end() ?? '' };
};

/** The names under which pages and files declare it. */
export const isNamedCp949 = (name: string): boolean =>
  /^(?:euc[-_]?kr|cp[-_]?949|ms[-_]?949|windows[-_]?949|x-windows-949|uhc|ks_?c_?5601.*|ksc5601|korean|iso-ir-149|csksc56011987)$/i.test(
    name,
  );
