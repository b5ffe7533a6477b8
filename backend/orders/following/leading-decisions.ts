import type { LeadingDecision } from '@nomucheck/domain/orders/contract.ts';
import type { LoadedCheck } from '../../checks/context.ts';
import type { Rulesets } from '../../rulesets/context.ts';

/** The leading decisions on the grounds of a check. */
export type LeadingDecisions = (check: LoadedCheck['check']) => Promise<readonly LeadingDecision[]>;

/**
 * As the questionnaire names them, without what they say and how they ended: that is part of the paid result, as are the
 * cases that are close to the answers. A buyer is told only of decisions whose own text was read and which the firm
 * doesn't have to confirm.
 */
export const createLeadingDecisions =
  (rulesets: Pick<Rulesets, 'find'>): LeadingDecisions =>
  async (check) => {
    const calculation = check.calculations.at(-1)?.calculation;
    const published = calculation && (await rulesets.find(calculation.rulesetVersion));
    if (!published) return [];
    const grounds = published.ruleset.sections.filter(({ id }) => calculation.grounds.includes(id));
    return grounds
      .flatMap(({ precedents }) => precedents)
      .filter(({ verifiedHow, toConfirm }) => verifiedHow === 'read' && toConfirm === undefined)
      .map(({ court, caseNumber, decidedOn }) => ({ court, caseNumber, decidedOn }));
  };
