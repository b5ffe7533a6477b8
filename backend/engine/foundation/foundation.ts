import type { Logger } from 'pino';
import { createCommandHandler } from '../command-handling/handle-command.ts';
import type { Configuration } from '../configuration.ts';
import { openEpoch } from '../event-store/epochs.ts';
import { createPostgresEventStore } from '../event-store/postgres/postgres-event-store.ts';
import { createActorNames } from '../history/actor-names.ts';
import { createPoints } from '../history/as-of.ts';
import { sentenceFrom } from '../history/event-sentences.ts';
import { createHistories } from '../history/history.ts';
import { createLogTimes } from '../history/log-times.ts';
import { createLogProofs } from '../log-proofs/log-proofs.ts';
import { proofFileIn } from '../log-proofs/proof-file.ts';
import type { LineCounts } from '../logging/bounded-lines.ts';
import { countedStore } from '../metrics/counted-store.ts';
import { isLogProtected } from '../postgres/log-protection.ts';
import { createPool } from '../postgres/pool.ts';
import { noticeLostEndOfLog } from '../read-models/lost-end.ts';
import { createReadModels } from '../read-models/read-models.ts';
import { createBlindIndex } from '../sealing/blind-index.ts';
import { masterKeysOf, requireMasterKeys } from '../sealing/master-keys.ts';
import { createPersonKeys } from '../sealing/person-keys.ts';
import { createSealer } from '../sealing/person-sealer.ts';
import { sealedSessions } from '../vault/sealed-sessions.ts';
import { createVault } from '../vault/vault.ts';
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

/** What the engine offers every context: the log, the vault, the sealer, the read models. */
export type Foundation = Awaited<ReturnType<typeof createFoundation>>;

export const createFoundation = async (parts: FoundationParts) => {
  const { configuration, databaseUrl, ownerUrl, masterSecrets, declared } = parts;
  const { log, logLines, clock } = parts;
  const { migrations } = declared;
  await prepareDatabase({ databaseUrl, ownerUrl, redisUrl: configuration.redisUrl, migrations });
  const pool = createPool(databaseUrl, {}, (what) => {
    if (what === 'silent') log.error('the database says nothing: whatever needs it is refused');
    else log.info('the database answers again');
  });
  // Cleaning up an index may take ten minutes (projections/runner/gin-flush.ts); the statement itself sets that
  // limit.
  const readModelPool = createPool(databaseUrl, { query_timeout: 610_000, application_name: 'nomucheck read models' });
  const logProtected = await isLogProtected(pool);
  if (!logProtected) log.warn({ logProtected }, unprotected);
  const plainVault = createVault(pool);
  const masterKeys = masterKeysOf(masterSecrets);
  await requireMasterKeys(plainVault.sealingKeys, masterKeys);
  const lost = await noticeLostEndOfLog(pool);
  if (lost) log.error(lost, 'the log has lost its end: these read models have to be rebuilt (npm run rebuild -- NAME)');
  const { store, metrics } = countedStore(createPostgresEventStore({ url: databaseUrl }));
  await openEpoch(store, clock().toISOString());
  const keys = createPersonKeys(plainVault.sealingKeys, masterKeys);
  const sealer = createSealer(keys);
  const sessions = { ...plainVault.sessions, ...sealedSessions(plainVault.sessions, sealer) };
  const commands = createCommandHandler({ store, sealer, catalogue: declared.events });
  const names = createActorNames({ commands });
  const sentenceOf = sentenceFrom(declared.sentences);
  return {
    /** What all contexts declare, folded into one. */
    declared,
    configuration,
    databaseUrl,
    log,
    logLines,
    clock,
    pool,
    /** Whether the service's role can't change the log. */
    logProtected,
    logProofs: createLogProofs({
      ...{ db: pool, file: proofFileIn(configuration.dataDir), url: configuration.logProofUrl },
      ...{ clock, log },
    }),
    vault: { ...plainVault, sessions },
    store,
    metrics,
    keys,
    sealer,
    commands,
    /** For blind indexes, codes and tickets. */
    indexKey: masterKeys.indexKey,
    blindIndex: createBlindIndex(masterKeys.indexKey),
    readModels: createReadModels({
      ...{ pool: readModelPool, databaseUrl, store, log },
      projections: declared.projections,
    }),
    /** The names of actors, and the position of a given moment in the log. */
    names,
    sentenceOf,
    histories: createHistories({ commands, names, sentenceOf }),
    points: createPoints(createLogTimes(pool), store, clock),
    /** Aborted when the service ends. */
    stopping: new AbortController(),
    close: async (): Promise<void> => {
      await store.close();
      await Promise.all([pool.end(), readModelPool.end()]);
    },
  };
};
