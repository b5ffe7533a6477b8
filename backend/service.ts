import { noticePauses as fullPauses, type NoticePauses } from '@nomucheck/domain/accounts/account-notices.ts';
import type { Logger } from 'pino';
import { accounts } from './accounts/context.ts';
import { passwordCost as fullCost, type PasswordCost } from './accounts/password-hash.ts';
import { caseImport } from './case-import/context.ts';
import { cases } from './cases/context.ts';
import { checks } from './checks/context.ts';
import { allProjections, eventCatalogue, processManagers, sentences } from './contexts.ts';
import type { Configuration } from './engine/configuration.ts';
import type { Created } from './engine/foundation/context.ts';
import { layFoundation } from './engine/foundation/foundation.ts';
import { createApp, type PageFolders } from './engine/http/app.ts';
import { createIdempotency } from './engine/http/idempotency.ts';
import type { Route } from './engine/http/route.ts';
import { siteRoutes } from './engine/http/site-routes.ts';
import type { LineCounts } from './engine/logging/bounded-lines.ts';
import { createHttpMetrics } from './engine/metrics/http-metrics.ts';
import { createOperations } from './engine/operations/operations.ts';
import { messages } from './messages/context.ts';
import { pretendedChannels } from './messages/transports.ts';
import { people } from './people/context.ts';
import { rulesets as rulesetContext } from './rulesets/context.ts';
import { search } from './search/context.ts';

export type ServiceParts = {
  readonly configuration: Configuration;
  /** As the role that the service works as. */
  readonly databaseUrl: string;
  /** As the owner, for the migrations alone; without it they are run by the service's role. */
  readonly ownerUrl?: string | null;
  readonly masterSecrets: readonly [string, ...string[]];
  readonly pages: PageFolders | null;
  readonly log: Logger;
  /** What has become of its lines; where nobody counts them, they are all written. */
  readonly logLines?: () => LineCounts;
  readonly clock?: () => Date;
  /** What a password costs to try: the full cost, save for tests that sign hundreds of people up. */
  readonly passwordCost?: PasswordCost;
  /** Between what changes in an account and the e-mails about it: the full pauses, save for tests that look at the e-mails. */
  readonly noticePauses?: NoticePauses;
  readonly onProgress?: (what: string) => void;
};

export type Service = Awaited<ReturnType<typeof startService>>;

const allWritten = (): LineCounts => ({ written: 0, dropped: 0, taking: true });

/** All parts of the service put together over one database, ready to be listened to. */
export const startService = async (parts: ServiceParts) => {
  const { configuration, pages, log, clock = () => new Date(), onProgress = () => {} } = parts;
  const { passwordCost = fullCost, noticePauses = fullPauses } = parts;

  // 1 what everything stands on
  const foundation = await layFoundation({
    declared: { events: eventCatalogue, projections: allProjections, processManagers, sentences },
    logLines: allWritten,
    ownerUrl: null,
    ...parts,
    clock,
  });
  const { vault, store, commands, readModels, stopping } = foundation;
  await readModels.start(onProgress);

  // 2 the contexts; what one needs of another is named here
  const { rulesets, begin } = rulesetContext.create(foundation, {});
  const caseParts = cases.create(foundation, { rulesets });
  const searchParts = search.create(foundation, {});
  await begin([caseParts.seed, searchParts.seed], onProgress);
  const importParts = caseImport.create(foundation, { rulesets });
  const checking = checks.create(foundation, { rulesets, ...caseParts });
  const messaging = messages.create(foundation, {});
  const accountParts = accounts.create(foundation, { ...messaging, passwordCost, noticePauses });
  const peopleParts = people.create(foundation, { accounts: accountParts, checking });
  // The case search comes last: one of its routes under `/api/cases` takes any name.
  const created: readonly Created[] = [
    messaging,
    accountParts,
    peopleParts,
    checking,
    importParts,
    caseParts,
    searchParts,
  ];
  const requests = createHttpMetrics();
  const { transports } = messaging;
  const { signInWith, callerOf } = accountParts;
  const operations = createOperations(foundation, {
    ...{ projections: allProjections, processManagers, contexts: created },
    ...{ transports, signInWith, registry: requests.registry },
  });
  await operations.start();

  // 3 HTTP
  const { firm, unlockResults: unlocked, staffSecondFactor, trustProxy } = configuration;
  const pretended = pretendedChannels(transports);
  const routes: readonly Route[] = [
    ...siteRoutes({ firm, unlocked, staffSecondFactor, sandbox: true, pretended, signInWith }),
    ...operations.routes,
    ...created.flatMap(({ routes = [] }) => routes),
  ];
  const app = createApp({
    routes,
    pipeline: {
      callerOf,
      idempotency: createIdempotency(vault.idempotencyKeys, store),
      tokenOf: store.tokenOf,
      waitFor: async (token, projections) => {
        const position = await store.positionOfToken(token);
        return position !== null && readModels.waitFor(position, projections);
      },
      isParked: readModels.isParked,
      recordRead: vault.accessLog.record,
      clock,
    },
    log,
    requests,
    trustProxy,
    pages,
  });

  /** No new work: `/readyz` says so. */
  const drain = (): void => {
    operations.drain();
    peopleParts.endFollowing();
  };
  return {
    app,
    routes,
    store,
    accounts: accountParts.accounts,
    commands,
    erasure: peopleParts.erasure,
    rulesets,
    drain,
    stop: async (): Promise<void> => {
      drain();
      stopping.abort();
      await operations.stop();
      for (const { stop } of created) await stop?.();
      await readModels.stop();
      await foundation.close();
    },
  };
};
