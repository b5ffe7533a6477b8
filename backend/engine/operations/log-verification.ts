import { randomUUID } from 'node:crypto';
import type { LogVerificationView } from '@nomucheck/domain/kernel/contract/log-verification.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type Actor, isRole } from '@nomucheck/domain/kernel/log/event.ts';
import {
  type LogVerificationEvent,
  type LogVerified,
  logVerificationStream,
  logVerifications,
} from '@nomucheck/domain/kernel/log/log-verification.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { z } from 'zod';
import type { CommandContext } from '../command-handling/handle-command.ts';
import { openEventStore } from '../event-store/event-log.ts';
import type { Foundation } from '../foundation/foundation.ts';
import { type Reader, shownIdOf } from '../history/actor-names.ts';
import type { JobHandler, Jobs } from '../jobs/jobs.ts';
import { proofFileIn } from '../log-proofs/proof-file.ts';
import { verifyLog } from '../log-proofs/verify-log.ts';
import { createPool } from '../postgres/connections/pool.ts';
import { everySecond } from './job-progress.ts';

export const VERIFY_LOG = 'verify-log';
const DAY = 86_400_000;
const shown = 20;

const asked = z.object({ command: z.uuid(), actor: z.object({ id: z.string(), role: z.string().refine(isRole) }) });
const clockwork: Actor = { id: 'system', role: 'system' };

type Of<Part extends keyof Foundation> = Pick<Foundation, Part>;

/** The last check; null before the first. */
export const lastVerification = async ({ commands }: Of<'commands'>): Promise<LogVerified | null> =>
  (await commands.load(logVerifications, logVerificationStream)).state[0] ?? null;

export type LogVerifications = ReturnType<typeof createLogVerifications>;

/** Checks of the log are jobs of any worker process, one at a time; the result of each is an event. */
export const createLogVerifications = (
  foundation: Of<'commands' | 'names' | 'store' | 'clock' | 'logProofs'>,
  jobs: Pick<Jobs, 'enqueue' | 'find' | 'forget'>,
) => {
  const { commands, names, store, clock, logProofs } = foundation;
  const reaching = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch(() => {
      throw new DomainError('unavailable');
    });

  const ask = async (actor: Actor): Promise<void> => {
    const known = await reaching(jobs.find(VERIFY_LOG));
    if (known?.state === 'failed') await reaching(jobs.forget(VERIFY_LOG));
    const data = { command: randomUUID(), actor: { id: actor.id, role: actor.role } };
    await reaching(jobs.enqueue({ id: VERIFY_LOG, name: VERIFY_LOG, data, attempts: 3 }));
  };

  return {
    ask,
    view: async (reader: Reader): Promise<LogVerificationView> => {
      // Asked each time: an operator may have changed the database since the start.
      const [known, { revision }, logProtected] = await Promise.all([
        jobs.find(VERIFY_LOG).catch(() => null),
        commands.load(logVerifications, logVerificationStream),
        store.isProtected(),
      ]);
      const events = await commands.history<LogVerificationEvent>(logVerificationStream, {
        from: Math.max(1, revision - shown + 1),
      });
      const nameOf = await names(
        events.map(({ actor }) => actor),
        reader,
      );
      return {
        running: known && { state: known.state, percent: known.progress, failedWhy: known.failedWhy },
        results: events.toReversed().map(({ at, actor, data }) => ({
          ...{ at, ...data },
          by: { id: shownIdOf(actor, reader), name: nameOf(actor), role: actor.role },
        })),
        ...{ logProtected, logProof: logProofs.state() },
      };
    },
    /** By the clock: once a day, from a day after the log began. */
    askIfDue: async (): Promise<void> => {
      const last = await lastVerification({ commands });
      const since = last?.startedAt ?? (await store.readAll({ after: START, limit: 1 })).events[0]?.at;
      if (since !== undefined && clock().getTime() - Date.parse(since) >= DAY) await ask(clockwork);
    },
  };
};

type JobParts = Of<'commands' | 'configuration' | 'databaseUrl' | 'clock' | 'log' | 'logProofs' | 'stopping'>;

/** Checks the log with connections of its own, because it reads all of it, and writes down what it found. */
export const verifyLogJob = (foundation: JobParts): JobHandler => {
  const { commands, configuration, databaseUrl, clock, log, logProofs, stopping } = foundation;
  return async (job) => {
    const { command: commandId, actor } = asked.parse(job.data);
    const pool = createPool(databaseUrl, { max: 2, statement_timeout: 0, application_name: 'nomucheck verify' });
    const place = { databaseUrl, eventStoreUrl: configuration.eventStoreUrl };
    const store = openEventStore(place, { readers: 2, patience: { server: 600_000, client: 610_000 } });
    try {
      const tell = everySecond(job);
      const result = await verifyLog({
        ...{ store, db: pool, file: proofFileIn(configuration.dataDir), clock },
        onStep: ({ checked, of }) => {
          stopping.signal.throwIfAborted();
          tell(checked / Math.max(of, 1));
        },
      });
      const at = clock().toISOString();
      const context: CommandContext = { commandId, at, actor, correlationId: commandId };
      await commands.handle(logVerifications, { stream: logVerificationStream, command: result, context });
      if (result.found > 0)
        log.error(
          { found: result.found, first: result.findings[0] },
          'the log is not as it was written: see /admin/integrity',
        );
      // A sound log gets a digest of this moment, so that the next check reaches further.
      else await logProofs.write().catch(() => {});
    } finally {
      await store.close();
      await pool.end();
    }
  };
};
