/**
 * Text messages in the encoding by which Korean carriers count them: EUC-KR with Windows' extension (CP949), one byte
 * for ASCII, two for other characters.
 */

/**
 * The characters of KS X 1001, which are the two-byte sequences of EUC-KR. Node decodes the encoding but can't encode
 * it, so each pair is decoded once.
 */
const readStandard = (): ReadonlySet<string> => {
  const decoder = new TextDecoder('euc-kr');
  const known = new Set<string>();
  for (let lead = 0xa1; lead <= 0xfe; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const read = decoder.decode(Uint8Array.of(lead, trail));
      if (/^[^\ufffd\ue000-\uf8ff]$/.test(read)) known.add(read);
    }
  }
  return known;
};

let standard: ReadonlySet<string> | null = null;
/** CP949 adds the Hangul syllables that KS X 1001 doesn't contain, and nothing else. */
const isTwoByte = (character: string): boolean => {
  standard ??= readStandard();
  return /^[가-힣]$/.test(character) || standard.has(character);
};

/** Control characters other than a line's end aren't text. */
const isOneByte = (character: string): boolean => /^[\n\r\x20-\x7e]$/.test(character);

/**
 * The characters that carriers can't transmit, each once, in their order: emoji, most Chinese characters, unusual
 * signs.
 */
export const unsayableIn = (text: string): readonly string[] => [
  ...new Set([...text].filter((character) => !isOneByte(character) && !isTwoByte(character))),
];

/** The number of bytes of the text; characters that can't be encoded count as two. */
export const eucKrBytes = (text: string): number =>
  [...text].reduce((sum, character) => sum + (isOneByte(character) ? 1 : 2), 0);

/** The beginning of the text that fits; no character is cut in half. */
export const cutToBytes = (text: string, most: number): string => {
  let left = most;
  const kept: string[] = [];
  for (const character of text) {
    left -= isOneByte(character) ? 1 : 2;
    if (left < 0) break;
    kept.push(character);
  }
  return kept.join('');
};
