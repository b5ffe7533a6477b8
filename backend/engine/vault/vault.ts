import type { Queryable } from '../postgres/queryable.ts';
import { createSealingKeys, type SealingKeys } from '../sealing/sealing-keys.ts';
import { type AccessLog, createAccessLog } from './access-log.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Blobs, createBlobs } from './blobs.ts';
import { type Codes, createVaultCodes } from './codes.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts';
import { createKnownNetworks, type KnownNetworks } from './known-networks.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createNameTokens, type NameTokens } from './name-tokens.ts';
import { createOAuthFlows, type OAuthFlows } from './oauth-flows.ts';
import { createVaultPreferences, type VaultPreferences } from './preferences.ts';
import { createReservations, type Reservations } from './reservations.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** Stored data outside the log. Each part is a few functions over one table of schema `vault`. */
export type Vault = {
  readonly sealingKeys: SealingKeys;
  readonly reservations: Reservations;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly credentials: Credentials;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly blobs: Blobs;
  readonly mailbox: Mailbox;
  readonly codes: Codes;
  readonly accessLog: AccessLog;
  readonly nameTokens: NameTokens;
  readonly preferences: VaultPreferences;
  readonly oauthFlows: OAuthFlows;
  readonly secondFactors: SecondFactors;
  readonly knownNetworks: KnownNetworks;
};

/** The engine's own tables of the vault, for `migrate`. */
export const vaultMigrations = { schema: 'vault', folder: new URL('migrations/', import.meta.url) } as const;

export const createVault = (db: Queryable): Vault => ({
  sealingKeys: createSealingKeys(db),
  reservations: createReservations(db),
  idempotencyKeys: createIdempotencyKeys(db),
  credentials: createCredentials(db),
  sessions: createSessions(db),
  attempts: createAttempts(db),
  blobs: createBlobs(db),
  mailbox: createMailbox(db),
  codes: createVaultCodes(db),
  accessLog: createAccessLog(db),
  nameTokens: createNameTokens(db),
  preferences: createVaultPreferences(db),
  oauthFlows: createOAuthFlows(db),
  secondFactors: createSecondFactors(db),
  knownNetworks: createKnownNetworks(db),
});
