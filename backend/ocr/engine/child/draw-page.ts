import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { longestPageSide } from '@nomucheck/domain/ocr/limits.ts';
import { OPS, type PageViewport, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OcrFailed } from '../engine.ts';

/** Scans are recognised no better above it, and 1.5 times as slowly. */
export const dpi = 200;

/** In pixels. Above 65,535 no JPEG can be made of a page. */
const longestSide = 24_000;

export type Drawn = {
  readonly canvas: Canvas;
  /** From points of the page to pixels of the canvas. */
  readonly viewport: PageViewport;
  /** An image of the page couldn't be decoded, wholly or in part. */
  readonly isBroken: boolean;
};

/** The page as a person sees it, in its own rotation, at `dpi`; a page too large for `most` pixels at less than that. */
export const drawPage = async (page: PDFPageProxy, most: number): Promise<Drawn> => {
  const tooLarge = new OcrFailed('page_too_large', page.pageNumber);
  const paper = page.getViewport({ scale: 1 });
  if (!(Math.max(paper.width, paper.height) <= longestPageSide)) throw tooLarge;
  const viewport = page.getViewport({ scale: await scaleFor(page, paper, most) });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  if (width < 1 || height < 1) throw new OcrFailed('damaged', page.pageNumber);
  const canvas = createCanvas(width, height);
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  const warnings = listen();
  try {
    // What a person filled into a form is part of the page; what a script would do on opening it is not.
    await page.render({ canvas: null, canvasContext: drawing, viewport, annotationMode: 1 }).promise;
  } finally {
    warnings.end();
  }
  const heard = warnings.heard();
  if (heard.some((warning) => warning.includes('Image exceeded maximum allowed size'))) throw tooLarge;
  return { canvas, viewport, isBroken: heard.some((warning) => brokenImage.test(warning)) };
};

/** The longer side of A4 and of A3, in points. */
const [a4, a3] = [842, 1191];

/** Pixels a point. */
const scaleFor = async (page: PDFPageProxy, { width, height }: PageViewport, most: number): Promise<number> => {
  const longer = Math.max(width, height);
  // Some scanners write the pixels of a page as its points: A4 at 300 dots an inch gets a paper of 87 by 124 cm.
  if (longer > a3 * 1.1 && (await hasPixelsForPoints(page))) return (dpi / 72) * (a4 / longer);
  return Math.min(dpi / 72, Math.sqrt(most / (width * height)), longestSide / longer);
};

/** Whether an image about as wide as the page has about one pixel a point: no letters could be read on paper of that size. */
const hasPixelsForPoints = async (page: PDFPageProxy): Promise<boolean> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return fnArray.some((operator, at) => {
    const given: unknown = operator === OPS.paintImageXObject ? argsArray[at] : null;
    const [, across, down]: readonly unknown[] = Array.isArray(given) ? given : [];
    return isNear(across, right - left) || isNear(down, top - bottom);
  });
};

const isNear = (pixels: unknown, points: number): boolean =>
  typeof pixels === 'number' && pixels > 0.7 * points && pixels < 1.3 * points;

const brokenImage = /Unable to decode image|ignoring the rest of the image data|Dependent image isn't ready/;

/** pdf.js leaves out an image that is too large or broken and says so in a warning alone. One page is drawn at a time. */
const listen = () => {
  const heard: string[] = [];
  const { warn, log } = console;
  const note = (...said: unknown[]) => {
    heard.push(said.join(' '));
  };
  console.warn = note;
  console.log = note;
  return {
    heard: (): readonly string[] => heard,
    end: () => {
      console.warn = warn;
      console.log = log;
    },
  };
};
