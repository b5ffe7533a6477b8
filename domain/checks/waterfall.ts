import { percentsOf } from '../kernel/korean/korean-formats.ts';
import type { StepOut } from './contract/check.ts';
import { factorBetween } from './win-rate/statistics/scale.ts';

/** The layout of the waterfall chart: one bar a row, each beginning where the one above ended. */

export type WaterfallInput = {
  readonly base: number;
  readonly rate: number;
  readonly steps: readonly Pick<StepOut, 'kind' | 'title' | 'value' | 'before' | 'after' | 'scale'>[];
  readonly band: { readonly low: number; readonly high: number } | null;
};

export type BarKind = 'base' | 'up' | 'down' | 'level' | 'result';

/** What a bar means to the side that reads the figure. */
export type BarLook = 'base' | 'helped' | 'hurt' | 'level' | 'result';

/** A step up raises the worker's chance, which is a company's risk. */
export const lookOf = (kind: BarKind, side: 'employee' | 'employer'): BarLook => {
  if (kind !== 'up' && kind !== 'down') return kind;
  return (kind === 'up') === (side === 'employee') ? 'helped' : 'hurt';
};

export type Row = {
  readonly kind: BarKind;
  readonly lines: readonly string[];
  /** The vertical positions of the label's first line, the bar and the next row. */
  readonly labelY: number;
  readonly barY: number;
  readonly x: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
  /** `25%`, `+5%p ×1.2`: the bar's value in words. */
  readonly figure: string;
  /** Where the figure is written, and on which side of that point. */
  readonly figureX: number;
  readonly figureAnchor: 'start' | 'end';
  /** The figure is inside the bar. */
  readonly isInside: boolean;
};

export type Waterfall = {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly Row[];
  /** The band around the result, in the last row. */
  readonly whisker: { readonly from: number; readonly to: number; readonly y: number } | null;
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
};

export const barHeight = 18;
export const lineHeight = 19;
const axisHeight = 24;
const rowGap = 16;
const labelGap = 6;
/** The band is drawn below the result's bar, so that it covers no figure. */
const whiskerGap = 12;
/** Space reserved for a figure beside a bar that reaches the edge. */
const figureRoom = 108;

/** A Korean letter is about as wide as it is high, a Latin one half of that. */
const widthOf = (text: string, fontSize: number): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? fontSize * 0.94 : fontSize * 0.55), 0);

/** Breaks at words, at most `most` lines; the rest is cut with an ellipsis (the table has the whole text). */
export const wrapped = (text: string, width: number, fontSize: number, most = 3): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, fontSize) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let end = kept[most - 1] ?? '';
  while (end !== '' && widthOf(`${end}…`, fontSize) > width) end = end.slice(0, -1);
  kept[most - 1] = `${end}…`;
  return kept;
};

const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');

const multiplier = (step: WaterfallInput['steps'][number]): string => {
  if (step.kind === 'clamp' || step.kind === 'floor' || !isBetween(step.before)) return '';
  const factor =
    typeof step.value === 'number' ? step.value : factorBetween(step.scale ?? 'rate', step.before, step.after);
  return ` ×${Math.round(factor * 1000) / 1000}`;
};

/** A rate that has odds. */
const isBetween = (rate: number): boolean => rate > 0 && rate < 1;

/** A step of ×1 may differ in the last digit. */
const changes = (step: Pick<StepOut, 'before' | 'after'>): boolean => Math.abs(step.after - step.before) > 1e-9;

export const waterfallOf = (
  input: WaterfallInput,
  labels: { base: string; result: string; clamp: string; floor: string },
  width: number,
): Waterfall => {
  const fontSize = 14;
  const scale = (fraction: number): number => Math.round(Math.min(Math.max(fraction, 0), 1) * width * 10) / 10;
  const rows: Row[] = [];
  let y = axisHeight;

  const add = (kind: BarKind, label: string, from: number, to: number, figure: string): void => {
    const lines = wrapped(label, width, fontSize);
    const left = scale(Math.min(from, to));
    const right = scale(Math.max(from, to));
    const barY = y + lines.length * lineHeight + labelGap;
    const fitsRight = right + figureRoom <= width;
    rows.push({
      kind,
      lines,
      labelY: y + lineHeight - 5,
      barY,
      x: left,
      // A change too small to see is drawn as a line.
      width: Math.max(right - left, 2),
      from,
      to,
      figure,
      figureX: fitsRight ? right + 8 : left - 8,
      figureAnchor: fitsRight ? 'start' : 'end',
      isInside: false,
    });
    y = barY + barHeight + rowGap;
  };

  add('base', labels.base, 0, input.base, `${percentsOf(input.base)}%`);
  for (const step of input.steps.filter(changes)) {
    // Whole points, as everywhere on the page: the figures beside the rows are what is added up.
    const change = percentsOf(step.after) - percentsOf(step.before);
    const kind = step.after > step.before ? 'up' : step.after < step.before ? 'down' : 'level';
    add(
      kind,
      step.kind === 'clamp' ? labels.clamp : step.kind === 'floor' ? labels.floor : step.title,
      step.before,
      step.after,
      `${signed(change)}%p${multiplier(step)}`,
    );
  }
  add('result', labels.result, 0, input.rate, `${percentsOf(input.rate)}%`);

  const last = rows.at(-1);
  // A bar that fills the width has no space beside it: its figure is inside, at the left.
  const readable = rows.map((row) =>
    row.figureAnchor === 'end' && row.figureX < figureRoom
      ? { ...row, figureX: row.x + 8, figureAnchor: 'start' as const, isInside: true }
      : row,
  );
  return {
    width,
    height: y - rowGap + (input.band === null ? 8 : 2 * whiskerGap),
    rows: readable,
    whisker:
      input.band === null || last === undefined
        ? null
        : { from: scale(input.band.low), to: scale(input.band.high), y: last.barY + barHeight + whiskerGap },
    ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ x: scale(at), label: `${at * 100}%` })),
  };
};

/** The steps with the strongest effect, the strongest first: by what they multiplied, on the scale on which they did. */
export const strongest = <S extends Pick<StepOut, 'kind' | 'before' | 'after' | 'scale'>>(
  steps: readonly S[],
  most = 3,
): { readonly up: readonly S[]; readonly down: readonly S[] } => {
  const weight = (step: S): number => Math.abs(Math.log(factorBetween(step.scale ?? 'rate', step.before, step.after)));
  const moved = steps.filter(
    (step) =>
      (step.kind === 'ratio' || step.kind === 'range') &&
      changes(step) &&
      isBetween(step.before) &&
      isBetween(step.after),
  );
  const heaviest = (of: readonly S[]): S[] => [...of].sort((one, other) => weight(other) - weight(one)).slice(0, most);
  return {
    up: heaviest(moved.filter((step) => step.after > step.before)),
    down: heaviest(moved.filter((step) => step.after < step.before)),
  };
};
