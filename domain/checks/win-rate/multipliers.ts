import type { AnswerValue, Outcome, Range, Ruleset } from '../../rulesets/ruleset.ts';
import type { Band, Step } from './calculation.ts';
import { outweighedBy } from './correlated.ts';
import { type Figure, raiseTo, type Weighed, withinBounds } from './held-figure.ts';
import type { Points } from './points.ts';
import type { Reading, ReadStep } from './reading.ts';
import { multiplied } from './statistics/scale.ts';
import { multipliersIn, widened } from './statistics/uncertainty.ts';

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
  if (uncertainty) {
    const multipliers = multipliersIn(figure.steps);
    Object.assign(figure, widened(figure, multipliers, uncertainty.perMultiplier, figure.scale ?? 'rate'));
  }
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
