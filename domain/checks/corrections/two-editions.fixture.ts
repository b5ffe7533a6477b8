import firstJson from '../../rulesets/first-ruleset.fixture.json' with { type: 'json' };
import type { RouteRule, RulesetContent } from '../../rulesets/ruleset.ts';
import { rulesetContentSchema } from '../../rulesets/ruleset-from-json.ts';

const first: RulesetContent = rulesetContentSchema.parse(firstJson);
const routesOf = (change: (rule: RouteRule) => RouteRule, ...more: readonly RouteRule[]): readonly RouteRule[] => [
  ...first.routes.map(change),
  ...more,
];

/**
 * Tells two things wrong: a regular employee is sent to a route of one month that they don't have, and a person with the notice on
 * paper is told that the labour commission is closed to them.
 */
export const wrongEdition: RulesetContent = {
  ...first,
  edition: { title: '틀린 판', reasons: [] },
  routes: routesOf(
    (rule) =>
      rule.route === 'labour_commission'
        ? {
            ...rule,
            closures: [
              ...rule.closures,
              { when: [{ question: 'intake/notice', is: ['paper'] }], why: '서면이면 닫힘' },
            ],
          }
        : rule,
    {
      route: 'appeal_review',
      concerns: [[{ question: 'intake/contract', is: ['regular'] }]],
      body: '소청심사위원회',
      months: 1,
      closures: [],
    },
  ),
};

/** Right, and with a route that discloses a sensitive answer (illness as the reason for absences). */
export const rightEdition: RulesetContent = {
  ...first,
  edition: {
    title: '바로잡은 판',
    reasons: [
      { of: ['route/labour_commission'], why: '서면 통지를 받아도 구제신청을 할 수 있어요.', law: '근로기준법 제28조' },
    ],
  },
  routes: routesOf((rule) => rule, {
    route: 'unfair_labour_practice',
    concerns: [[{ question: 'detail-9/unavoidable-reasons', is: ['yes'] }]],
    body: '노동위원회',
    months: 3,
    closures: [],
  }),
};
