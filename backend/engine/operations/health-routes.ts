import { createHash, timingSafeEqual } from 'node:crypto';
import type { SignInWith } from '@nomucheck/domain/accounts/contract/social.ts';
import { type MessageWay, type ProcessRole, readiness } from '@nomucheck/domain/kernel/contract/projection.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LogVerified } from '@nomucheck/domain/kernel/log/log-verification.ts';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { noInput, publicRoute, type RawCall, type Route } from '../http/route.ts';
import type { LogProofState } from '../log-proofs/log-proofs.ts';
import type { LineCounts } from '../logging/bounded-lines.ts';
import { budgetMetrics } from '../metrics/budget-metrics.ts';
import { expositionOf, type Metric } from '../metrics/exposition.ts';
import { logMetrics } from '../metrics/log-metrics.ts';
import { poolMetrics } from '../metrics/pool-metrics.ts';
import { openPools } from '../postgres/connections/pool.ts';
import type { BudgetState } from '../vault/daily-budget.ts';
import { projectionMetrics } from './subscriptions/projection-metrics.ts';
import type { LogStatus } from './subscriptions/projection-status.ts';
import { worstOf } from './subscriptions/subscription-status.ts';
import { workMetrics } from './work-metrics.ts';
import type { WorkStatus } from './work-status.ts';

export type HealthStatus = {
  readonly log: LogStatus;
  readonly work: WorkStatus;
  readonly budgets: readonly BudgetState[];
  /** The last check of the log; null before the first. */
  readonly verified: LogVerified | null;
};

export type Health = {
  /**
   * The state of the log, the projections and the process managers; null (it never throws) when the service can't
   * work.
   */
  readonly status: () => Promise<HealthStatus | null>;
  /** What this process does, and whether it can do it. */
  readonly role: ProcessRole;
  readonly canWork: (status: HealthStatus) => boolean;
  /** How much of the background work this process itself does. */
  readonly keeps: () => Readonly<Record<'readModels' | 'processManagers', number>>;
  /** The names of the transports for e-mail and text messages. */
  readonly transports: Readonly<Record<'email' | 'sms', { readonly via: MessageWay }>>;
  readonly signInWith: SignInWith;
  readonly metrics: () => readonly Metric[];
  /** Registries of metrics that are counted as they happen. */
  readonly registries: readonly Registry[];
  readonly logLines: () => LineCounts;
  /** Whether the role that the service uses can't change the log. */
  readonly logProtected: boolean;
  readonly logProof: () => LogProofState;
  /** A caller with this token may read the metrics from any machine. */
  readonly metricsToken: string | undefined;
  /** Whether a caller on this machine may read them without the token. */
  readonly trustsThisMachine: boolean;
};

const fresh = { 'Cache-Control': 'no-store' };

/** Health and metrics for supervisors. They contain names of parts and numbers, and no personal data. */
export const healthRoutes = ({ status, transports, signInWith, ...health }: Health): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/livez',
    summary: 'The process answers.',
    answers: z.strictObject({ alive: z.literal(true) }),
    handle: async () => ({ body: { alive: true }, headers: fresh }),
  }),
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/readyz',
    summary:
      'This process can do its work (503 while it drains, has lost its database, or as a worker its queue), and how far each part of the service is.',
    answers: readiness,
    handle: async (call) => {
      const known = await status();
      if (!known || !health.canWork(known)) throw new DomainError('unavailable');
      // A load balancer needs only this; other callers aren't told which parts the service has.
      if (!mayLookInside(call, health)) return { body: { ready: true }, headers: fresh };
      // Red doesn't answer 503: otherwise one parked stream would take every process out of service, with everything
      // that still works.
      const { log, work, budgets, verified } = known;
      const projections = log.projections.map(({ name, state, lag, parkedStreams, advice }) => ({
        name,
        state,
        lagEvents: lag.events,
        lagSeconds: lag.seconds,
        parkedStreams,
        advice,
      }));
      const processManagers = work.managers.map(({ name, state, lag, effects, advice }) => ({
        name,
        state,
        lagEvents: lag.events,
        lagSeconds: lag.seconds,
        waitingEffects: effects.pending + effects.sent,
        parkedEffects: effects.parked,
        advice,
      }));
      const queue = work.queue ? 'answers' : 'away';
      const requestLog = health.logLines().taking ? 'written' : 'dropped';
      const logProof = health.logProof();
      const isWritten = requestLog === 'written' && logProof.file !== 'failed' && logProof.elsewhere !== 'failed';
      const isCalm = isWritten && budgets.every(({ advice }) => advice === null);
      const isSound = verified === null || verified.found === 0;
      const worst = worstOf(worstOf(log.health, work.health), isCalm ? 'green' : 'amber', isSound ? 'green' : 'red');
      const messages = { email: transports.email.via, sms: transports.sms.via };
      return {
        body: {
          ...{
            ready: true,
            health: worst,
            role: health.role,
            keeps: health.keeps(),
            projections,
            processManagers,
            queue,
            requestLog,
          },
          unknownReadModels: [...log.unknown],
          budgets: [...budgets],
          logVerified: verified && { startedAt: verified.startedAt, found: verified.found },
          ...{ logProtected: health.logProtected, logProof, messages, signInWith },
        },
        headers: fresh,
      };
    },
  }),
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/metrics',
    summary: 'Position and lag of read models and process managers, queue and appends, as Prometheus reads them.',
    answers: z.string(),
    mediaType: 'text/plain; version=0.0.4; charset=utf-8',
    handle: async (call) => {
      if (!mayLookInside(call, health)) throw new DomainError('forbidden');
      const known = await status();
      if (!known) throw new DomainError('unavailable');
      const metrics = [
        ...[...projectionMetrics(known.log), ...workMetrics(known.work), ...health.metrics()],
        ...[...poolMetrics(openPools()), ...logMetrics(health.logLines()), ...budgetMetrics(known.budgets)],
      ];
      return { body: await expositionOf(metrics, health.registries), headers: fresh };
    },
  }),
];

const mayLookInside = (
  { isLocal, token }: Pick<RawCall, 'isLocal' | 'token'>,
  { metricsToken, trustsThisMachine }: Pick<Health, 'metricsToken' | 'trustsThisMachine'>,
): boolean =>
  metricsToken === undefined
    ? trustsThisMachine && isLocal
    : token !== null && timingSafeEqual(digest(token), digest(metricsToken));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
