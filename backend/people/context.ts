import { caseWork } from '@nomucheck/projections/cases/case-work/case-work.ts';
import { checks as checksTable } from '@nomucheck/projections/checks/checks/checks.ts';
import { messages as messagesTable } from '@nomucheck/projections/messages/messages.ts';
import { users } from '@nomucheck/projections/people/users.ts';
import type { accounts } from '../accounts/context.ts';
import type { checks } from '../checks/context.ts';
import { defineContext } from '../engine/foundation/context.ts';
import { liveRoutes } from '../engine/http/live-routes.ts';
import { createLiveChanges } from '../engine/live/live-changes.ts';
import { adminUserRoutes } from './admin-user-routes.ts';
import { erasing, FORGET_PERSON, forgetPerson, LET_SUPER_GO, letSuperGo } from './erasing.ts';
import { createErasure } from './erasure/erasure.ts';
import { createExporting } from './erasure/export.ts';
import { createForgettingAgain } from './erasure/forget-again.ts';
import { INDEX_NAME, indexName, nameIndexing } from './name-indexing.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { createPeople } from './people.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { createPreferences } from './preferences.ts';

type Needs = {
  readonly accounts: Pick<ReturnType<typeof accounts.create>, 'passwords' | 'profiles' | 'throttle'>;
  readonly checking: Pick<ReturnType<typeof checks.create>, 'views' | 'list' | 'projections' | 'closeDraft'>;
};

/** What is held of people: as they see, take along and end it themselves, and as the firm's admins do in the console. */
export const people = defineContext({
  name: 'people',
  events: [],
  projections: [users],
  processManagers: [erasing, nameIndexing],
  sentences: {},
  create: (foundation, { accounts: { passwords, profiles, throttle }, checking }: Needs) => {
    const { commands, store, vault, keys, sealer, blindIndex, pool, names, readModels, clock, log, sentenceOf } =
      foundation;
    const erasure = createErasure({ commands, store, vault, keys, eraseOf: [checking.closeDraft] });
    const preferences = createPreferences({ kept: vault.preferences, sealer, commands });
    const { views, list: checkList } = checking;
    const exporting = createExporting({ commands, db: pool, views, names, sentenceOf, vault, preferences, throttle });
    const onListFailure = (sqlState: string): void => log.error({ sqlState }, 'the list of people could not be read');
    const people = createPeople({
      ...{ db: pool, sealer, commands, vault, blindIndex, erasure, checkList, names },
      onListFailure,
    });
    const live = createLiveChanges({
      store,
      waitFor: readModels.waitFor,
      resources: { user: users, check: checksTable, case: caseWork },
    });
    const forgetAgain = createForgettingAgain({ store, sealingKeys: vault.sealingKeys, erasure });
    return {
      erasure,
      effects: {
        [INDEX_NAME]: indexName(people.nameIndex),
        [FORGET_PERSON]: forgetPerson(erasure),
        [LET_SUPER_GO]: letSuperGo(erasure),
      },
      schedules: {
        'destroy-what-is-due': {
          everyMs: 3_600_000,
          run: async () => {
            const due = await vault.sealingKeys.destroyDue(clock().toISOString());
            const forgotten = await forgetAgain();
            if (due + forgotten > 0) log.info({ keys: due, people: forgotten }, 'what was due is destroyed');
          },
        },
      },
      /** Ends what is being followed: its readers come again elsewhere. */
      endFollowing: () => live.stop(),
      routes: [
        ...ownDataRoutes({
          profiles,
          passwords,
          exporting,
          erasure,
          exportProjections: [...checking.projections, messagesTable.name],
        }),
        ...preferenceRoutes(preferences),
        ...adminUserRoutes(people),
        ...liveRoutes({ live, sessions: vault.sessions }),
      ],
    };
  },
});
