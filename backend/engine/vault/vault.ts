import type { Queryable } from '../postgres/connections/queryable.ts';
import { createSealingKeys, type SealingKeys } from '../sealing/keys/sealing-keys.ts';
import { type AccessLog, createAccessLog } from './access-log.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Blobs, createBlobs } from './blobs.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts';
import { createReservations, type Reservations } from './reservations.ts';
import { createSessions, type Sessions } from './sessions.ts';

/**
 * Stored data outside the log that the engine needs itself or several contexts use. Each part is a few functions over one table
 * of schema `vault`. A table of one context alone is that context's, with its migrations.
 */
export type Vault = {
  readonly sealingKeys: SealingKeys;
  readonly reservations: Reservations;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly blobs: Blobs;
  readonly accessLog: AccessLog;
};

/** The engine's own tables of the vault, for `migrate`. */
export const vaultMigrations = { schema: 'vault', folder: new URL('migrations/', import.meta.url) } as const;

/**
 * `isLogInDatabase`: whether the log is in the same database; its adapter says so. `tellsRevisions`: whether sessions are looked up
 * together with the revision of their person in that log.
 */
export const createVault = (db: Queryable, isLogInDatabase = true, tellsRevisions = false): Vault => ({
  sealingKeys: createSealingKeys(db),
  reservations: createReservations(db),
  idempotencyKeys: createIdempotencyKeys(db, isLogInDatabase),
  sessions: createSessions(db, tellsRevisions),
  attempts: createAttempts(db),
  blobs: createBlobs(db),
  accessLog: createAccessLog(db),
});
