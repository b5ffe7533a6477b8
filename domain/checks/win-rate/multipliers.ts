import { percent } from '../../kernel/korean-formats.ts';
import type { AnswerValue, Outcome, Range, Ruleset, Scale } from '../../rulesets/ruleset.ts';
import type { Band, Step } from './calculation.ts';
import { outweighedBy } from './correlated.ts';
import type { Points } from './points.ts';
import type { Reading, ReadStep } from './reading.ts';
import { multiplied } from './scale.ts';
import { atFloor, widened } from './uncertainty.ts';

/** A rate with its band while the answers are applied; the steps lead from the base rate to the current rate. */
type Figure = {
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
 * Applies all answers to rate and band in the order answered (of one item its ratio, its range, its keywords, its advice),
 * widens the band by the declared uncertainty of the multipliers, raises the rate to the floor of a fact that makes the
 * dismissal void, then keeps both within the limits and records a step if the rate was held back.
 */
export const weigh = (
  ruleset: Ruleset,
  reading: Reading,
  floor: Points['floor'],
  from: number,
  { low, high }: Band,
): Weighed => {
  const figure: Figure = { rate: from, low, high, steps: [], scale: ruleset.scale };
  const outweighed = outweighedBy(ruleset, reading.steps);
  weighNotice(ruleset, reading, figure);
  for (const read of reading.steps) {
    const { outcome, counts } = read;
    if (outcome === null) continue;
    const multiplies = read.section.ratioMode !== 'general';
    if (counts && multiplies && outcome.ratio !== undefined) {
      const why = outweighed.get(read.item.key);
      if (why === undefined) record(figure, read, 'ratio', outcome.ratio, outcome.ratio);
      else recordOutweighed(figure, read, why);
    }
    // The range is attached to this item and uses other items, so it applies even if this answer itself has no effect.
    if (multiplies && outcome.range) weighRange(figure, read, outcome.range, reading.steps);
    if (counts) recordQuietly(figure, read, outcome, reading.beside.has(read.section));
  }
  const { uncertainty } = ruleset;
  if (uncertainty) Object.assign(figure, widened(figure, uncertainty.perMultiplier, figure.scale ?? 'rate'));
  if (floor) raiseTo(figure, floor, uncertainty?.perMultiplier ?? 0);
  return withinBounds(figure, ruleset);
};

/**
 * Multiplies and records a step. One object a step, because a figure has dozens of steps and there are thousands of
 * figures.
 */
const record = (
  figure: Figure,
  { step: asked, item, side }: ReadStep,
  kind: Step['kind'],
  value: Step['value'],
  factor: number,
): Step => {
  const before = multiply(figure, factor);
  const step: Step = {
    kind,
    section: asked.section,
    numbering: asked.numbering,
    title: asked.title,
    answer: asked.value,
    value,
    before,
    after: figure.rate,
    rule: `${item.key}:${side}`,
    why: item.why,
  };
  if (asked.derivedFrom) step.derivedFrom = asked.derivedFrom;
  if (figure.scale) step.scale = figure.scale;
  figure.steps.push(step);
  return step;
};

/** Multiplies rate and band on their scale; the rate before. */
const multiply = (figure: Figure, factor: number): number => {
  const { rate, low, high, scale = 'rate' } = figure;
  figure.rate = multiplied(scale, rate, factor);
  figure.low = multiplied(scale, low, factor);
  figure.high = multiplied(scale, high, factor);
  return rate;
};

/** A correlated item has a stronger answer for the same circumstance: a step is recorded, without effect. */
const recordOutweighed = (figure: Figure, read: ReadStep, why: string): void => {
  const step = record(figure, read, 'ratio', 1, 1);
  step.rule += ':correlated';
  step.why = why;
};

/**
 * Always recorded, also if the figure is above the floor already: other cases could bring it below. Such a figure doesn't reach
 * further down than the floor itself, or a little more than the floor would look less certain than the floor.
 */
const raiseTo = (figure: Figure, point: NonNullable<Points['floor']>, uncertainty: number): void => {
  const before = figure.rate;
  const floor = atFloor(point.floor, uncertainty, figure.scale ?? 'rate');
  if (before < point.floor) Object.assign(figure, floor);
  else figure.low = Math.max(figure.low, floor.low);
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

/** 1 + the sum of the parts of the answers in start..end; items without an answer, or unknown, add nothing. */
const weighRange = (figure: Figure, at: ReadStep, range: Range, steps: readonly ReadStep[]): void => {
  const inside = steps.filter(
    ({ section, item, outcome, counts }) =>
      section === at.section &&
      counts &&
      outcome !== null &&
      item.numbering >= range.start &&
      item.numbering <= range.end,
  );
  if (inside.length === 0) return;
  const parts = inside.map((read) => partOf(read, range));
  const factor = parts.reduce((sum, part) => sum + part.value, 1);
  const step = record(figure, at, 'range', factor, factor);
  step.parts = parts;
  step.rule += ':range';
  step.why = inside.map(({ item }) => item.why).join(' ');
};

/** `trueRatio` for yes and `falseRatio` for no; for a reversed item the answer is exchanged before. */
const partOf = ({ item, side }: ReadStep, range: Range): NonNullable<Step['parts']>[number] => {
  const reversed = range.reversePositive.includes(item.numbering);
  const reads = (side === 'positive') !== reversed;
  const positive = reversed ? (range.reverseValue ?? range.trueRatio) : range.trueRatio;
  return {
    numbering: item.numbering,
    title: item.title,
    answer: side === 'positive' ? 'yes' : 'no',
    reversed,
    value: reads ? positive : range.falseRatio,
  };
};

/**
 * Steps that don't change the figure: keywords (they choose the cases of the base rate) and the advice to consult a person.
 */
const recordQuietly = (
  figure: Figure,
  read: ReadStep,
  { keyword_change, suggest }: Outcome,
  isBeside: boolean,
): void => {
  if (keyword_change && !isBeside) record(figure, read, 'keyword', [...keyword_change.keywords], 1);
  if (suggest) record(figure, read, 'suggest', true, 1);
};

/** The intake's way of notice has a multiplier only if no section's does, and only if the law requires writing at all. */
const weighNotice = (ruleset: Ruleset, reading: Reading, figure: Figure): void => {
  const notice: AnswerValue | undefined = reading.answers.get('intake/notice');
  const multiplier = typeof notice === 'string' ? ruleset.noticeMultipliers[notice] : undefined;
  if (notice === undefined || multiplier === undefined || multiplier === 1) return;
  if (reading.generalOnly || reading.weighsNotice || reading.suspended.has('intake/notice')) return;
  const question = ruleset.intake.find(({ key }) => key === 'intake/notice');
  const before = multiply(figure, multiplier);
  figure.steps.push({
    kind: 'ratio',
    section: 'intake',
    numbering: question?.numbering ?? 9,
    title: question?.title ?? '',
    answer: notice,
    value: multiplier,
    before,
    after: figure.rate,
    rule: `intake/notice:${notice}`,
    why: '해고는 이유와 날짜를 적은 서면으로 알려야 효력이 있어요(근로기준법 제27조).',
    ...(figure.scale ? { scale: figure.scale } : {}),
  });
};

const withinBounds = ({ rate, low, high, steps, scale }: Figure, { clamp, uncertainty }: Ruleset): Weighed => {
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
