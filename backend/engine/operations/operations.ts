import type { Created } from '../foundation/context.ts';
import type { Foundation } from '../foundation/foundation.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import type { Pool } from '../postgres/connections/pool.ts';
import { adminProcessManagerRoutes, adminProjectionRoutes } from './admin-subscription-routes.ts';
import { createBackgroundWork } from './background-work.ts';
import { type Health, healthRoutes } from './health-routes.ts';
import { createLogVerifications, lastVerification, VERIFY_LOG, verifyLogJob } from './log-verification.ts';
import { logVerificationRoutes } from './log-verification-routes.ts';
import { createProcessManagerAdmin } from './process-manager-admin.ts';
import { createProjectionAdmin } from './subscriptions/projection-admin.ts';
import { createProjectionRebuilds, REBUILD_READ_MODEL, rebuildJob } from './subscriptions/projection-rebuilds.ts';
import { readStatus } from './subscriptions/projection-status.ts';
import { readWorkStatus } from './work-status.ts';

export type OperationParts = Pick<Health, 'transports' | 'signInWith'> &
  Pick<HttpMetrics, 'registry'> & {
    /** The contexts whose effects and scheduled jobs are carried out. */
    readonly contexts: readonly Created[];
  };

/** Background work and the health of the service. */
export const createOperations = (foundation: Foundation, parts: OperationParts) => {
  const { configuration, databaseUrl, pool, store, vault, metrics } = foundation;
  const { stopping, clock, log, logLines, logProtected, logProofs, duties, readModels } = foundation;
  const { commands, processName: owner } = foundation;
  const { projections, processManagers: managers } = foundation.declared;
  const { transports, signInWith, registry, contexts } = parts;
  const { role, redisUrl, eventStoreUrl, loginRecordDays, metricsToken, trustsThisMachine } = configuration;
  const place = { databaseUrl, eventStoreUrl };
  const work = createBackgroundWork({
    ...{ pool, databaseUrl, redisUrl, store, vault, logProofs, loginRecordDays, log, owner },
    ...{ managers, contexts },
    handlers: {
      [REBUILD_READ_MODEL]: rebuildJob({ projections, place, commands, clock, log, ending: stopping.signal }),
      [VERIFY_LOG]: verifyLogJob(foundation),
    },
    schedules: { 'verify-log-daily': { everyMs: 3_600_000, run: () => verifications.askIfDue() } },
  });
  const rebuilds = createProjectionRebuilds(work.jobs);
  const verifications = createLogVerifications(foundation, work.jobs);

  let draining = false;
  const { queueCounts } = work;
  const budgetsOf = async () => (await Promise.all(contexts.map(async ({ budgets }) => budgets?.() ?? []))).flat();
  const workStatus = () => readWorkStatus({ db: pool, store, managers, queue: queueCounts, clock });
  // A newer program may have written it in a form that this one can't read, and a process that serves stays ready.
  const verification = () =>
    lastVerification(foundation).catch((error: unknown) => {
      log.warn({ err: error }, 'the last check of the log can not be read');
      return null;
    });
  const status: Health['status'] = async () => {
    if (draining) return null;
    const log = readStatus({ db: pool, store, projections, clock });
    return Promise.all([log, workStatus(), budgetsOf(), verification(), isWritable(pool)]).then(
      ([log, work, budgets, verified, isWritable]) => (isWritable ? { log, work, budgets, verified } : null),
      () => null,
    );
  };

  return {
    start: async (): Promise<void> => {
      if (duties.works) await work.start();
    },
    stop: work.stop,
    /** Makes `/readyz` answer that the service takes no new requests. */
    drain: () => {
      draining = true;
    },
    healthRoutes: healthRoutes({
      ...{ role, canWork: ({ work }) => role !== 'worker' || work.queue !== null },
      keeps: () => ({ readModels: readModels.kept(), processManagers: work.kept() }),
      metrics: () => [...metrics(), ...contexts.flatMap((context) => context.metrics?.() ?? [])],
      ...{ status, transports, signInWith, metricsToken, trustsThisMachine, logLines, logProtected },
      logProof: logProofs.state,
      registries: [registry, processMetrics()],
    }),
    adminRoutes: [
      ...logVerificationRoutes(verifications),
      ...adminProjectionRoutes(createProjectionAdmin({ db: pool, projections, store, rebuilds, commands, clock })),
      ...adminProcessManagerRoutes(
        createProcessManagerAdmin({ db: pool, status: workStatus, kick: work.kick }),
        queueCounts,
      ),
    ],
  };
};

/** A copy of the database that only answers reads, as a standby does, is of no use to any process of the service. */
const isWritable = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ writable: boolean }>(
    `select current_setting('transaction_read_only') = 'off' as writable`,
  );
  return rows[0]?.writable === true;
};
