import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { coreOf, subsetsOf } from './font-subsets.ts';
import { siteTexts } from './texts/site-texts.ts';

/**
 * Reduces Pretendard (OFL) to the characters of Korean pages (`font-subsets.ts`) and writes `fonts/*.woff2` and
 * `styles/fonts.css`. The licence reserves the name Pretendard for the whole font, so the reduced one has another name. Run by
 * hand when `font-subsets.test.ts` fails: `node frontend/site/build-fonts.ts`.
 */
const fontsFolder = fileURLToPath(new URL('./fonts/', import.meta.url));
const styleFile = fileURLToPath(new URL('./styles/fonts.css', import.meta.url));
const source = createRequire(import.meta.url).resolve('pretendard/dist/public/variable/PretendardVariable.ttf');

/** The weights that the pages use, as one variable range: smaller than three static files. */
const weights = { min: 400, max: 700 };

const fontFace = (file: string, range: string): string => `@font-face {
  font-family: "Nomucheck Sans";
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url("../fonts/${file}") format("woff2");
  unicode-range:${range.includes(',') ? '\n    ' : ' '}${range};
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
await rm(fontsFolder, { recursive: true, force: true });
await mkdir(fontsFolder, { recursive: true });
let css = '/* Written by build-fonts.ts from Pretendard (SIL Open Font License 1.1, fonts/LICENSE.txt). */\n';
for (const { name, text, range } of subsetsOf(coreOf((await siteTexts()).values()))) {
  const subset = await cut(font, text);
  const file = `pretendard-${name}.woff2`;
  await writeFile(`${fontsFolder}${file}`, subset);
  css += fontFace(file, range);
  console.log(`${file}: ${[...text].length} characters, ${(subset.length / 1024).toFixed(0)} KB`);
}
await writeFile(styleFile, css + fallbackFaces);
const license = createRequire(import.meta.url).resolve('pretendard/dist/LICENSE.txt');
await writeFile(`${fontsFolder}LICENSE.txt`, await readFile(license));
