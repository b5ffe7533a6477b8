import { type Action, rolesThatMay } from '@nomucheck/domain/accounts/rights.ts';
import { readReviewEvents } from '@nomucheck/domain/people/read-review.ts';
import { peopleOfRoles } from '@nomucheck/projections/people/listing.ts';
import { users } from '@nomucheck/projections/people/users.ts';
import type { accounts } from '../accounts/context.ts';
import type { checks } from '../checks/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { AllContexts } from '../engine/foundation/contexts-in-order.ts';
import { erasePerson } from '../engine/vault/people-in-the-vault.ts';
import type { files } from '../files/context.ts';
import { adminUserRoutes } from './admin-user-routes.ts';
import { erasing, FORGET_PERSON, forgetPerson, LET_SUPER_GO, letSuperGo } from './erasing.ts';
import { createErasure } from './erasure/erasure.ts';
import { createExporting } from './erasure/export.ts';
import { createForgettingAgain } from './erasure/forget-again.ts';
import { INDEX_NAME, indexName, nameIndexing } from './list/name-indexing.ts';
import { peopleExport } from './list/people-export.ts';
import { ownDataRoutes } from './own-data/own-data-routes.ts';
import { peopleTables } from './own-data/personal-data.ts';
import { preferenceRoutes } from './own-data/preference-routes.ts';
import { createPreferences } from './own-data/preferences.ts';
import { createPeople } from './people.ts';
import { personHistory } from './person-history.ts';
import { createReadReview } from './read-review/read-review.ts';
import { readReviewRoutes } from './read-review/read-review-routes.ts';
import { peopleSentences } from './sentences.ts';
import { createNameTokens } from './vault/name-tokens.ts';
import { createVaultPreferences } from './vault/preferences.ts';

type Needs = Pick<OffersOf<typeof accounts>, 'reauthentication' | 'profiles' | 'throttle'> &
  Pick<OffersOf<typeof checks>, 'checkList'> &
  Pick<OffersOf<typeof files>, 'files' | 'fileLinks'> &
  AllContexts;

/** People's data: as they see, export and erase it themselves, and as the firm's admins see it in the console. */
export const people = defineContext({
  name: 'people',
  events: readReviewEvents,
  projections: [users],
  processManagers: [erasing, nameIndexing],
  sentences: peopleSentences,
  migrations: new URL('migrations/', import.meta.url),
  personalData: { tables: peopleTables },
  liveLists: { user: { projection: users, right: 'menu.user' } },
  create: (
    foundation,
    { reauthentication, profiles, throttle, checkList, files, fileLinks, allContexts: contexts }: Needs,
  ) => {
    const { commands, store, vault, keys, sealer, blindIndex, pool, names, clock, log, declared } = foundation;
    const eraseFromVault = (person: string): Promise<void> => erasePerson(pool, declared.tablesOfPeople, person);
    const erasure = createErasure({ commands, store, vault, keys, contexts, eraseFromVault });
    const preferences = createPreferences({ kept: createVaultPreferences(pool), sealer, commands });
    const exporting = createExporting({ contexts, throttle });
    const onListFailure = (sqlState: string): void => log.error({ sqlState }, 'the list of people could not be read');
    const people = createPeople({
      ...{
        db: pool,
        sealer,
        commands,
        vault,
        nameTokens: createNameTokens(pool),
        blindIndex,
        erasure,
        checkList,
        names,
        fileLinks,
      },
      onListFailure,
    });
    const forgetAgain = createForgettingAgain({ store, sealingKeys: vault.sealingKeys, erasure });
    return {
      offers: {
        ...{ erasure, peopleList: people.list, searchPeople: people.search },
        peopleWhoMay: (action: Action) => peopleOfRoles(pool, rolesThatMay(action)),
      },
      exportOf: peopleExport({ accessLog: vault.accessLog, preferences }),
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
      recordHistories: [personHistory({ commands, editing: people.editing, stories: foundation.stories })],
      routes: [
        ...ownDataRoutes({
          profiles,
          files,
          reauthentication,
          exporting,
          erasure,
          exportProjections: declared.exportedFrom,
        }),
        ...preferenceRoutes(preferences),
        ...adminUserRoutes({ ...people, reauthentication }),
        ...readReviewRoutes(createReadReview({ db: pool, commands, names })),
      ],
    };
  },
});
