import { changeNoticeEvents } from '@nomucheck/domain/policies/change-notices.ts';
import { policyTemplates } from '@nomucheck/domain/policies/message-templates.ts';
import { policyEvents } from '@nomucheck/domain/policies/policy-events.ts';
import { policyPeople } from '@nomucheck/projections/policies/policy-people.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { messages } from '../messages/context.ts';
import { policyNotices, tellOfChanges, WRITE_POLICY_NOTICE, writePolicyNotice } from './change-notices.ts';
import { draftRoutes } from './draft-routes.ts';
import { createDrafting } from './drafts/drafting.ts';
import { policyHistory } from './drafts/policy-history.ts';
import { createPolicyRecords } from './drafts/policy-records.ts';
import { createPolicies } from './policies.ts';
import { policyRoutes } from './policy-routes.ts';
import { createPolicyViews } from './policy-views.ts';
import { policySentences } from './sentences.ts';

type Needs = Pick<OffersOf<typeof messages>, 'messages'>;

const aMinute = 60_000;

/** The texts that people agree to, and their versions. */
export const policies = defineContext({
  name: 'policies',
  events: [...policyEvents, ...changeNoticeEvents],
  projections: [policyPeople],
  processManagers: [policyNotices],
  sentences: policySentences,
  messageTemplates: policyTemplates,
  create: ({ pool: db, commands, vault, stories, names, configuration, clock, log }, { messages }: Needs) => {
    const policies = createPolicies({ commands, blobs: vault.blobs, clock });
    const { publicUrl } = configuration;
    const drafting = createDrafting({ policies });
    const history = policyHistory({ policies, drafting, stories });
    return {
      recordHistories: [history],
      offers: { consentVersions: policies.consentVersions },
      effects: { [WRITE_POLICY_NOTICE]: writePolicyNotice({ commands, messages, policies, publicUrl, clock }) },
      schedules: {
        'tell-of-policy-changes': {
          everyMs: aMinute,
          run: async () => {
            const told = await tellOfChanges({ db, commands, policies, clock });
            if (told > 0) log.info({ told }, 'people are told of a change of the terms or policies');
          },
        },
      },
      routes: [
        // Before the route `/api/policies/:name`, which would take `records` for the name of a text.
        ...draftRoutes({
          ...{ db, policies, drafting, history },
          records: createPolicyRecords({ policies, names }),
        }),
        ...policyRoutes({ views: createPolicyViews({ policies }) }),
      ],
      begin: () => policies.introduce(),
    };
  },
});
