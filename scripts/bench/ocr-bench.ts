import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { isLow } from '@nomucheck/domain/ocr/limits.ts';
import { ordinaryLimits } from '../../backend/ocr/engine/limits.ts';
import { decision, hearing } from '../../backend/ocr/engine/testing/decision-texts.fixture.ts';
import { errorRate } from '../../backend/ocr/engine/testing/error-rate.fixture.ts';
import { type PageAndImage, pagesOf } from '../../backend/ocr/engine/testing/read-pages.fixture.ts';
import {
  decisionLayout,
  drawPage,
  hearingLayout,
  pdfOfImages,
  scanned,
} from '../../backend/ocr/engine/testing/scanned-pages.fixture.ts';
import type { Aims } from './aims.ts';
import { median } from './measure.ts';

const mostErrors = 0.03;
const mostTime = 1.5;

/**
 * Scanned pages read by the service, and by Debian's tesseract with the same data where it is installed: page by page, and, for
 * information, as many pages at a time as the service reads.
 */
export const benchOcr = async (rounds: number, { judge }: Aims): Promise<void> => {
  const pages = scannedPages();
  const pdf = await pdfOfImages(pages);
  const native = await openNative(pages);
  const [own, other, together]: [number[], number[], number[]] = [[], [], []];
  let [ownTexts, otherTexts]: [readonly string[], readonly string[]] = [[], []];
  let read: readonly PageAndImage[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await secondsOf(async () => (read = await pagesOf(pdf))));
    ownTexts = read.map(({ page }) => page.text);
    if (!native) continue;
    other.push(await secondsOf(async () => (otherTexts = await native.read(1))));
    together.push(await secondsOf(() => native.read(ordinaryLimits.recognisers)));
  }
  await native?.close();

  const errorsOf = (texts: readonly string[]) => pages.map(({ truth }, at) => errorRate(truth, texts[at] ?? ''));
  const errors = errorsOf(ownTexts);
  const seconds = median(own);
  judge(
    Math.max(...errors) <= mostErrors,
    `${pages.length} scanned pages: ${perMinute(seconds, pages.length)}, letters wrong: ${shares(errors)} (aim ${mostErrors})`,
  );
  console.log(`  ${markedWords(pages, read)}`);
  if (!native) console.log('  Debian’s tesseract is not installed here: nothing to compare with');
  else {
    judge(
      seconds <= mostTime * median(other),
      `${(seconds / median(other)).toFixed(2)} times the time of Debian’s tesseract (${perMinute(median(other), pages.length)}, letters wrong: ${shares(errorsOf(otherTexts))}; aim ${mostTime})`,
    );
    const ratio = (seconds / median(together)).toFixed(2);
    console.log(`  ${ratio} times its time where ${ordinaryLimits.recognisers} of it run at once`);
  }
};

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
  readonly read: (atOnce: number) => Promise<readonly string[]>;
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
    read: async (atOnce) => {
      const texts: string[] = [];
      const left = files.keys();
      const lane = async () => {
        for (const at of left) texts[at] = await readOne(at);
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
      return texts;
    },
    close: () => rm(folder, { recursive: true }),
  };
};
