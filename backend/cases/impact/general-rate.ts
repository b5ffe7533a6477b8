import type { Impact } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { Basis } from '@nomucheck/domain/checks/basis.ts';
import { movedTo, startOf, type Tallies, unmoved } from '@nomucheck/domain/checks/recount.ts';
import { countCases } from '@nomucheck/projections/cases/counts.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Rulesets } from '../../rulesets/context.ts';

/** All cases count. */
export const ofAllCases: Basis = { keywords: [], exclude: [], section: null, general: true };

/** The rate of all counted cases today, and with a change of their counts, by the questionnaire in force. */
export const generalRate = async (
  db: Db,
  rulesets: Pick<Rulesets, 'current'>,
  moved: Tallies,
): Promise<Impact['general']> => {
  const [{ ruleset }, { counts }] = await Promise.all([rulesets.current(), countCases(db, ofAllCases)]);
  const { published, priorStrength } = ruleset;
  const ground = { basis: ofAllCases, tallies: movedTo({ tallies: unmoved }, counts), published, priorStrength };
  return { before: startOf(ground).rate, after: startOf(ground, moved).rate };
};
