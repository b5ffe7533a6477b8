import type { CaseFact } from '@nomucheck/domain/cases/case-counts.ts';
import type { Basis } from '@nomucheck/domain/checks/basis.ts';
import { positionAt } from '@nomucheck/projections/testing/fake-source.ts';
import { expect, it } from 'vitest';
import { movesByAcceptance } from './accepted-moves.ts';

const basis: Basis = { keywords: ['무단결근'], exclude: [], section: null, general: false };
const first: CaseFact = {
  ...{ caseId: 'first', disputeId: 'dispute', decidedOn: '2023-05-05', outcome: 'employer_win' },
  ...{ keywords: ['무단결근'], sections: [], sampling: 'population' },
};
const appeal: CaseFact = { ...first, caseId: 'appeal', decidedOn: '2024-05-05', outcome: 'worker_win' };
const { ofFigure, today } = movesByAcceptance([{ ...first, from: positionAt(5), to: null }], [appeal]);

it('an accepted later instance takes the place of the earlier one in a figure that counted that', () => {
  const replaced = { decided: 0, wins: 1 };
  expect(ofFigure({ casePosition: positionAt(6), ground: { basis } }).matched).toEqual(replaced);
  expect(today(basis).matched).toEqual(replaced);
});

it('nothing is taken from a figure of before the earlier instance was counted', () => {
  expect(ofFigure({ casePosition: positionAt(4), ground: { basis } }).matched).toEqual({ decided: 1, wins: 1 });
});
