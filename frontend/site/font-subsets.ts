/**
 * How the typeface is divided into files: `core` has Latin, signs and every syllable of the project's own texts; the
 * remaining syllables of KS X 1001's 2,350 are slices in the order of their
 * codes. A browser fetches a file only when a text on the page needs it, so one rare syllable costs one small file. Rarer
 * characters use the device's own font.
 */
export type Subset = { readonly name: string; readonly text: string; readonly range: string };

const latin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const signs = '\u00a0©·×÷±°§–—‘’“”•…‰′″›※₩€←↑→↓↔−≈≠≤≥∞√□■△▲▽▼○●◎☆★✓✔「」『』〈〉《》【】〔〕、。㈜ⅠⅡⅢ①②③④⑤⑥⑦⑧⑨⑩％～';

/** Of everyday verbs and nouns: in the core although no text has them today, so that few new sentences need new files. */
const likely =
  '갔걸겉곳굳깨꼭꿔끔끝낌널넣높놓늦닫담덜됐뒀듯띄랄럴렵릎맑맛몫몸못뭐믿밑밤밥벌벗봤빚빛뽑삶섞숨싶쌓앉얻엎옆왼윗잃잊잎잔잖좀죽줘줌즘짚쫓찢칠칼큼탓턱털텐톱틈팀퍼풀훔';

/** EUC-KR encodes KS X 1001's syllables in rows B0…C8, columns A1…FE. */
const ksx1001Syllables = (): readonly string[] => {
  const bytes = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row).flatMap((row) =>
    Array.from({ length: 0xfe - 0xa1 + 1 }, (_, column) => [row, 0xa1 + column]),
  );
  return [...new TextDecoder('euc-kr').decode(Uint8Array.from(bytes.flat()))];
};

export const isSyllable = (char: string): boolean => char >= '가' && char <= '힣';

/** `U+AC00-AC02, U+AC04`: neighbours are joined, so that the style sheet stays small. */
const unicodeRange = (text: string): string => {
  const codes = [...new Set(text)].map((char) => char.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
};

/** Every character that the site's own texts need, in the order of their codes. */
export const coreOf = (texts: Iterable<string>): string => {
  const used = new Set(latin + signs + likely);
  for (const text of texts) for (const char of text) if (isSyllable(char)) used.add(char);
  return [...used].sort().join('');
};

const slices = 10;

const allSyllables = 'U+AC00-D7A3';

/**
 * All subsets, in the order of the style sheet. For a character in the ranges of two faces a browser looks in the file
 * declared last, and in the other one only if that file lacks it. So every range may be wide, and the style sheet stays small:
 * a list of the core's syllables took two kilobytes of each first visit.
 */
export const subsetsOf = (core: string): readonly Subset[] => {
  const inCore = new Set(core);
  const syllables = ksx1001Syllables();
  // A slice ends where it ends whatever the core has, so that a new syllable in the core changes few files.
  const each = Math.ceil(syllables.length / slices);
  const cut = Array.from({ length: slices }, (_, index) =>
    syllables.slice(index * each, (index + 1) * each).filter((char) => !inCore.has(char)),
  );
  return [
    ...cut.map((slice, index) => {
      const [first = '', last = ''] = [slice[0], slice.at(-1)].map((char) => unicodeRange(char ?? ''));
      return { name: `rest-${index + 1}`, text: slice.join(''), range: `${first}-${last.slice(2)}` };
    }),
    { name: 'core', text: core, range: `${unicodeRange(core.replace(/[가-힣]/g, ''))}, ${allSyllables}` },
  ];
};
