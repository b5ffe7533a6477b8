/**
 * Below this number of decided cases a percentage would look more certain than it is: one win of one case would be a hundred percent.
 * It holds of every win rate that is counted from cases alone.
 */
export const decidedForAFigure = 20;

/** How many more decided cases a win rate needs before it is shown as one figure. */
export const missingForAFigure = (decided: number): number => Math.max(0, decidedForAFigure - decided);
