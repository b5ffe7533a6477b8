import { noticePauses as fullPauses, type NoticePauses } from '@nomucheck/domain/accounts/account-notices.ts';
import type { Logger } from 'pino';
import { accountContext } from './accounts/context.ts';
import { passwordCost as fullCost, type PasswordCost } from './accounts/password-hash.ts';
import { caseImportContext } from './case-import/context.ts';
import { caseContext } from './cases/context.ts';
import { checkContext } from './checks/context.ts';
import type { Configuration } from './engine/configuration.ts';
import { layFoundation } from './engine/foundation.ts';
import { createApp, type PageFolders } from './engine/http/app.ts';
import { createIdempotency } from './engine/http/idempotency.ts';
import type { Route } from './engine/http/route.ts';
import { siteRoutes } from './engine/http/site-routes.ts';
import type { LineCounts } from './engine/logging/bounded-lines.ts';
import { createHttpMetrics } from './engine/metrics/http-metrics.ts';
import { upkeepContext } from './engine/operations/operations.ts';
import { messageContext } from './messages/context.ts';
import { pretendedChannels } from './messages/transports.ts';
import { peopleContext } from './people/context.ts';
import { rulesetsInForce } from './rulesets/rulesets-in-force.ts';
import { searchContext } from './search/context.ts';

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
    logLines: allWritten,
    ownerUrl: null,
    ...parts,
    clock,
    passwordCost,
    noticePauses,
  });
  const { vault, store, commands, readModels, stopping } = foundation;
  await readModels.start(onProgress);
  const rulesets = await rulesetsInForce(foundation, onProgress);

  // 2 the contexts, each with its routes
  const cases = caseContext(foundation, rulesets);
  const search = searchContext(foundation);
  const imports = caseImportContext(foundation, rulesets);
  const checks = checkContext(foundation, rulesets, cases);
  const messages = messageContext(foundation);
  const accounts = accountContext(foundation, messages);
  const people = peopleContext(foundation, accounts, checks);
  const requests = createHttpMetrics();
  const upkeep = upkeepContext(foundation, messages, accounts, people, imports, requests);
  await upkeep.start();

  // 3 HTTP
  const { signInWith, callerOf } = accounts;
  const { firm, unlockResults: unlocked, staffSecondFactor, trustProxy } = configuration;
  const pretended = pretendedChannels(messages.transports);
  const routes: readonly Route[] = [
    ...siteRoutes({ firm, unlocked, staffSecondFactor, sandbox: true, pretended, signInWith }),
    ...[upkeep, messages, accounts, people, checks, imports, cases, search].flatMap((context) => context.routes),
  ];
  const app = createApp({
    routes,
    doorkeeping: {
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
    upkeep.drain();
    people.stop();
  };
  return {
    app,
    routes,
    store,
    accounts: accounts.accounts,
    commands,
    erasure: people.erasure,
    rulesets,
    drain,
    stop: async (): Promise<void> => {
      drain();
      stopping.abort();
      await upkeep.stop();
      messages.stop();
      await search.stop();
      await readModels.stop();
      await foundation.close();
    },
  };
};
