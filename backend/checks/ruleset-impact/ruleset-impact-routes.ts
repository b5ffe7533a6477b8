import { type RulesetImpact, rulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { checks } from '@nomucheck/projections/checks/checks.ts';
import { adminRoute, noInput, type Route } from '../../engine/http/route.ts';
import { versionParams } from '../../rulesets/context.ts';

/** `/api/admin/rulesets/:version/impact`: an edition of the questionnaire tried on all stored results, before it is published. */
export const rulesetImpactRoutes = (
  impactOf: (version: string, person: string) => Promise<RulesetImpact>,
): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/rulesets/:version/impact',
    summary:
      'By how much an edition of the questionnaire would move all stored results, whose last day and routes it would change, and what it would ask more; how far it has got.',
    params: versionParams,
    answers: rulesetImpact,
    reads: [checks.name],
    handle: async ({ params }, { actor }) => ({ body: await impactOf(params.version, actor.id) }),
  }),
];
