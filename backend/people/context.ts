import { caseWork } from '@nomucheck/projections/cases/case-work/case-work.ts';
import { checks } from '@nomucheck/projections/checks/checks/checks.ts';
import { messages } from '@nomucheck/projections/messages/messages.ts';
import { users } from '@nomucheck/projections/people/users.ts';
import type { accountContext } from '../accounts/context.ts';
import { createProfiles } from '../accounts/profiles.ts';
import type { checkContext } from '../checks/context.ts';
import type { Foundation } from '../engine/foundation.ts';
import { liveRoutes } from '../engine/http/live-routes.ts';
import { createLiveChanges } from '../engine/live/live-changes.ts';
import { adminUserRoutes } from './admin-user-routes.ts';
import { createErasure } from './erasure/erasure.ts';
import { createExporting } from './erasure/export.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { createPeople } from './people.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { createPreferences } from './preferences.ts';

/** What is held of people: as they see, take along and end it themselves, and as the firm's admins do in the console. */
export const peopleContext = (
  foundation: Foundation,
  { passwords, numbers, throttle }: Pick<ReturnType<typeof accountContext>, 'passwords' | 'numbers' | 'throttle'>,
  checking: Pick<ReturnType<typeof checkContext>, 'views' | 'list' | 'projections'>,
) => {
  const { commands, store, vault, keys, sealer, blindIndex, pool, names, readModels, clock, log } = foundation;
  const erasure = createErasure({ commands, store, vault, keys, clock });
  const preferences = createPreferences({ kept: vault.preferences, sealer, commands });
  const { views, list: checkList } = checking;
  const exporting = createExporting({ commands, db: pool, views, names, vault, preferences, throttle });
  const onListFailure = (sqlState: string): void => log.error({ sqlState }, 'the list of people could not be read');
  const people = createPeople({
    ...{ db: pool, sealer, commands, vault, blindIndex, erasure, checkList, names },
    onListFailure,
  });
  const live = createLiveChanges({
    store,
    waitFor: readModels.waitFor,
    resources: { user: users, check: checks, case: caseWork },
  });
  return {
    erasure,
    nameIndex: people.nameIndex,
    stop: () => live.stop(),
    routes: [
      ...ownDataRoutes({
        profiles: createProfiles({ commands, numbers, throttle }),
        passwords,
        exporting,
        erasure,
        exportProjections: [...checking.projections, messages.name],
      }),
      ...preferenceRoutes(preferences),
      ...adminUserRoutes(people),
      ...liveRoutes({ live, sessions: vault.sessions }),
    ],
  };
};
