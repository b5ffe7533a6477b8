import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Costs } from './contexts.ts';
import { missingFirmDetails } from './engine/configuration.ts';
import { createFoundation } from './engine/foundation/foundation.ts';
import { createApp, createRoutesApp, type PageFolders } from './engine/http/app.ts';
import { liveRoutes } from './engine/http/live-routes.ts';
import type { PipelineParts } from './engine/http/pipeline.ts';
import { recordHistoryRoutes } from './engine/http/record-history-routes.ts';
import { createIdempotency } from './engine/http/requests/idempotency.ts';
import type { Route } from './engine/http/route.ts';
import { siteRoutes } from './engine/http/site-routes.ts';
import { createLiveChanges } from './engine/live/live-changes.ts';
import type { LineCounts } from './engine/logging/bounded-lines.ts';
import { createHttpMetrics } from './engine/metrics/http-metrics.ts';
import { createOperations } from './engine/operations/operations.ts';
import { locks, underLock } from './engine/postgres/connections/advisory-lock.ts';
import { createCallAllowances } from './engine/shares/call-allowances.ts';
import { createRefusalPauses } from './engine/shares/refusal-pauses.ts';
import { createRequestTurns } from './engine/shares/request-turns.ts';
import { createSharedCounts } from './engine/shares/shared-counts.ts';
import { subjectsUnder } from './engine/vault/counted-subjects.ts';
import type { ServiceSettings } from './settings.ts';

export type ServiceParts = ServiceSettings & {
  /** As the role that the service works as. */
  readonly databaseUrl: string;
  /** As the owner, for the migrations alone; without it they are run by the service's role. */
  readonly ownerUrl?: string | null;
  readonly masterSecrets: readonly [string, ...string[]];
  readonly pages: PageFolders | null;
  readonly log: Logger;
  /** The counts of written and dropped log lines; without a counter, every line counts as written. */
  readonly logLines?: () => LineCounts;
  readonly clock?: () => Date;
  readonly costs?: Costs;
  /** False: callers who send on and on aren't slowed down, as tests do. */
  readonly isPaced?: boolean;
  readonly onProgress?: (what: string) => void;
};

export type Service = Awaited<ReturnType<typeof startService>>;

const allWritten = (): LineCounts => ({ written: 0, dropped: 0, taking: true });

/** All parts of the service put together over one database, ready to be listened to. */
export const startService = async (parts: ServiceParts) => {
  const {
    configuration,
    createContexts,
    declared,
    pages,
    log,
    clock = () => new Date(),
    onProgress = () => {},
    costs = {},
  } = parts;

  // 1 what everything stands on
  const foundation = await createFoundation({
    logLines: allWritten,
    ownerUrl: null,
    ...parts,
    clock,
  });
  const { vault, store, commands, readModels, stopping, duties } = foundation;
  await readModels.start(onProgress);

  // 2 the contexts
  const { created, offered } = createContexts(foundation, costs);
  if (duties.writes) {
    await underLock(parts.databaseUrl, locks.beginning, async () => {
      for (const { begin } of created) await begin?.(onProgress);
    });
    for (const { start } of created) await start?.(onProgress);
  }
  const { transports, pretended, signInWith, callerOf } = offered;
  const { staffSecondFactor, resultsUnlocked: unlocked, advisorKind: advisor } = offered;
  const requests = createHttpMetrics();
  const { registry } = requests;
  const operations = createOperations(foundation, { contexts: created, transports, signInWith, registry });
  await operations.start();

  const missing = missingFirmDetails(configuration.firm);
  if (missing.length > 0)
    log.warn(
      { missing },
      'details of the firm that the law asks a shop to show are not set: see docs/configuration.md',
    );

  // 3 HTTP
  const { firm, trustProxy } = configuration;
  const { liveLists: lists } = declared;
  const live = createLiveChanges({ store, waitFor: readModels.waitFor, lists });
  const routes: readonly Route[] = [
    ...siteRoutes({ firm, unlocked, staffSecondFactor, sandbox: true, pretended, signInWith, advisor }),
    ...operations.healthRoutes,
    ...operations.adminRoutes,
    ...liveRoutes({ live, lists, sessions: vault.sessions }),
    ...recordHistoryRoutes(created.flatMap(({ recordHistories = [] }) => recordHistories)),
    ...created.flatMap(({ routes = [] }) => routes),
  ];
  const pipeline: PipelineParts = {
    parties: foundation.parties,
    allowances: createCallAllowances(
      configuration.commandsPerMinute,
      createSharedCounts({ attempts: vault.attempts, subjectOf: subjectsUnder(foundation.indexKey) }),
    ),
    turns: createRequestTurns(parts.isPaced),
    pauses: createRefusalPauses(parts.isPaced),
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
  };
  const answering = { pipeline, log, requests, trustProxy };
  const forPeople = (): Express =>
    createApp({
      ...answering,
      routes,
      pages,
      foreignPages: Object.assign({}, ...created.map((each) => each.foreignPages)),
      pageHeads: Object.assign({}, ...created.map((each) => each.pageHeads)),
      publicRecords: created.flatMap(({ publicRecords }) => publicRecords ?? []),
      publicUrl: configuration.publicUrl,
      provider: firm,
    });
  const app = duties.answers ? forPeople() : createRoutesApp({ ...answering, routes: operations.healthRoutes });

  /** No new work: `/readyz` says so. Who follows a list comes again elsewhere. */
  const drain = (): void => {
    operations.drain();
    live.stop();
  };
  return {
    app,
    routes,
    store,
    commands,
    erasure: offered.erasure,
    rulesets: offered.rulesets,
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
