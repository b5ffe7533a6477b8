/**
 * Letters of the private use area that Korean word processors write for signs that Unicode has: Hancom's numbers in a box or
 * circle, and the bullets and arrows of Microsoft's symbol fonts. Elsewhere they are empty boxes.
 */
const runs: readonly (readonly [from: number, letters: string])[] = [
  // Hancom's.
  [0xf02b1, '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'],
  // Wingdings.
  [0xf06c, '●'],
  [0xf06d, '○'],
  [0xf06e, '■'],
  [0xf06f, '□'],
  [0xf071, '□'],
  [0xf074, '◆'],
  [0xf075, '◆'],
  [0xf076, '❖'],
  [0xf081, '①②③④⑤⑥⑦⑧⑨⑩'],
  [0xf08c, '❶❷❸❹❺❻❼❽❾❿'],
  [0xf09e, '·'],
  [0xf09f, '•'],
  [0xf0a0, '▪'],
  [0xf0a1, '○'],
  [0xf0a7, '▪'],
  [0xf0a8, '□'],
  // Symbol.
  [0xf0b7, '•'],
  // Wingdings.
  [0xf0d8, '➢'],
  [0xf0df, '←→↑↓'],
  [0xf0e8, '➔'],
  [0xf0f0, '⇨'],
  [0xf0fb, '✗✓☒☑'],
];

const letters: ReadonlyMap<string, string> = new Map(
  runs.flatMap(([from, run]) =>
    [...run].map((letter, at): [string, string] => [String.fromCodePoint(from + at), letter]),
  ),
);

/** Replaces those that are known; others stay, so that a person sees that something stands there. */
export const withPublicLetters = (text: string): string =>
  text.replace(/\p{Co}/gu, (letter) => letters.get(letter) ?? letter);
