import { percent } from '../../kernel/korean/korean-formats.ts';
import type { Ruleset, Scale } from '../../rulesets/ruleset.ts';
import type { Band, Step } from './calculation.ts';
import type { Points } from './points.ts';
import { aboveFloor } from './statistics/uncertainty.ts';

/** A rate with its band while the answers are applied; the steps lead from the base rate to the current rate. */
export type Figure = {
  rate: number;
  low: number;
  high: number;
  readonly steps: Step[];
  /** As the ruleset declares it; the steps of one that declares none don't name it. */
  readonly scale: Scale | undefined;
};

export type Weighed = {
  readonly rate: number;
  readonly band: Band;
  /** The limit at which the rate was held; null also where the ruleset doesn't declare how uncertain it is. */
  readonly clamped: 'low' | 'high' | null;
  readonly steps: Step[];
};

/**
 * Always recorded, also if the figure is above the floor already: other cases could bring it below. Such a figure doesn't reach
 * further down than the floor itself, or a little more than the floor would look less certain than the floor.
 */
export const raiseTo = (figure: Figure, point: NonNullable<Points['floor']>, uncertainty: number): void => {
  const before = figure.rate;
  Object.assign(figure, aboveFloor(figure, point.floor, uncertainty, figure.scale ?? 'rate'));
  figure.steps.push({
    kind: 'floor',
    section: 'result',
    numbering: 0,
    title: point.text,
    answer: null,
    value: point.floor,
    before,
    after: figure.rate,
    rule: `floor:${point.key}`,
    why: `${point.why} (${point.law})`,
    ...(figure.scale ? { scale: figure.scale } : {}),
  });
};

/** A step is recorded if the rate was held back. */
export const withinBounds = ({ rate, low, high, steps, scale }: Figure, { clamp, uncertainty }: Ruleset): Weighed => {
  const within = (value: number): number => Math.max(clamp.low, Math.min(clamp.high, value));
  const held = within(rate);
  if (held !== rate) steps.push({ ...clampStep(rate, held, clamp), ...(scale ? { scale } : {}) });
  const clamped = held === rate || !uncertainty ? null : held === clamp.low ? 'low' : 'high';
  return { rate: held, band: { low: within(low), high: within(high) }, clamped, steps };
};

/** The step of a rate that was held at a limit. */
export const clampStep = (before: number, after: number, { low, high }: Ruleset['clamp']): Step => ({
  kind: 'clamp',
  section: 'result',
  numbering: 0,
  title: after === low ? '가장 낮은 값에 맞춤' : '가장 높은 값에 맞춤',
  answer: null,
  value: after,
  before,
  after,
  rule: after === low ? 'clamp:low' : 'clamp:high',
  why: `어떤 사건도 결과를 장담할 수 없어 ${percent(low)}보다 낮거나 ${percent(high)}보다 높게는 보여 드리지 않아요.`,
});
