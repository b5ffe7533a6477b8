import { expect, test } from 'vitest';
import { decision, hearing, judgment } from './testing/decision-texts.fixture.ts';
import { errorRate } from './testing/error-rate.fixture.ts';
import { pagesOf } from './testing/read-pages.fixture.ts';
import {
  decisionLayout,
  drawPage,
  drawTable,
  hearingLayout,
  judgmentLayout,
  pale,
  pdfOfImages,
  scanned,
  shadowed,
  type Typeface,
  turnedScan,
} from './testing/scanned-pages.fixture.ts';

const documents = { decision: [decision, decisionLayout], hearing: [hearing, hearingLayout] } as const;
const typefaces = ['pretendard', 'nanum-myeongjo', 'gowun-dodum'] as const;
const conditions = [
  { dpi: 200, skew: 0, noise: 0 },
  { dpi: 200, skew: 1, noise: 12 },
  { dpi: 150, skew: 0, noise: 0 },
  { dpi: 150, skew: 1, noise: 12 },
  { dpi: 150, skew: -1, noise: 20 },
] as const;

type Drawn = ReturnType<typeof drawPage> & { readonly dpi: number };

const errorRates = async (pages: readonly Drawn[]): Promise<readonly number[]> => {
  const read = await pagesOf(await pdfOfImages(pages));
  return pages.map(({ truth }, index) => errorRate(truth, read[index]?.page.text ?? ''));
};

const scan = (
  kind: keyof typeof documents,
  typeface: Typeface,
  { dpi, skew, noise }: { readonly dpi: number; readonly skew: number; readonly noise: number },
): Drawn => {
  const [text, layout] = documents[kind];
  const { canvas, truth } = drawPage(text, { typeface, layout, dpi });
  return { canvas: scanned(canvas, { skew, noise }), truth, dpi };
};

for (const typeface of typefaces)
  test(`decisions and hearings in ${typeface}, at 150 and 200 dots an inch, askew and noisy, have at most 3 letters of 100 wrong`, async () => {
    const wanted = conditions.flatMap((condition) => [
      scan('decision', typeface, condition),
      scan('hearing', typeface, condition),
    ]);
    const rates = await errorRates(wanted);
    console.log(typeface, rates.map((rate) => rate.toFixed(4)).join(' '));
    for (const rate of rates) expect(rate).toBeLessThanOrEqual(0.03);
  }, 300_000);

test('a typeface and a layout that nothing was tuned on have at most 3 letters of 100 wrong', async () => {
  const wanted = conditions.map(({ dpi, skew, noise }) => {
    const { canvas, truth } = drawPage(judgment, { typeface: 'gowun-batang', layout: judgmentLayout, dpi });
    return { canvas: scanned(canvas, { skew, noise }), truth, dpi };
  });
  const rates = await errorRates(wanted);
  console.log('held out', rates.map((rate) => rate.toFixed(4)).join(' '));
  for (const rate of rates) expect(rate).toBeLessThanOrEqual(0.03);
}, 300_000);

test('pages are read that are steep, on their heads, on their sides, in shadow, or pale', async () => {
  const dpi = 200;
  const upright = { dpi, skew: 0, noise: 8 };
  const page = (typeface: Typeface) => scan('hearing', typeface, upright);
  const changed = [
    scan('hearing', 'nanum-myeongjo', { ...upright, skew: 4 }),
    ...([90, 180, 270] as const).map((degrees) => {
      const { canvas, truth } = page('pretendard');
      return { canvas: turnedScan(canvas, degrees), truth, dpi };
    }),
    ...[shadowed, pale].map((change) => {
      const { canvas, truth } = page('nanum-myeongjo');
      return { canvas: change(canvas), truth, dpi };
    }),
  ];
  const rates = await errorRates(changed);
  console.log('changed', rates.map((rate) => rate.toFixed(4)).join(' '));
  for (const rate of rates) expect(rate).toBeLessThanOrEqual(0.03);
}, 300_000);

test('two columns are read one after the other, and the rows of a table across', async () => {
  const dpi = 200;
  const layout = { margin: 18, letters: 10, lineHeight: 1.6, columns: 2, height: 170 };
  const [serif, sans] = (['nanum-myeongjo', 'pretendard'] as const).map((typeface) => {
    const { canvas, truth } = drawPage(decision, { typeface, layout, dpi });
    return { canvas: scanned(canvas, { skew: 1, noise: 10 }), truth, dpi };
  });
  const tables = (['nanum-myeongjo', 'pretendard'] as const).map((typeface) => {
    const { canvas, truth } = drawTable(typeface, dpi);
    return { canvas: scanned(canvas, { skew: 1, noise: 10 }), truth, dpi };
  });
  const rates = await errorRates([serif, sans, ...tables].filter((page) => page !== undefined));
  console.log('columns, tables', rates.map((rate) => rate.toFixed(4)).join(' '));
  for (const rate of rates) expect(rate).toBeLessThanOrEqual(0.05);
}, 300_000);
