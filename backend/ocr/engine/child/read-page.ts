import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { ReadPage, ReadWord } from '@nomucheck/domain/ocr/reading/read-page.ts';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OcrFailed } from '../engine.ts';
import { type Grey, greyOf, ink, turned } from '../image/grey.ts';
import { cleaned } from '../image/paper.ts';
import { linesOf } from '../image/skew.ts';
import { type Drawn, dpi, drawPage } from './draw-page.ts';
import type { Recogniser } from './recogniser.ts';
import { besideLetters, linesBeside, withLinesBeside } from './text-layer/beside-layer.ts';
import { isTextHidden } from './text-layer/hidden-text.ts';
import { isLegible, type TextLayer, textLayerOf } from './text-layer/text-layer.ts';

type Lines = readonly (readonly ReadWord[])[];

export type DrawnPage = Drawn & {
  readonly page: number;
  readonly grey: Grey;
  readonly layer: TextLayer;
  /** What the layer says is not what a person sees. */
  readonly isHidden: boolean;
};

/** Wide enough to read it beside its text in a browser. */
const widestImage = 1600;
const imageQuality = 70;

export const drawAndFindText = async (page: PDFPageProxy, mostPixels: number): Promise<DrawnPage> => {
  const drawn = await drawPage(page, mostPixels);
  const grey = greyOf(drawn.canvas);
  const layer = await textLayerOf(page, grey, drawn.viewport);
  const isHidden = layer.lines.length > 0 && (await isTextHidden(page));
  return { ...drawn, page: page.pageNumber, grey, layer, isHidden };
};

/** From this share of the page's ink on, what stands beside the layer's words may be the page itself. */
const mostBeside = 0.7;

/**
 * Reads what stands on a page: its text layer, with what is recognised beside it, or what is recognised of the whole page where
 * the layer says little of it.
 * @throws OcrFailed where a broken image may have had more
 */
export const readPage = async (
  { page, canvas, isBroken, grey, layer, isHidden }: DrawnPage,
  recogniser: () => Promise<Recogniser>,
): Promise<{ readonly page: ReadPage; readonly image: Buffer }> => {
  const own = isLegible(textOf(layer.lines)) ? layer.lines : [];
  const beside = own.length > 0 && !isHidden ? besideLetters(grey, layer.places) : null;
  const layered = async (rest: Grey) => {
    const found = await linesBeside(rest, recogniser);
    if (found.length === 0) return finished(page, canvas, 'text_layer', own);
    return finished(page, canvas, 'mixed', withLinesBeside(own, found));
  };
  if (beside && beside.share < mostBeside) return layered(beside.rest);
  if (isBroken) throw new OcrFailed('damaged', page);
  const clean = cleaned(grey);
  if (isBlank(clean)) return finished(page, canvas, own.length > 0 ? 'text_layer' : 'recognised', own);
  const upright = await recogniseUpright(straightened(canvas, clean), await recogniser());
  // Hidden words are another program's recognition: believed only where less than half of them is recognised here. Pictures
  // and seals are ink beside the words, too: then not much more is found than the layer has.
  if (isHidden && lengthOf(own) * 0.5 >= lengthOf(upright.lines)) return finished(page, canvas, 'text_layer', own);
  if (beside && lengthOf(own) * 1.2 >= lengthOf(upright.lines)) return layered(beside.rest);
  return finished(page, upright.canvas, 'recognised', upright.lines);
};

type Straight = { readonly canvas: Canvas; readonly grey: Grey };

/** Letters that stand on their heads are read with a confidence of about 15, others of about 90. */
const recogniseUpright = async (
  { canvas, grey }: Straight,
  { recognise }: Recogniser,
): Promise<{ readonly canvas: Canvas; readonly lines: Lines }> => {
  const lines = await recognise(grey, dpi);
  if (confidenceOf(lines) >= 50) return { canvas, lines };
  const overturned = turned(canvas, 180);
  const others = await recognise(cleaned(greyOf(overturned)), dpi);
  return confidenceOf(others) > confidenceOf(lines) + 20 ? { canvas: overturned, lines: others } : { canvas, lines };
};

/** The mean of all letters. */
const confidenceOf = (lines: Lines): number => {
  const words = lines.flat();
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters);
};

const textOf = (lines: Lines): string => lines.map((line) => line.map(({ text }) => text).join(' ')).join('\n');

/** In letters, doubtful words left out. */
const lengthOf = (lines: Lines): number =>
  lines
    .flat()
    .filter(({ confidence }) => confidence >= 60)
    .reduce((sum, { text }) => sum + text.length, 0);

/** Fewer dark pixels than one letter has. */
const isBlank = ({ data }: Grey): boolean => {
  let dark = 0;
  for (let at = 0; at < data.length && dark < 50; at += 1) if ((data[at] ?? 255) < ink) dark += 1;
  return dark < 50;
};

/**
 * Lines run across and level. From two degrees on, letters are mistaken for others twice as often; half a degree is the
 * least that matters.
 */
const straightened = (canvas: Canvas, grey: Grey): Straight => {
  const { areSideways, skew } = linesOf(grey);
  if (!areSideways && Math.abs(skew) < 0.5) return { canvas, grey };
  const across = areSideways ? turned(canvas, 90) : canvas;
  const straight = Math.abs(skew) < 0.5 ? across : turned(across, -skew);
  return { canvas: straight, grey: cleaned(greyOf(straight)) };
};

const finished = (page: number, canvas: Canvas, how: ReadPage['how'], lines: Lines) => {
  const image = shrunk(canvas);
  const { width, height } = image;
  return {
    page: { page, width, height, how, lines, text: textOf(lines) },
    image: image.toBuffer('image/jpeg', imageQuality),
  };
};

const shrunk = (canvas: Canvas): Canvas => {
  const scale = Math.min(1, widestImage / canvas.width);
  if (scale === 1) return canvas;
  const small = createCanvas(widestImage, Math.max(1, Math.round(canvas.height * scale)));
  small.getContext('2d').drawImage(canvas, 0, 0, small.width, small.height);
  return small;
};
