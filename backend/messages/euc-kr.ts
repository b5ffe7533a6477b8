/** How Korean carriers count a text message: in EUC-KR as Windows extends it (CP949), one byte for ASCII, two for the rest. */

/**
 * The characters of KS X 1001, which every two bytes of EUC-KR say. Node can read the encoding and not write it, so each
 * pair is read once.
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
/** CP949 adds the syllables that the standard leaves out, and nothing else. */
const isTwoByte = (character: string): boolean => {
  standard ??= readStandard();
  return /^[가-힣]$/.test(character) || standard.has(character);
};

/** Control characters other than a line's end are no text. */
const isOneByte = (character: string): boolean => /^[\n\r\x20-\x7e]$/.test(character);

/** The characters that no carrier takes, each once, in their order: emoji, most Chinese characters, unusual signs. */
export const unsayableIn = (text: string): readonly string[] => [
  ...new Set([...text].filter((character) => !isOneByte(character) && !isTwoByte(character))),
];

/** How many bytes the text takes; characters that can't be said count as two. */
export const eucKrBytes = (text: string): number =>
  [...text].reduce((sum, character) => sum + (isOneByte(character) ? 1 : 2), 0);

/** As much of the text as fits, no character cut in half. */
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
