import type { Logger } from 'pino';
import { type CommandHandler, createCommandHandler } from '../command-handling/handle-command.ts';
import { createKeptRecords } from '../command-handling/kept-records.ts';
import type { Configuration } from '../configuration.ts';
import { eventLogAt, type LogPlace } from '../event-store/event-log.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { openEpoch } from '../event-store/positions/epochs.ts';
import { type ActorNames, createActorNames } from '../history/actor-names.ts';
import { createPoints, type Points } from '../history/as-of.ts';
import { type SentenceOf, sentenceFrom } from '../history/event-sentences.ts';
import { createRecordStories, type RecordStories } from '../history/record-stories.ts';
import { createLogProofs, type LogProofs } from '../log-proofs/log-proofs.ts';
import { proofFileIn } from '../log-proofs/proof-file.ts';
import type { LineCounts } from '../logging/bounded-lines.ts';
import { countedStore } from '../metrics/counted-store.ts';
import type { Metric } from '../metrics/exposition.ts';
import { locks, underLock } from '../postgres/connections/advisory-lock.ts';
import { createPool, type Pool } from '../postgres/connections/pool.ts';
import { prepared } from '../postgres/connections/prepared.ts';
import { noticeLostEndOfLog } from '../read-models/lost-end.ts';
import { createReadModels, type ReadModels } from '../read-models/read-models.ts';
import { checkRedisAtStart } from '../redis/redis-at-start.ts';
import { type BlindIndex, createBlindIndex } from '../sealing/blind-index.ts';
import { keysOfAllProcesses } from '../sealing/keys/keys-of-all-processes.ts';
import { type MasterKeys, masterKeysOf, requireMasterKeys } from '../sealing/keys/master-keys.ts';
import type { PersonKeys } from '../sealing/keys/person-keys.ts';
import { createSealer } from '../sealing/person-sealer.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { nameOfProcess } from '../settings/process-name.ts';
import { type Duties, dutiesOf } from '../settings/role.ts';
import { createParties, type Parties } from '../shares/parties.ts';
import { openSignals } from '../signals/open-signals.ts';
import type { Signals } from '../signals/signals.ts';
import { sealedSessions } from '../vault/sealed-sessions.ts';
import { createVault, type Vault } from '../vault/vault.ts';
import type { Folded } from './declared.ts';
import { prepareDatabase } from './prepare-database.ts';

export type FoundationParts = {
  readonly configuration: Configuration;
  readonly databaseUrl: string;
  readonly ownerUrl: string | null;
  readonly masterSecrets: readonly [string, ...string[]];
  readonly declared: Folded;
  readonly log: Logger;
  /** Counts of written and dropped log lines. */
  readonly logLines: () => LineCounts;
  readonly clock: () => Date;
};

const unprotected =
  "the log isn't protected from the program's own role: it may change events; see DATABASE_OWNER_URL in docs/running.md";

/** What the engine offers every context, part by part. */
export type Foundation = {
  /** What all contexts declare, folded into one. */
  readonly declared: Folded;
  readonly configuration: Configuration;
  /** What this process does. */
  readonly duties: Duties;
  /** The name of this process, under which it holds leases. */
  readonly processName: string;
  readonly log: Logger;
  /** Counts of written and dropped log lines. */
  readonly logLines: () => LineCounts;
  readonly clock: () => Date;
  /** For a context's own tables and read models; tables of others are asked through what their context offers. */
  readonly pool: Pool;
  /** For a listener's connection of its own. */
  readonly databaseUrl: string;
  readonly store: EventStore;
  /** Hints to and from the other processes. */
  readonly signals: Signals;
  readonly metrics: () => Metric[];
  /** Whether the service's role can't change the log. */
  readonly logProtected: boolean;
  readonly logProofs: LogProofs;
  readonly commands: CommandHandler;
  readonly readModels: ReadModels;
  /** The engine's own tables of the vault. */
  readonly vault: Vault;
  /** Whom a request counts for. */
  readonly parties: Parties;
  /** A key for each person: without it, what is sealed for them can't be read by anyone. */
  readonly keys: PersonKeys;
  /** `forget` drops what a context remembers of people: called once any process has destroyed a key. */
  readonly onKeysDestroyed: (forget: () => void) => void;
  readonly sealer: Sealer;
  /** For codes and tickets. */
  readonly indexKey: MasterKeys['indexKey'];
  readonly blindIndex: BlindIndex;
  /** The names of actors. */
  readonly names: ActorNames;
  readonly sentenceOf: SentenceOf;
  /** The history of one record with its filters, and the record at each of its revisions. */
  readonly stories: RecordStories;
  /** The position of a given moment in the log. */
  readonly points: Points;
  /** Aborted when the service ends. */
  readonly stopping: AbortController;
  readonly close: () => Promise<void>;
};

export const createFoundation = async (parts: FoundationParts): Promise<Foundation> => {
  const { configuration, databaseUrl, ownerUrl, masterSecrets, declared } = parts;
  const { log, logLines, clock } = parts;
  const { migrations } = declared;
  const duties = dutiesOf(configuration.role);
  const processName = nameOfProcess(configuration.role);
  const masterKeys = masterKeysOf(masterSecrets);
  const sealing = { catalogue: declared.events, masterKeys };
  const { redisUrl, eventStoreUrl } = configuration;
  const place: LogPlace = { databaseUrl, eventStoreUrl };
  const eventLog = eventLogAt(place);
  const redis = redisUrl === undefined ? null : await checkRedisAtStart(redisUrl, log);
  await prepareDatabase({ ...place, ownerUrl, redisUrl, migrations, sealing });
  const pool = createPool(databaseUrl, {}, (what) => {
    if (what === 'silent') log.error('the database says nothing: whatever needs it is refused');
    else log.info('the database answers again');
  });
  // Cleaning up an index may take ten minutes (projections/runner/tables/gin-flush.ts); the statement itself sets that
  // limit.
  const readModelPool = createPool(databaseUrl, { query_timeout: 610_000, application_name: 'nomucheck read models' });
  const plainVault = createVault(prepared(pool), eventLog.isInDatabase, eventLog.isInDatabase);
  await requireMasterKeys(plainVault.sealingKeys, masterKeys);
  const { store, metrics } = countedStore(eventLog.open());
  const logProtected = await store.isProtected();
  if (!logProtected) log.warn({ logProtected }, unprotected);
  // One process after the other: what the log has lost has to be noticed before anybody writes into it.
  await underLock(databaseUrl, locks.beginning, async () => {
    const lost = await noticeLostEndOfLog(pool, store);
    if (lost)
      log.error(lost, 'the log has lost its end: these read models have to be rebuilt (npm run rebuild -- NAME)');
    if (!duties.writes) return;
    // Each process that writes opens its own: whether the log is another copy than the one that the others wrote into, this
    // one can't know.
    await openEpoch(store, clock().toISOString());
    await eventLog.noteAtStart(store, clock().toISOString());
  });
  const signals = openSignals({ databaseUrl, redisUrl, log });
  const { keys, destructions } = keysOfAllProcesses(plainVault.sealingKeys, masterKeys, signals);
  const kept = createKeptRecords(destructions.heed);
  destructions.onDestroyed(kept.forget);
  const sealer = createSealer(keys);
  const parties = createParties();
  const sealed = sealedSessions(plainVault.sessions, sealer);
  // Known at once: else the first request of a new session would wait in the line of its network, behind others who sign up there.
  const open: typeof sealed.open = async (session) => {
    const opened = await sealed.open(session);
    parties.recognise(opened.token, session.userId);
    return opened;
  };
  const find: typeof sealed.find = async (token) => {
    const found = await sealed.find(token);
    if (found) await destructions.see(found.destructions);
    return found;
  };
  const sessions = { ...plainVault.sessions, ...sealed, open, find };
  const commands = createCommandHandler({ store, sealer, catalogue: declared.events, kept });
  const names = createActorNames({ commands });
  const sentenceOf = sentenceFrom(declared.sentences);
  return {
    declared,
    configuration,
    duties,
    processName,
    databaseUrl,
    log,
    logLines,
    clock,
    pool,
    logProtected,
    logProofs: createLogProofs({
      ...{ store, file: proofFileIn(configuration.dataDir), url: configuration.logProofUrl },
      ...{ clock, log },
      alone: (work) => underLock(databaseUrl, locks.logProofs, work),
    }),
    vault: { ...plainVault, sessions },
    parties,
    store,
    signals,
    metrics,
    keys,
    onKeysDestroyed: destructions.onDestroyed,
    sealer,
    commands,
    indexKey: masterKeys.indexKey,
    blindIndex: createBlindIndex(masterKeys.indexKey),
    readModels: createReadModels({
      ...{ pool: readModelPool, databaseUrl, store, log, owner: processName },
      projections: declared.projections,
      keeps: duties.keepsReadModels,
      // Where one process does everything, the owner that it finds is one that was killed.
      steal: configuration.role === 'all',
    }),
    names,
    sentenceOf,
    stories: createRecordStories({ commands, names, sentenceOf }),
    points: createPoints(store, clock),
    stopping: new AbortController(),
    close: async (): Promise<void> => {
      redis?.close();
      await plainVault.idempotencyKeys.settleAll();
      await Promise.all([store.close(), signals.close()]);
      await Promise.all([pool.end(), readModelPool.end()]);
    },
  };
};
