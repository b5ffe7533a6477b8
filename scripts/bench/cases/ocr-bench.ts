import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { isLow } from '@nomucheck/domain/ocr/limits.ts';
import { ordinaryLimits } from '../../../backend/ocr/engine/limits.ts';
import { decision, hearing } from '../../../backend/ocr/engine/testing/decision-texts.fixture.ts';
import { errorRate, errorRateWithBlanks } from '../../../backend/ocr/engine/testing/error-rate.fixture.ts';
import { type PageAndImage, pagesOf } from '../../../backend/ocr/engine/testing/read-pages.fixture.ts';
import {
  decisionLayout,
  drawPage,
  hearingLayout,
  pdfOfImages,
  scanned,
} from '../../../backend/ocr/engine/testing/scanned-pages.fixture.ts';
import type { Aims } from '../aims.ts';
import { median } from '../measure.ts';

const mostErrors = 0.03;
const mostTime = 1.5;

/** The service reads with as many recognisers, against as many processes of Debian's tesseract; most first. */
const atOnce = [...new Set([ordinaryLimits.recognisers, 1])];

/** Scanned pages read by the service, and by Debian's tesseract with the same data where it is installed, like against like. */
export const benchOcr = async (rounds: number, { judge }: Aims): Promise<void> => {
  const pages = scannedPages();
  const pdf = await pdfOfImages(pages);
  const native = await openNative(pages);
  const times = atOnce.map((lanes) => ({ lanes, own: [] as number[], other: [] as number[] }));
  let [read, otherTexts]: [readonly PageAndImage[], readonly string[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const { lanes, own, other } of times) {
      own.push(await secondsOf(async () => (read = await pagesOf(pdf, { recognisers: lanes }))));
      if (native) other.push(await secondsOf(async () => (otherTexts = await native.read(lanes))));
    }
  await native?.close();

  const texts = read.map(({ page }) => page.text);
  const errors = errorsOf(pages, texts, errorRate);
  judge(
    Math.max(...errors) <= mostErrors,
    `${pages.length} scanned pages, letters wrong without blanks: ${shares(errors)} (aim ${mostErrors})`,
  );
  console.log(`  with the blanks between words: ${shares(errorsOf(pages, texts, errorRateWithBlanks))}`);
  console.log(`  ${markedWords(pages, read)}`);
  if (native) {
    const wrong = (rate: typeof errorRate) => shares(errorsOf(pages, otherTexts, rate));
    console.log(`  Debian’s tesseract, letters wrong without blanks: ${wrong(errorRate)}`);
    console.log(`  with the blanks between words: ${wrong(errorRateWithBlanks)}`);
  } else console.log('  Debian’s tesseract is not installed here: nothing to compare with');
  for (const { lanes, own, other } of times) {
    const speed = `${counted(lanes, 'recogniser')}: ${perMinute(median(own), pages.length)}`;
    if (!native) console.log(`  ${speed}`);
    else
      judge(
        median(own) <= mostTime * median(other),
        `${speed}, ${(median(own) / median(other)).toFixed(2)} times the time of ${counted(lanes, 'process')} of Debian’s tesseract (${perMinute(median(other), pages.length)}; aim ${mostTime})`,
      );
  }
};

const counted = (lanes: number, what: 'recogniser' | 'process'): string =>
  `${lanes} ${what}${lanes === 1 ? '' : what === 'process' ? 'es' : 's'}`;

/** Of each page, by one of the two rates. */
const errorsOf = (
  pages: readonly ScannedPage[],
  texts: readonly string[],
  rate: (truth: string, read: string) => number,
): readonly number[] => pages.map(({ truth }, at) => rate(truth, texts[at] ?? ''));

const scannedPages = () =>
  (['pretendard', 'nanum-myeongjo', 'gowun-dodum'] as const).flatMap((typeface) =>
    ([150, 200] as const).flatMap((dpi) =>
      (
        [
          [decision, decisionLayout],
          [hearing, hearingLayout],
        ] as const
      ).map(([text, layout]) => {
        const { canvas, truth } = drawPage(text, { typeface, layout, dpi });
        return { canvas: scanned(canvas, { skew: 1, noise: 12 }), truth, dpi };
      }),
    ),
  );

type ScannedPage = ReturnType<typeof scannedPages>[number];

const secondsOf = async (task: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await task();
  return (performance.now() - begin) / 1_000;
};

const perMinute = (seconds: number, pages: number): string => `${((pages / seconds) * 60).toFixed(0)} pages a minute`;

const shares = (rates: readonly number[]): string => {
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  return `mean ${mean.toFixed(4)}, worst ${Math.max(...rates).toFixed(4)}`;
};

/** Whether a person who looks at the marked words finds the wrong ones. A word is wrong that the page doesn't have. */
const markedWords = (pages: readonly ScannedPage[], read: readonly PageAndImage[]): string => {
  const counts = { wrong: { all: 0, marked: 0 }, right: { all: 0, marked: 0 } };
  for (const [at, { truth }] of pages.entries()) {
    const known = new Set(truth.split(/\s+/));
    for (const word of read[at]?.page.lines.flat() ?? []) {
      const count = counts[known.has(word.text) ? 'right' : 'wrong'];
      count.all += 1;
      if (isLow(word)) count.marked += 1;
    }
  }
  const { wrong, right } = counts;
  return `marked to be looked at: ${wrong.marked} of ${wrong.all} wrong words, ${right.marked} of ${right.all} right ones`;
};

const run = promisify(execFile);

/** null where Debian's tesseract is not installed. It gets the pages as images, in their own resolution. */
const openNative = async (
  pages: readonly ScannedPage[],
): Promise<{
  readonly read: (lanes: number) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
} | null> => {
  if (!(await run('tesseract', ['--version']).catch(() => null))) return null;
  const folder = await mkdtemp(join(tmpdir(), 'ocr-bench-'));
  const packed = createRequire(import.meta.url).resolve('@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz');
  await writeFile(join(folder, 'kor.traineddata'), gunzipSync(await readFile(packed)));
  const files = await Promise.all(
    pages.map(async ({ canvas }, at) => {
      const file = join(folder, `${at}.jpg`);
      await writeFile(file, canvas.toBuffer('image/jpeg', 75));
      return file;
    }),
  );
  const readOne = async (at: number): Promise<string> => {
    const given = [files[at] ?? '', '-', '-l', 'kor', '--tessdata-dir', folder, '--dpi', String(pages[at]?.dpi)];
    // With more threads than cores they wait for each other: on two cores a page takes six times as long.
    const { stdout } = await run('tesseract', given, { env: { ...process.env, OMP_THREAD_LIMIT: '1' } });
    return stdout;
  };
  return {
    read: async (lanes) => {
      const texts: string[] = [];
      const left = files.keys();
      const lane = async () => {
        for (const at of left) texts[at] = await readOne(at);
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      return texts;
    },
    close: () => rm(folder, { recursive: true }),
  };
};
