/**
 * Text messages as Korean carriers count them: EUC-KR with Windows' extension (CP949), one byte for ASCII, two for other
 * characters. The server and the console's preview count by the same functions.
 */

/** A short message, or a long one at several times its price. */
export type SmsKind = 'SMS' | 'LMS';

/** Bytes. `subject` is that of a long message; a short one has none. */
export const smsLimits = { SMS: 90, LMS: 2_000, subject: 40 } as const;

export type SmsText = {
  /** The characters that carriers can't transmit, each once, in their order: emoji, most Chinese characters, unusual signs. */
  unsayableIn(text: string): readonly string[];
  /** The number of bytes of the text; characters that can't be encoded count as two. */
  bytesOf(text: string): number;
  /** The beginning of the text that fits; no character is cut in half. */
  cutToBytes(text: string, most: number): string;
  /** The kind of message that this text needs; null when it can't be sent to a phone. */
  kindOf(text: string): SmsKind | null;
};

/** Control characters other than a line's end aren't text. */
const isOneByte = (character: string): boolean => /^[\n\r\x20-\x7e]$/.test(character);
const bytesOfOne = (character: string): number => (isOneByte(character) ? 1 : 2);
const bytesOf = (text: string): number => [...text].reduce((sum, character) => sum + bytesOfOne(character), 0);

/**
 * `decode` reads one two-byte sequence of EUC-KR: browsers and Node decode the encoding but can't encode it, so each pair is
 * decoded once, when the first text is asked about.
 */
export const createSmsText = (decode: (pair: Uint8Array) => string): SmsText => {
  let standard: ReadonlySet<string> | null = null;
  /** CP949 adds the Hangul syllables that KS X 1001 doesn't contain, and nothing else. */
  const isTwoByte = (character: string): boolean => {
    standard ??= readStandard(decode);
    return /^[가-힣]$/.test(character) || standard.has(character);
  };
  const unsayableIn = (text: string): readonly string[] => [
    ...new Set([...text].filter((character) => !isOneByte(character) && !isTwoByte(character))),
  ];
  return {
    unsayableIn,
    bytesOf,
    cutToBytes: (text, most) => {
      let left = most;
      const kept: string[] = [];
      for (const character of text) {
        left -= bytesOfOne(character);
        if (left < 0) break;
        kept.push(character);
      }
      return kept.join('');
    },
    kindOf: (text) => {
      if (unsayableIn(text).length > 0) return null;
      const bytes = bytesOf(text);
      if (bytes <= smsLimits.SMS) return 'SMS';
      return bytes <= smsLimits.LMS ? 'LMS' : null;
    },
  };
};

/** The characters of KS X 1001, which are the two-byte sequences of EUC-KR. */
const readStandard = (decode: (pair: Uint8Array) => string): ReadonlySet<string> => {
  const known = new Set<string>();
  for (let lead = 0xa1; lead <= 0xfe; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const read = decode(Uint8Array.of(lead, trail));
      if (/^[^\ufffd\ue000-\uf8ff]$/.test(read)) known.add(read);
    }
  }
  return known;
};
