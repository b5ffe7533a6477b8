import type { CaseFact } from '@nomucheck/domain/cases/case-counts.ts';
import type { PlacedFact } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import type { CheckFigure } from '@nomucheck/projections/checks/figure-queries.ts';
import { positionAt } from '@nomucheck/projections/testing/fake-source.ts';
import { expect, it } from 'vitest';
import { movingFigures } from './moving-figures.ts';
import { restingOf } from './resting-state.ts';

const standing: CaseFact = {
  ...{ caseId: 'case', disputeId: 'dispute', decidedOn: '2024-05-05', outcome: 'worker_win', sampling: 'population' },
  ...{ keywords: ['무단결근', '횡령'], sections: [] },
};
const none = { decided: 0, wins: 0 };
/** Calculated again after the change of the case. */
const figureOn = (exclude: readonly string[]): CheckFigure => ({
  ...{ checkId: 'check', calculationId: 'calculation', calculatedAt: '2026-11-28T09:00:00.000Z', side: 'employee' },
  ...{ casePosition: positionAt(6), rulesetVersion: 'a'.repeat(64), rate: 0.4, band: null },
  previous: { casePosition: positionAt(3), rate: 0.5, band: null },
  ground: {
    basis: { keywords: ['무단결근'], exclude, section: null, general: false },
    tallies: { matched: none, section: none, general: none },
    published: { rate: 0.3, weight: 10 },
    ...{ priorStrength: 10, factor: 1, scale: 'odds', multipliers: 0, floor: null },
  },
});

const statesOf = async (figure: CheckFigure, facts: readonly PlacedFact[], after: readonly CaseFact[]) => {
  const all = await movingFigures({ find: async () => null })('case', [figure], facts, after);
  return all.flatMap((each) => restingOf(each, [positionAt(5)])).map(({ state }) => state);
};
const corrected = [
  { ...standing, outcome: 'employer_win' as const, from: positionAt(1), to: positionAt(5) },
  { ...standing, from: positionAt(5), to: null },
];
const withdrawn = [{ ...standing, from: positionAt(1), to: positionAt(5) }];

it('a result that was calculated again since the case changed is listed, also where it counts the case no more', async () => {
  expect(await statesOf(figureOn([]), corrected, [standing])).toEqual(['recalculated']);
  expect(await statesOf(figureOn([]), withdrawn, [])).toEqual(['recalculated']);
});

it('a result that only shares a word with the case, and counts it in general alone, isn’t', async () => {
  expect(await statesOf(figureOn(['횡령']), corrected, [standing])).toEqual([]);
});
