import { allProjections } from '@nomucheck/projections/all-projections.ts';
import type { accountContext } from '../../accounts/context.ts';
import type { caseImportContext } from '../../case-import/context.ts';
import type { messageContext } from '../../messages/context.ts';
import type { peopleContext } from '../../people/context.ts';
import type { Foundation } from '../foundation.ts';
import { adminProcessManagerRoutes } from '../http/admin-process-manager-routes.ts';
import { adminProjectionRoutes } from '../http/admin-projection-routes.ts';
import { type Health, healthRoutes } from '../http/health-routes.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import { createBackgroundWork } from './background-work.ts';
import { createProcessManagerAdmin } from './process-manager-admin.ts';
import { createProjectionAdmin } from './projection-admin.ts';
import { createProjectionRebuilds, REBUILD_READ_MODEL, rebuildJob } from './projection-rebuilds.ts';
import { readStatus } from './projection-status.ts';
import { readWorkStatus } from './work-status.ts';

/** What nobody asks for and somebody has to do, and how the service is. */
export const upkeepContext = (
  foundation: Foundation,
  { transports }: Pick<ReturnType<typeof messageContext>, 'transports'>,
  {
    signInWith,
    numbers,
    shuttingOut,
  }: Pick<ReturnType<typeof accountContext>, 'signInWith' | 'numbers' | 'shuttingOut'>,
  { erasure, nameIndex }: Pick<ReturnType<typeof peopleContext>, 'erasure' | 'nameIndex'>,
  { effects }: Pick<ReturnType<typeof caseImportContext>, 'effects'>,
  { registry }: Pick<HttpMetrics, 'registry'>,
) => {
  const { configuration, databaseUrl, pool, store, commands, vault, keys, metrics } = foundation;
  const { stopping, clock, log, logLines, logProtected, logProofs, noticePauses } = foundation;
  const { redisUrl, draftDays, loginRecordDays, metricsToken, trustsThisMachine } = configuration;
  const work = createBackgroundWork({
    ...{ pool, databaseUrl, redisUrl, store, commands, vault, clock, log },
    ...{ keys, logProofs, erasure, nameIndex, numbers, shuttingOut, transports },
    ...{ draftDays, loginRecordDays, noticePauses },
    effects,
    handlers: { [REBUILD_READ_MODEL]: rebuildJob({ databaseUrl, log, ending: stopping.signal }) },
  });
  const rebuilds = createProjectionRebuilds(work.jobs);

  let draining = false;
  const { managers, queueCounts } = work;
  const workStatus = () => readWorkStatus({ db: pool, store, managers, queue: queueCounts, clock });
  const status: Health['status'] = async () => {
    if (draining) return null;
    const log = readStatus({ db: pool, store, projections: allProjections, clock });
    return Promise.all([log, workStatus()]).then(
      ([log, work]) => ({ log, work }),
      () => null,
    );
  };

  return {
    start: work.start,
    stop: work.stop,
    /** From now on the service isn't ready for more. */
    drain: () => {
      draining = true;
    },
    routes: [
      ...healthRoutes({
        ...{
          status,
          transports,
          signInWith,
          metrics,
          metricsToken,
          trustsThisMachine,
          logLines,
          logProtected,
          logProof: logProofs.state,
        },
        registries: [registry, processMetrics()],
      }),
      ...adminProjectionRoutes(createProjectionAdmin({ db: pool, store, rebuilds, clock })),
      ...adminProcessManagerRoutes(createProcessManagerAdmin({ db: pool, status: workStatus, kick: work.kick })),
    ],
  };
};
