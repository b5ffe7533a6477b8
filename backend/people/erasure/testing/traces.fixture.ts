/** The possible byte forms of a value. */
export type Needle = { readonly value: string; readonly as: string; readonly bytes: Buffer };

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const jsonEscaped = (text: string): string =>
  [...text]
    .map((character) =>
      character.charCodeAt(0) < 128
        ? character
        : character
            .split('')
            .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
            .join(''),
    )
    .join('');

/** The part of a text's base64 that doesn't depend on the text around it, for each of the three alignments. */
const base64At = (bytes: Buffer, offset: 0 | 1 | 2): string => {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const begin = Math.ceil((offset * 8) / 6);
  const whole = Math.floor(((offset + bytes.length) * 8) / 6);
  return encoded.slice(begin, whole);
};

/** The value in UTF-8, UTF-16, JSON escapes, percent encoding, base64 (both alphabets, three alignments) and hex. */
export const needlesOf = (value: string): readonly Needle[] => {
  const utf8 = Buffer.from(value, 'utf8');
  const hex = utf8.toString('hex');
  const texts: readonly (readonly [string, string | Buffer])[] = [
    ['UTF-8', utf8],
    ['UTF-16 LE', Buffer.from(value, 'utf16le')],
    ['UTF-16 BE', utf16be(value)],
    ['JSON escapes', jsonEscaped(value)],
    ['JSON escapes, upper case', jsonEscaped(value).replace(/(?<=\\u)[0-9a-f]{4}/g, (code) => code.toUpperCase())],
    ['percent signs', encodeURIComponent(value)],
    ['hex', hex],
    ['HEX', hex.toUpperCase()],
    ...([0, 1, 2] as const).flatMap((offset) => {
      const text = base64At(utf8, offset);
      return [
        [`base64, offset ${offset}`, text],
        [`base64url, offset ${offset}`, text.replaceAll('+', '-').replaceAll('/', '_')],
      ] as const;
    }),
  ];
  const seen = new Set<string>();
  return texts.flatMap(([as, text]) => {
    const bytes = Buffer.from(text);
    const key = bytes.toString('latin1');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ value, as, bytes }];
  });
};

/** What is searched: its name and its bytes. */
export type Searched = { readonly where: string; readonly bytes: Buffer };

/** The values that occur in these bytes, with their form and the text around them. */
export const tracesIn = (searched: readonly Searched[], needles: readonly Needle[]): readonly string[] => {
  // One pass for all needles, because a server's folder has some hundred megabytes.
  const any = anyOf(needles);
  return searched
    .filter(({ bytes }) => any.test(bytes.toString('latin1')))
    .flatMap(({ where, bytes }) => needles.flatMap((needle) => traceOf(needle, where, bytes)));
};

const anyOf = (needles: readonly Needle[]): RegExp =>
  new RegExp(needles.map(({ bytes }) => bytes.toString('hex').replace(/../g, '\\x$&')).join('|'));

const traceOf = ({ value, as, bytes: needle }: Needle, where: string, bytes: Buffer): readonly string[] => {
  const at = bytes.indexOf(needle);
  if (at < 0) return [];
  const around = bytes.subarray(Math.max(0, at - 60), at + needle.length + 60).toString('utf8');
  return [`${value} as ${as} in ${where} at ${at}: ${around.replace(/[^\x20-\x7e가-힣]+/g, '·')}`];
};
