import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { degrees, PDFDocument } from 'pdf-lib';
import { turned } from '../image/grey.ts';

/** Scans as an office makes them: a text set in a typeface, drawn, put on the glass a little askew, with noise, as JPEG in a PDF. */

const require = createRequire(import.meta.url);
const fontsource = (name: string) => `@fontsource/${name}/files/${name}-korean-400-normal.woff2`;
const files = {
  pretendard: 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'nanum-myeongjo': fontsource('nanum-myeongjo'),
  'gowun-dodum': fontsource('gowun-dodum'),
  'gowun-batang': fontsource('gowun-batang'),
} as const;
export type Typeface = keyof typeof files;

const registered = new Set<Typeface>();
const familyOf = (typeface: Typeface): string => {
  // Pretendard has the few signs that the others lack.
  for (const wanted of [typeface, 'pretendard'] as const) {
    if (!registered.has(wanted)) GlobalFonts.register(readFileSync(require.resolve(files[wanted])), wanted);
    registered.add(wanted);
  }
  return `"${typeface}", "pretendard"`;
};

/** All in millimetres but the letters, which are in points. */
export type Layout = {
  readonly width?: number;
  readonly height?: number;
  readonly margin: number;
  readonly letters: number;
  readonly lineHeight: number;
  readonly centred?: RegExp;
  readonly indent?: number;
  readonly footer?: string;
  readonly columns?: number;
};

export const decisionLayout: Layout = {
  margin: 22,
  letters: 12,
  lineHeight: 1.7,
  centred: /^(서울지방.*|[주이] [문유])$/,
};
export const hearingLayout: Layout = { margin: 28, letters: 11, lineHeight: 1.5, indent: 4, centred: /회의록$/ };
/** Held out: see `judgment`. */
export const judgmentLayout: Layout = {
  margin: 30,
  letters: 13,
  lineHeight: 1.9,
  indent: 6,
  centred: /^(판 결|[주이] [문유])$/,
  footer: '- 3 -',
};

export type Scan = {
  readonly typeface: Typeface;
  readonly layout: Layout;
  readonly dpi: number;
  /** Degrees clockwise. */
  readonly skew?: number;
  /** The standard deviation of a pixel's grey, of 255. */
  readonly noise?: number;
  readonly quality?: number;
};

const perMillimetre = (dpi: number) => dpi / 25.4;

/** The lines as they are broken; Korean breaks between words. */
const broken = (drawing: SKRSContext2D, paragraph: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/(?<=\s)(?=\S)/)) {
    if (line !== '' && drawing.measureText((line + word).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
};

/** A page with as many of the paragraphs as it has room for, and the text that stands on it. */
export const drawPage = (
  paragraphs: readonly string[],
  { typeface, layout, dpi }: Pick<Scan, 'typeface' | 'layout' | 'dpi'>,
): { readonly canvas: Canvas; readonly truth: string } => {
  const millimetre = perMillimetre(dpi);
  const { width = 210, height = 297, margin, letters, lineHeight, centred, indent = 0, footer, columns = 1 } = layout;
  const canvas = createCanvas(Math.round(width * millimetre), Math.round(height * millimetre));
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.fillStyle = '#111';
  const size = (letters * dpi) / 72;
  drawing.font = `${size}px ${familyOf(typeface)}`;
  const gutter = 10 * millimetre;
  const columnWidth = (canvas.width - 2 * margin * millimetre - (columns - 1) * gutter) / columns;
  const bottom = canvas.height - margin * millimetre;
  const truth: string[] = [];
  let column = 0;
  let y = margin * millimetre + size;
  for (const paragraph of paragraphs) {
    for (const [index, line] of broken(drawing, paragraph, columnWidth - indent * millimetre).entries()) {
      if (y > bottom) {
        column += 1;
        y = margin * millimetre + size;
      }
      if (column >= columns) break;
      const left = margin * millimetre + column * (columnWidth + gutter);
      const isCentred = centred?.test(paragraph) ?? false;
      const x = isCentred
        ? left + (columnWidth - drawing.measureText(line).width) / 2
        : left + (index > 0 ? indent * millimetre : 0);
      drawing.fillText(line, x, y);
      truth.push(line);
      y += size * lineHeight;
    }
    y += size * 0.3;
  }
  if (footer) {
    drawing.fillText(footer, (canvas.width - drawing.measureText(footer).width) / 2, canvas.height - 12 * millimetre);
    truth.push(footer);
  }
  return { canvas, truth: truth.join('\n') };
};

const table: readonly (readonly [string, string, string])[] = [
  ['구분', '내용', '비고'],
  ['근로자', '박가람, 2019. 3. 4. 입사', '지게차 운전원'],
  ['사용자', '주식회사 한빛물류', '상시 48명'],
  ['해고일', '2023. 8. 31.', '서면 통지 없음'],
  ['임금', '월 2,850,000원', '상여금 연 400%'],
  ['신청일', '2023. 9. 14.', '우편 접수'],
];

/** A table with lines between a sentence before and one after. */
export const drawTable = (typeface: Typeface, dpi: number): { readonly canvas: Canvas; readonly truth: string } => {
  const layout = { margin: 22, letters: 11, lineHeight: 1.7 };
  const [before, after] = ['1. 당사자의 지위는 다음 표와 같다.', '2. 사용자는 이를 다투지 아니한다.'];
  const { canvas } = drawPage([before], { typeface, layout, dpi });
  const drawing = canvas.getContext('2d');
  const millimetre = perMillimetre(dpi);
  const edges = [22, 55, 125, 188].map((edge) => edge * millimetre);
  const height = 9 * millimetre;
  drawing.lineWidth = 2;
  for (const [row, cells] of table.entries())
    for (const [column, cell] of cells.entries()) {
      const [left = 0, right = 0] = edges.slice(column);
      const top = 34 * millimetre + row * height;
      drawing.strokeRect(left, top, right - left, height);
      drawing.fillText(cell, left + 3 * millimetre, top + 0.68 * height);
    }
  drawing.fillText(after, 22 * millimetre, 34 * millimetre + (table.length + 1) * height);
  return { canvas, truth: [before, ...table.map((cells) => cells.join(' ')), after].join('\n') };
};

/** Paper that gets darker to the right, as in a book that lies open. */
export const shadowed = (page: Canvas): Canvas => {
  const drawing = page.getContext('2d');
  const shadow = drawing.createLinearGradient(0, 0, page.width, 0);
  shadow.addColorStop(0, 'rgba(0, 0, 0, 0)');
  shadow.addColorStop(1, 'rgba(0, 0, 0, 0.55)');
  drawing.fillStyle = shadow;
  drawing.fillRect(0, 0, page.width, page.height);
  return page;
};

/** The pale print of a toner that is running out. */
export const pale = (page: Canvas): Canvas => {
  const drawing = page.getContext('2d');
  drawing.fillStyle = 'rgba(255, 255, 255, 0.65)';
  drawing.fillRect(0, 0, page.width, page.height);
  return page;
};

/** Always the same noise. */
const gaussian = (seed: number): (() => number) => {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 1) / 4294967297;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
};

const addNoise = (canvas: Canvas, deviation: number) => {
  const drawing = canvas.getContext('2d');
  const image = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const next = gaussian(7);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const change = next() * deviation;
    for (const channel of [at, at + 1, at + 2]) data[channel] = (data[channel] ?? 0) + change;
  }
  drawing.putImageData(image, 0, 0);
};

/** What the scanner makes of a drawn page. */
export const scanned = (page: Canvas, { skew = 0, noise = 0 }: Pick<Scan, 'skew' | 'noise'>): Canvas => {
  const glass = createCanvas(page.width, page.height);
  const drawing = glass.getContext('2d');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, glass.width, glass.height);
  drawing.translate(page.width / 2, page.height / 2);
  drawing.rotate((skew * Math.PI) / 180);
  drawing.drawImage(page, -page.width / 2, -page.height / 2);
  drawing.resetTransform();
  if (noise > 0) addNoise(glass, noise);
  return glass;
};

/** Laid on the glass on its side or on its head. */
export const turnedScan = (page: Canvas, degrees: 90 | 180 | 270): Canvas => turned(page, degrees);

/** A PDF of page images, each as large as its scan was; `rotate` is the page's own /Rotate, which the image undoes. */
export const pdfOfImages = async (
  pages: readonly {
    readonly canvas: Canvas;
    readonly dpi: number;
    readonly quality?: number;
    readonly rotate?: number;
  }[],
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  for (const { canvas, dpi, quality = 75, rotate = 0 } of pages) {
    const image = await pdf.embedJpg(canvas.toBuffer('image/jpeg', quality));
    const [width, height] = [(canvas.width * 72) / dpi, (canvas.height * 72) / dpi];
    const page = pdf.addPage([width, height]);
    page.drawImage(image, { x: 0, y: 0, width, height });
    if (rotate) page.setRotation(degrees(rotate));
  }
  return pdf.save();
};
