import { expect, test } from 'vitest';
import { partsOf } from './columns.ts';
import { type Grey, smoothed } from './grey.ts';
import { cleaned } from './paper.ts';
import { withoutRules } from './rules.ts';
import { linesOf } from './skew.ts';

const dpi = 100;
const [width, height] = [800, 1000];

type Box = readonly [left: number, top: number, width: number, height: number];

const page = (boxes: readonly Box[], { ink = 0, paper = 255 } = {}): Grey => {
  const data = new Uint8Array(width * height).fill(paper);
  for (const [left, top, across, down] of boxes)
    for (let y = top; y < top + down; y += 1) data.fill(ink, y * width + left, y * width + left + across);
  return { data, width, height };
};

/** Lines of text as blocks of ink with gaps between words; the last line of five is short. */
const text = (left: number, top: number, across: number, lines: number): readonly Box[] =>
  Array.from({ length: lines }, (_, line): readonly Box[] => {
    const words = Math.floor((line % 5 === 4 ? across / 2 : across) / 25);
    return Array.from({ length: words }, (_, word): Box => [left + word * 25, top + line * 20, 20, 10]);
  }).flat();

const shadeAt = ({ data }: Grey, x: number, y: number) => data[y * width + x];

test('lines that fall by three degrees are found to fall by three degrees, and a blank page to be level', () => {
  const slope = Math.tan((3 * Math.PI) / 180);
  const level = page(text(80, 100, 640, 30));
  const falling = page([]);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = Math.round(y - (x - width / 2) * slope);
      falling.data[y * width + x] = from >= 0 && from < height ? (level.data[from * width + x] ?? 255) : 255;
    }
  expect(linesOf(falling)).toMatchObject({ areSideways: false });
  expect(linesOf(falling).skew).toBeCloseTo(3, 0);
  expect(linesOf(level).skew).toBeCloseTo(0, 5);
  expect(linesOf(page([]))).toMatchObject({ areSideways: false, skew: 0 });
});

test('lines that run from top to bottom lie on their side', () => {
  const sideways = page(text(80, 100, 640, 30).map(([left, top, across, down]) => [top, left, down, across]));
  expect(linesOf(sideways).areSideways).toBe(true);
});

test('the lines of a table go, its letters stay', () => {
  const cleared = withoutRules(
    page([
      [100, 100, 600, 2],
      [100, 100, 2, 300],
      [150, 150, 20, 20],
    ]),
    dpi,
  );
  expect(shadeAt(cleared, 300, 100)).toBe(255);
  expect(shadeAt(cleared, 100, 250)).toBe(255);
  expect(shadeAt(cleared, 160, 160)).toBe(0);
});

test('two columns under a heading are three parts, in the order in which they are read', () => {
  const parts = partsOf(page([...text(80, 60, 640, 2), ...text(80, 140, 300, 30), ...text(430, 140, 300, 30)]), dpi);
  expect(parts).toHaveLength(3);
  const [heading, left, right] = parts;
  expect(heading?.width).toBeGreaterThan(790);
  expect((left?.left ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.left ?? 0);
  expect(right?.top).toBe(left?.top);
});

test('a column of names beside their values is not taken for two columns', () => {
  const names = Array.from({ length: 20 }, (_, line): Box => [80, 100 + line * 20, 60, 10]);
  const values = Array.from({ length: 20 }, (_, line): Box => [300, 100 + line * 20, 120 + (line % 4) * 90, 10]);
  expect(partsOf(page([...names, ...values]), dpi)).toHaveLength(1);
});

test('pale ink on grey paper becomes dark ink on white paper, and a blank page stays white', () => {
  const clean = cleaned(page(text(80, 100, 640, 30), { ink: 150, paper: 200 }));
  expect(shadeAt(clean, 5, 5) ?? 0).toBeGreaterThan(240);
  expect(shadeAt(clean, 90, 105)).toBeLessThan(60);
  expect(Math.min(...cleaned(page([], { paper: 190 })).data.subarray(width + 1, 2 * width - 1))).toBeGreaterThan(240);
});

test('a single dark grain is evened out', () => {
  expect(shadeAt(smoothed(page([[400, 400, 1, 1]])), 400, 400)).toBeGreaterThan(180);
});
