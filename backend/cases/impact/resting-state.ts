import type { RestingResult } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { shownTo } from '@nomucheck/domain/checks/shown-figure.ts';
import type { CheckFigure } from '@nomucheck/projections/checks/figure-queries.ts';
import type { MovingFigure } from './moving-figures.ts';
import { type Touched, touchedBy } from './touched-results.ts';

export type Resting = Touched & Pick<RestingResult, 'state'>;

/** Whether the figure rests on the case, and what became of it since the case changed. */
export const restingOf = (each: MovingFigure, changes: readonly string[]): readonly Resting[] => {
  const { figure, level, levelBefore } = each;
  const rests = [level, levelBefore].some((one) => one === 'matched' || one === 'section');
  const touched = touchedBy(each);
  if (each.isOtherwise) return [{ ...touched, state: 'outdated' }];
  const now = { after: touched.before, bandAfter: touched.bandBefore };
  if (rests && wasCalculatedAgain(figure, changes) && figure.previous) {
    const { rate, band } = figure.previous;
    const then = shownTo(figure.side, rate, band, figure.shows);
    return [{ ...touched, before: then.shownRate, bandBefore: then.shownBand, ...now, state: 'recalculated' }];
  }
  return level === 'matched' || level === 'section' ? [{ ...touched, ...now, state: 'standing' }] : [];
};

/** The case changed after the figure before this one. */
const wasCalculatedAgain = ({ previous, casePosition }: CheckFigure, changes: readonly string[]): boolean =>
  previous !== null && changes.some((change) => change > previous.casePosition && change <= casePosition);

const order = { outdated: 0, recalculated: 1, standing: 2 } as const;

/** What is to be looked at first, then the last one first. */
export const byState = (one: Resting, other: Resting): number =>
  order[one.state] - order[other.state] || (one.calculatedAt < other.calculatedAt ? 1 : -1);
