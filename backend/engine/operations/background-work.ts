import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NoticePauses } from '@nomucheck/domain/accounts/account-notices.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import {
  accountNotices,
  TELL_ACCOUNT_CHANGE,
  tellAccountChange,
  WRITE_ACCOUNT_NOTICE,
  writeAccountNotice,
} from '../../accounts/account-notices.ts';
import type { PhoneNumbers } from '../../accounts/phone-numbers.ts';
import { phonePlaces, SETTLE_PHONE_NUMBERS, settlePhoneNumbers } from '../../accounts/phone-places.ts';
import { END_OLD_SESSIONS, endOldSessions, roleChanges } from '../../accounts/role-changes.ts';
import type { ShuttingOut } from '../../accounts/shutting-out.ts';
import { SHUT_STRANGERS_OUT, shutStrangersOut, strangerTraces } from '../../accounts/stranger-traces.ts';
import { caseImporting } from '../../case-import/case-importing.ts';
import { discardAbandonedDrafts } from '../../checks/abandoned-drafts.ts';
import { DESTROY_ANSWERS, destroyAnswers, discardedAnswers } from '../../checks/discarded-answers.ts';
import { draftPlaces, FREE_DRAFT_PLACE, freeDraftPlace } from '../../checks/draft-places.ts';
import { messageSending, SEND_MESSAGE } from '../../messages/message-sending.ts';
import { createMessages, sendMessage } from '../../messages/messages.ts';
import type { Transports } from '../../messages/transport.ts';
import { erasing, FORGET_PERSON, forgetPerson, LET_SUPER_GO, letSuperGo } from '../../people/erasing.ts';
import type { Erasure } from '../../people/erasure/erasure.ts';
import { createForgettingAgain } from '../../people/erasure/forget-again.ts';
import type { NameIndex } from '../../people/name-index.ts';
import { INDEX_NAME, indexName, nameIndexing } from '../../people/name-indexing.ts';
import type { CommandHandler } from '../command-handling/handle-command.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { createPostgresJobs, createRedisJobs, migrateQueue } from '../jobs/bullmq-jobs.ts';
import type { JobCounts, JobHandler, JobHandlers, Jobs, Working } from '../jobs/jobs.ts';
import type { LogProofs } from '../log-proofs/log-proofs.ts';
import type { ForeignMigration } from '../postgres/migrations.ts';
import type { PersonKeys } from '../sealing/person-keys.ts';
import { createDispatcher } from '../subscriptions/dispatcher.ts';
import { effectJobs } from '../subscriptions/effect-jobs.ts';
import { createFollower } from '../subscriptions/follower.ts';
import { createOutbox } from '../subscriptions/outbox.ts';
import type { ProcessManager } from '../subscriptions/process-manager.ts';
import { sweepReservations } from '../vault/reservation-sweeper.ts';
import type { Vault } from '../vault/vault.ts';

export const workMigrations = {
  schema: 'work',
  folder: new URL('../subscriptions/migrations/', import.meta.url),
} as const;

/** What the queue's library has to have run before, where the queue is in the database. */
export const queueMigrations = (redisUrl: string | undefined): readonly ForeignMigration[] =>
  redisUrl ? [] : [migrateQueue];

export type BackgroundWorkParts = {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** Where the queue is; without it, in the database. */
  readonly redisUrl: string | undefined;
  readonly store: EventStore;
  readonly commands: CommandHandler;
  readonly vault: Vault;
  readonly erasure: Pick<Erasure, 'erase' | 'forget'>;
  readonly nameIndex: Pick<NameIndex, 'update'>;
  readonly numbers: Pick<PhoneNumbers, 'settle'>;
  readonly shuttingOut: Pick<ShuttingOut, 'settle'>;
  readonly keys: Pick<PersonKeys, 'destroyOne'>;
  readonly logProofs: LogProofs;
  readonly transports: Transports;
  readonly draftDays: number;
  readonly loginRecordDays: number;
  /** Between what changes in an account and the e-mails about it. */
  readonly noticePauses: NoticePauses;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Of jobs that others ask for. */
  readonly handlers: JobHandlers;
  /** Of jobs that follow from events, beside those below. */
  readonly effects: JobHandlers;
};

export type BackgroundWork = {
  /** For whoever has something to be done apart from what they answer. */
  readonly jobs: Pick<Jobs, 'enqueue' | 'find' | 'forget'>;
  start(): Promise<void>;
  /** Lets the jobs at hand finish. */
  stop(): Promise<void>;
  /** What follows from events. */
  readonly managers: readonly ProcessManager[];
  /** There may be effects to carry out. */
  kick(): void;
  /** null where the queue doesn't answer within a second. */
  queueCounts(): Promise<JobCounts | null>;
};

const managers = [
  caseImporting,
  draftPlaces,
  discardedAnswers,
  messageSending,
  accountNotices,
  erasing,
  roleChanges,
  nameIndexing,
  phonePlaces,
  strangerTraces,
];

const SEND_LOG_PROOF = 'send-log-proof';
/** With pauses that double, a quarter of an hour; the next hour's line follows. */
const sendProofAttempts = 10;
const longestCountMs = 1_000;
const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
const DAY_SECONDS = 24 * 3600;

/** What nobody asks for and somebody has to do: what follows from events, and what is due every so often. */
export const createBackgroundWork = (parts: BackgroundWorkParts): BackgroundWork => {
  const { pool, databaseUrl, redisUrl, store, commands, vault, clock, log } = parts;
  const { keys, logProofs, erasure, nameIndex, numbers, shuttingOut, transports } = parts;
  const { draftDays, loginRecordDays, noticePauses } = parts;
  const jobs = openQueue(databaseUrl, redisUrl, log);
  const outbox = createOutbox(pool);

  const parked = (of: { readonly effect: string } | { readonly manager: string }, err: unknown): void =>
    log.error({ ...of, err }, 'an effect is parked: somebody has to look');

  const dispatcher = createDispatcher({
    outbox,
    jobs,
    store,
    managers,
    commands: {},
    clock,
    report: (report) => {
      if (report.what === 'parked') parked({ effect: report.effect }, report.error);
      else if (report.what === 'retrying')
        log.warn({ effect: report.effect, err: report.error }, 'an effect has to wait');
      else log.warn({ err: report.error }, 'effects have to wait');
    },
  });
  const follower = createFollower({
    store,
    db: pool,
    managers,
    onEffects: dispatcher.kick,
    report: ({ manager, what, error }) => {
      if (what === 'parked') parked({ manager }, error);
      else if (what === 'unknown_event')
        log.error(
          { manager, err: String(error) },
          'a newer program wrote the next event: this one waits for that program',
        );
      else if (what === 'beyond_log')
        log.error({ manager, err: String(error) }, 'the log has lost its end: a process manager goes on from there');
      else log.warn({ manager, what, err: String(error) }, 'a process manager begins again');
    },
  });

  const forgetAgain = createForgettingAgain({ store, sealingKeys: vault.sealingKeys, erasure });
  const effects: JobHandlers = {
    ...parts.effects,
    [FREE_DRAFT_PLACE]: freeDraftPlace(vault.reservations),
    [END_OLD_SESSIONS]: endOldSessions(vault.sessions),
    [SETTLE_PHONE_NUMBERS]: settlePhoneNumbers(numbers),
    [SHUT_STRANGERS_OUT]: shutStrangersOut(shuttingOut),
    [INDEX_NAME]: indexName(nameIndex),
    [TELL_ACCOUNT_CHANGE]: tellAccountChange({ commands, clock, pauses: noticePauses }),
    [WRITE_ACCOUNT_NOTICE]: writeAccountNotice({ commands, messages: createMessages(commands) }),
    [SEND_MESSAGE]: sendMessage({ commands, transports, clock }),
    [DESTROY_ANSWERS]: destroyAnswers(keys),
    [FORGET_PERSON]: forgetPerson(erasure),
    [LET_SUPER_GO]: letSuperGo(erasure),
  };
  const proveLog = async (): Promise<void> => {
    const line = await logProofs.write();
    if (!line || !logProofs.isSent) return;
    // The same line again where nothing was written since: whoever keeps them sees that the service lives.
    await jobs.enqueue({
      id: `log-proof-${randomUUID()}`,
      name: SEND_LOG_PROOF,
      data: line,
      attempts: sendProofAttempts,
    });
  };
  const repeated: Readonly<Record<string, { readonly everyMs: number; readonly run: JobHandler }>> = {
    'sweep-reservations': {
      everyMs: MINUTES,
      run: async () => void (await sweepReservations(vault.reservations, store)),
    },
    'prune-vault': {
      everyMs: HOURS,
      run: async () => {
        await vault.idempotencyKeys.prune(7 * DAY_SECONDS);
        await vault.sessions.prune(loginRecordDays * DAY_SECONDS);
        await vault.attempts.prune(DAY_SECONDS);
        await vault.codes.prune();
        await vault.oauthFlows.prune();
        await vault.secondFactors.prune(DAY_SECONDS);
        await vault.knownNetworks.prune(90 * DAY_SECONDS);
        await vault.mailbox.prune(7 * DAY_SECONDS);
        await vault.uploads.prune(30 * DAY_SECONDS);
        // The law wants two years; a third, so that nothing goes while somebody still asks about the second.
        await vault.accessLog.prune(3 * 365);
      },
    },
    'prove-log': { everyMs: HOURS, run: proveLog },
    'destroy-what-is-due': {
      everyMs: HOURS,
      run: async () => {
        const due = await vault.sealingKeys.destroyDue(clock().toISOString());
        const people = await forgetAgain();
        if (due + people > 0) log.info({ keys: due, people }, 'what was due is destroyed');
      },
    },
    'discard-abandoned-drafts': {
      everyMs: HOURS,
      run: async () => {
        const discarded = await discardAbandonedDrafts({ db: pool, commands, clock, draftDays });
        if (discarded > 0) log.info({ discarded }, 'abandoned drafts are discarded');
      },
    },
  };
  const handlers: JobHandlers = {
    ...parts.handlers,
    [SEND_LOG_PROOF]: ({ data }) => logProofs.send(data),
    ...effectJobs(outbox, effects, { onParked: (effect, error) => parked({ effect }, error) }),
    ...Object.fromEntries(Object.entries(repeated).map(([name, { run }]) => [name, run])),
  };

  // A queue that was lost has lost these too; asked for again, nothing changes.
  const keepRepeating = async (): Promise<void> => {
    for (const [name, { everyMs }] of Object.entries(repeated)) await jobs.repeat(name, everyMs);
  };
  const tryToRepeat = (): void => {
    keepRepeating().catch((error: unknown) => log.warn({ err: String(error) }, 'repeated jobs have to wait'));
  };
  let repeating: NodeJS.Timeout | undefined;
  let working: Working | undefined;

  return {
    jobs,
    start: async () => {
      await follower.start();
      dispatcher.start();
      working = await jobs.work(handlers);
      tryToRepeat();
      // What fails is in the log, and the next hour's follows.
      proveLog().catch(() => {});
      repeating = setInterval(tryToRepeat, MINUTES).unref();
    },
    stop: async () => {
      clearInterval(repeating);
      await follower.stop();
      // Together: with a queue that is away, each would wait for it in its turn. What the dispatcher can't enqueue any more is
      // due again.
      const left = (async () => {
        await working?.stop();
        await jobs.close();
      })();
      await Promise.all([dispatcher.stop(), left]);
      await logProofs.end();
    },
    managers,
    kick: dispatcher.kick,
    queueCounts: () => {
      const late = sleep(longestCountMs, null, { ref: false });
      return Promise.race([jobs.counts().catch(() => null), late]);
    },
  };
};

const openQueue = (databaseUrl: string, redisUrl: string | undefined, log: Logger): Jobs => {
  const options = {
    report: ({ what, job, error }: { readonly what: string; readonly job?: string; readonly error: unknown }): void => {
      const err = error instanceof Error ? error.message : String(error);
      if (what === 'job_failed') log.warn({ job, err }, 'a job has failed');
      else log.warn({ err }, 'the queue is away');
    },
  };
  return redisUrl ? createRedisJobs(redisUrl, options) : createPostgresJobs(databaseUrl, options);
};
