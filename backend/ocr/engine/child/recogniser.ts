import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReadWord } from '@nomucheck/domain/ocr/reading/read-page.ts';
import { createWorker, OEM, PSM } from 'tesseract.js';
import { partsOf } from '../image/columns.ts';
import { cropped, type Grey, type PixelBox, pgmOf } from '../image/grey.ts';
import { withoutRules } from '../image/rules.ts';

/** Recognises Korean in images, one at a time, with what is in the packages alone. */
export type Recogniser = {
  readonly recognise: (page: Grey, dpi: number) => Promise<readonly (readonly ReadWord[])[]>;
  readonly stop: () => Promise<void>;
};

const korean = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/kor/package.json')),
  '4.0.0_best_int',
);

export const startRecogniser = async (): Promise<Recogniser> => {
  const worker = await createWorker('kor', OEM.LSTM_ONLY, { langPath: korean, gzip: true, cacheMethod: 'none' });
  // One block a part: the other modes lose lines. Without the second, a blank stands between syllables.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, preserve_interword_spaces: '1' });

  const recognisePart = async (page: Grey, part: PixelBox) => {
    const { data } = await worker.recognize(pgmOf(cropped(page, part)), {}, { text: false, blocks: true });
    const found = data.blocks?.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines)) ?? [];
    return found.map(({ text, words }) =>
      joined(
        text,
        words.map((word) => placed(word, part, page)),
      ),
    );
  };

  return {
    recognise: async (page, dpi) => {
      const clear = withoutRules(page, dpi);
      const lines: (readonly ReadWord[])[] = [];
      for (const part of partsOf(clear, dpi)) lines.push(...(await recognisePart(clear, part)));
      return lines.filter((line) => line.length > 0);
    },
    stop: async () => {
      await worker.terminate();
    },
  };
};

type Found = {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
};

const placed = ({ text, confidence, bbox }: Found, part: PixelBox, { width, height }: Grey): ReadWord => ({
  text: text.trim(),
  confidence: Math.max(0, Math.min(100, confidence)),
  box: {
    left: (part.left + bbox.x0) / width,
    top: (part.top + bbox.y0) / height,
    width: (bbox.x1 - bbox.x0) / width,
    height: (bbox.y1 - bbox.y0) / height,
  },
});

/** The recogniser's words are often single syllables; those between which its line has no blank are one word. */
const joined = (line: string, words: readonly ReadWord[]): readonly ReadWord[] => {
  const found: ReadWord[] = [];
  let at = 0;
  for (const word of words) {
    const start = line.indexOf(word.text, at);
    const last = found.at(-1);
    if (last && start === at && at > 0) found[found.length - 1] = merged(last, word);
    else if (word.text !== '') found.push(word);
    at = start < 0 ? at : start + word.text.length;
  }
  return found;
};

const merged = (a: ReadWord, b: ReadWord): ReadWord => {
  const [left, top] = [Math.min(a.box.left, b.box.left), Math.min(a.box.top, b.box.top)];
  return {
    text: a.text + b.text,
    // As sure as its least sure part, because a person is to look at that.
    confidence: Math.min(a.confidence, b.confidence),
    box: {
      left,
      top,
      width: Math.max(a.box.left + a.box.width, b.box.left + b.box.width) - left,
      height: Math.max(a.box.top + a.box.height, b.box.top + b.box.height) - top,
    },
  };
};
