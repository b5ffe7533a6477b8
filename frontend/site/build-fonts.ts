import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Reduces Pretendard (OFL) to the characters of Korean pages and writes `fonts/*.woff2` and `styles/fonts.css`: `core` has
 * Latin, punctuation and every syllable of the project's own texts; `rest` has the remaining syllables of KS X 1001's
 * 2,350, which a browser fetches only when a name or a decision needs one. Rarer characters use the device's own font. The
 * licence reserves the name Pretendard for the whole font, so the reduced one has another name. Run by hand after many
 * texts changed: `node frontend/site/build-fonts.ts`.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const fontsFolder = fileURLToPath(new URL('./fonts/', import.meta.url));
const styleFile = fileURLToPath(new URL('./styles/fonts.css', import.meta.url));
const source = createRequire(import.meta.url).resolve('pretendard/dist/public/variable/PretendardVariable.ttf');

/** The weights that the pages use, as one variable range: smaller than three static files. */
const weights = { min: 400, max: 700 };

/** EUC-KR encodes KS X 1001's syllables in rows B0…C8, columns A1…FE. */
const ksx1001Syllables = (): string => {
  const bytes = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, row) => 0xb0 + row).flatMap((row) =>
    Array.from({ length: 0xfe - 0xa1 + 1 }, (_, column) => [row, 0xa1 + column]),
  );
  return new TextDecoder('euc-kr').decode(Uint8Array.from(bytes.flat()));
};

const latin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const signs = '\u00a0©·×÷±°§–—‘’“”•…‰′″※₩€←↑→↓↔−≈≠≤≥∞√□■△▲▽▼○●◎☆★✓✔「」『』〈〉《》【】〔〕、。㈜ⅠⅡⅢ①②③④⑤⑥⑦⑧⑨⑩％～';

const isSyllable = (char: string): boolean => char >= '가' && char <= '힣';

/** Every syllable in the texts that the site shows, wherever they are in the source. */
const syllablesInUse = async (): Promise<Set<string>> => {
  const used = new Set<string>();
  const texts = glob('{frontend/{site,shared},domain,backend/engine/http}/**/*.{ts,tsx,html}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || /\.test\.tsx?$/.test(name),
  });
  for await (const name of texts) {
    for (const char of await readFile(`${root}/${name}`, 'utf8')) if (isSyllable(char)) used.add(char);
  }
  return used;
};

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
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
};

const fontFace = (file: string, range: string): string => `@font-face {
  font-family: "Nomucheck Sans";
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url("../fonts/${file}") format("woff2");
  unicode-range: ${range};
}
`;

/**
 * The device's own Korean fonts, sized like Pretendard so that lines don't move when the font is loaded. Pretendard's
 * metrics, of its em: ascent 0.952, descent 0.241, a syllable 0.864 wide; Noto's syllables are 0.92 wide, so it is reduced
 * to match.
 */
const fallbackFaces = `@font-face {
  font-family: "Nomucheck Fallback";
  src: local("Apple SD Gothic Neo");
  ascent-override: 95.2%;
  descent-override: 24.1%;
  line-gap-override: 0%;
}
@font-face {
  font-family: "Nomucheck Fallback Noto";
  src: local("Noto Sans KR"), local("Noto Sans CJK KR"), local("NotoSansKR-Regular"), local("Malgun Gothic");
  size-adjust: 94%;
  ascent-override: 101.3%;
  descent-override: 25.6%;
  line-gap-override: 0%;
}
`;

const cut = async (font: Buffer, text: string): Promise<Buffer> =>
  subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'tnum', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
    noHinting: true,
  });

const font = await readFile(source);
const used = await syllablesInUse();
const common = new Set(ksx1001Syllables());
const core = latin + signs + [...used].join('');
const rest = [...common].filter((char) => !used.has(char)).join('');

await rm(fontsFolder, { recursive: true, force: true });
await mkdir(fontsFolder, { recursive: true });
// For a character in two faces a browser uses the face declared last: so `rest` may declare every syllable, and the style
// sheet needs only one long list.
const files = [
  { name: 'pretendard-rest.woff2', text: rest, range: 'U+AC00-D7A3' },
  { name: 'pretendard-core.woff2', text: core, range: unicodeRange(core) },
];
let css = '/* Written by build-fonts.ts from Pretendard (SIL Open Font License 1.1, fonts/LICENSE.txt). */\n';
for (const { name, text, range } of files) {
  const subset = await cut(font, text);
  await writeFile(`${fontsFolder}${name}`, subset);
  css += fontFace(name, range);
  console.log(`${name}: ${[...text].length} characters, ${(subset.length / 1024).toFixed(0)} KB`);
}
await writeFile(styleFile, css + fallbackFaces);
const license = createRequire(import.meta.url).resolve('pretendard/dist/LICENSE.txt');
await writeFile(`${fontsFolder}LICENSE.txt`, await readFile(license));
