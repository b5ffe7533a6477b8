/**
 * Letters of the private use area that Korean word processors write for signs that Unicode has: Hancom's numbers, bullets, brackets
 * and lines, and the bullets and arrows of Microsoft's symbol fonts. Elsewhere they are empty boxes.
 */
type Runs = readonly (readonly [from: number, letters: string])[];

/** Hancom's own, in plane 15: those whose sign is known from documents beside their print. */
const hancom: Runs = [
  [0xf0288, '⓪①②③④⑤⑥⑦⑧⑨'],
  // Numbers in a box, which Unicode hasn't; then white ones in a black box.
  [0xf02b1, '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'],
  [0xf02c5, '⑫'],
  [0xf02ce, '❶❷❸❹❺❻❼❽❾❿⓫⓬⓭⓮⓯⓰⓱⓲⓳⓴'],
  [0xf02ec, '◇'],
  [0xf02ef, '·'],
  [0xf02fb, '▸►'],
  [0xf031c, '■'],
  [0xf03a7, '⊟⊞'],
  [0xf03c5, '□'],
  [0xf03da, '□'],
  [0xf03ff, '□'],
  [0xf0806, '┌┬┐'],
  [0xf080c, '└'],
  [0xf080e, '┘━│┌'],
  [0xf0817, '└'],
  [0xf081a, '─'],
  [0xf0827, '═'],
  [0xf0832, '═'],
  [0xf0848, '━'],
  [0xf0854, '《》'],
];
const microsoft: Runs = [
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
/** In files of HWP 5 Hancom's stand at U+A000 instead of U+F0000: letters of Yi and Syloti, which no Korean paper has. */
const inFiles: Runs = hancom.map(([from, signs]) => [from - 0xe6000, signs]);

const letters: ReadonlyMap<string, string> = new Map([
  // A seal beside a signature.
  ['\u{f012b}', '(인)'],
  ['\ua12b', '(인)'],
  ...[...hancom, ...inFiles, ...microsoft].flatMap(([from, run]) =>
    [...run].map((letter, at): [string, string] => [String.fromCodePoint(from + at), letter]),
  ),
]);

/** Replaces those that are known; others stay, so that a person sees that something stands there. */
export const withPublicLetters = (text: string): string =>
  text.replace(/[\p{Co}\ua000-\ua85f]/gu, (letter) => letters.get(letter) ?? letter);
