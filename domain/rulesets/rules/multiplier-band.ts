import type { Item, Outcome, Range, Section, YesNo } from '../ruleset.ts';
import type { Rule } from './finding.ts';
import { stepsOf } from './paths.ts';
import { ofSections } from './section-rules.ts';

/** One section alone must not reverse the figure: its multiplier stays between these on every path. */
export const multiplierBand = { low: 0.1, high: 5 };

type Band = { readonly low: number; readonly high: number };
type Given = Readonly<Record<number, YesNo>>;

const partOf = (range: Range, numbering: number, answer: YesNo | undefined): number => {
  if (answer === undefined || answer === 'unknown') return 0;
  if (!range.reversePositive.includes(numbering)) return answer === 'yes' ? range.trueRatio : range.falseRatio;
  return answer === 'no' ? (range.reverseValue ?? range.trueRatio) : range.falseRatio;
};

const rangeFactor = (range: Range | undefined, given: Given): number => {
  if (!range) return 1;
  let sum = 0;
  for (let numbering = range.start; numbering <= range.end; numbering++)
    sum += partOf(range, numbering, given[numbering]);
  return 1 + sum;
};

const answersTo = (item: Item): readonly { answer: YesNo; effect: Outcome | null; way: Outcome }[] => {
  const known = [
    { answer: 'yes' as const, effect: item.positive, way: item.positive },
    { answer: 'no' as const, effect: item.negative, way: item.negative },
  ];
  // "잘 모르겠어요" leads where no leads and has no effects; a section's first item doesn't offer it.
  return item.numbering === 1 ? known : [...known, { answer: 'unknown', effect: null, way: item.negative }];
};

/**
 * The least and the greatest multiplier over every path. Paths are counted backwards from each item, and results are cached
 * by the answers that a later range still reads, so that 3^14 paths need a few hundred steps.
 */
export const bandOf = (section: Section): Band => {
  const byNumbering = new Map(section.items.map((item) => [item.numbering, item]));
  const readByRanges = new Set<number>();
  for (const { positive, negative } of section.items) {
    for (const range of [positive.range, negative.range]) {
      if (!range) continue;
      for (let numbering = range.start; numbering <= range.end; numbering++) readByRanges.add(numbering);
    }
  }
  const known = new Map<string, Band>();
  const from = (numbering: number, given: Given): Band => {
    const item = byNumbering.get(numbering);
    if (!item) return { low: 1, high: 1 };
    const place = `${numbering} ${JSON.stringify(given)}`;
    const remembered = known.get(place);
    if (remembered) return remembered;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const { answer, effect, way } of answersTo(item)) {
      const after = readByRanges.has(numbering) ? { ...given, [numbering]: answer } : given;
      const factor = (effect?.ratio ?? 1) * rangeFactor(effect?.range, after);
      for (const step of stepsOf(item, way)) {
        // A step backwards is another rule's finding; following it here would not end.
        const rest = typeof step === 'number' && step > numbering ? from(step, after) : { low: 1, high: 1 };
        low = Math.min(low, factor * rest.low);
        high = Math.max(high, factor * rest.high);
      }
    }
    const band = { low, high };
    known.set(place, band);
    return band;
  };
  const starts = [1, section.entryWhenChosenAndFirstNo ?? 1].map((start) => from(start, {}));
  return { low: Math.min(...starts.map(({ low }) => low)), high: Math.max(...starts.map(({ high }) => high)) };
};

export const withinBand: Rule = ofSections('multiplier_band', (section) => {
  const { low, high } = bandOf(section);
  return (
    (low < multiplierBand.low || high > multiplierBand.high) &&
    `항목 하나의 배수가 ${multiplierBand.low}~${multiplierBand.high}배를 벗어남 (${low.toFixed(3)}~${high.toFixed(3)})`
  );
});
