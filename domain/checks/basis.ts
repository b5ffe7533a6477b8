import type { CaseBasis } from '../cases/case-counts.ts';
import type { LocalDate } from '../kernel/korean/korean-date.ts';
import type { Ruleset, SectionId } from '../rulesets/ruleset.ts';
import { isGround } from './walk/section-order.ts';
import type { Walk } from './walk.ts';
import { type Keywords, keywordsOf } from './win-rate/keywords.ts';
import { type Reading, read } from './win-rate/reading.ts';

/** The cases that a figure is based on; `general` if only the general section contributed, so that all cases count. */
export type Basis = CaseBasis & { readonly general: boolean };

/** What has to be counted before the figure is calculated. `today` is the day in Seoul. */
export const basisOf = (ruleset: Ruleset, walk: Walk, today: LocalDate): Basis => {
  const reading = read(ruleset, walk, today);
  return basisOfReading(reading, keywordsOf(reading));
};

/** The same for a walk that has been read already. */
export const basisOfReading = (reading: Reading, keywords: Keywords): Basis =>
  reading.generalOnly
    ? { keywords: [], exclude: [], section: null, general: true }
    : { keywords: keywords.base, exclude: keywords.exclude, section: groundOf(reading), general: false };

/**
 * The ground whose rate the figure is drawn toward: the ground that the company named, if the answers led into it; else the
 * first ground of dismissal that they led into; else the first section of all, but for one that is drawn toward last. A section without multipliers is never that
 * ground.
 */
const groundOf = ({ entered, beside, answers }: Reading): SectionId | null => {
  const drawing = entered.filter((section) => section.ratioMode !== 'general' && !beside.has(section));
  const named = answers.get('intake/ground');
  const ground =
    drawing.find((section) => section.id === named) ??
    drawing.find(({ id }) => isGround(id)) ??
    drawing.find(({ drawnLast }) => drawnLast !== true) ??
    drawing[0];
  return ground?.id ?? null;
};
