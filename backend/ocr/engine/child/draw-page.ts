import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OcrFailed } from '../engine.ts';

/** Scans are recognised no better above it, and 1.5 times as slowly. */
export const dpi = 200;

/** A page of three metres. Above 65,535 pixels no JPEG can be made of it. */
const longestSide = 24_000;

export const viewportOf = (page: PDFPageProxy) => page.getViewport({ scale: dpi / 72 });

export type Drawn = {
  readonly canvas: Canvas;
  /** An image of the page couldn't be decoded, wholly or in part. */
  readonly isBroken: boolean;
};

/** The page as a person sees it, in its own rotation, at `dpi`. */
export const drawPage = async (page: PDFPageProxy, most: number): Promise<Drawn> => {
  const viewport = viewportOf(page);
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const tooLarge = new OcrFailed('page_too_large', page.pageNumber);
  if (!(width * height <= most) || Math.max(width, height) > longestSide) throw tooLarge;
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
  return { canvas, isBroken: heard.some((warning) => brokenImage.test(warning)) };
};

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
