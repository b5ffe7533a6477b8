import type { Queryable } from '../../engine/postgres/connections/queryable.ts';
import type { Vault } from '../../engine/vault/vault.ts';
import { type Codes, createVaultCodes } from './codes.ts';
import { type Credentials, createCredentials } from './credentials.ts';
import { createKnownNetworks, type KnownNetworks } from './known-networks.ts';
import { createOAuthFlows, type OAuthFlows } from './oauth-flows.ts';
import { createSecondFactorGraces, type SecondFactorGraces } from './second-factor-graces.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';

/** What accounts store outside the log for themselves, a few functions over one table each. */
export type OwnTables = {
  readonly credentials: Credentials;
  readonly codes: Codes;
  readonly oauthFlows: OAuthFlows;
  readonly secondFactors: SecondFactors;
  readonly secondFactorGraces: SecondFactorGraces;
  readonly knownNetworks: KnownNetworks;
};

/** Everything outside the log that accounts use: the engine's vault, and their own tables beside it. */
export type AccountsVault = Vault & OwnTables;

export const createOwnTables = (db: Queryable): OwnTables => ({
  credentials: createCredentials(db),
  codes: createVaultCodes(db),
  oauthFlows: createOAuthFlows(db),
  secondFactors: createSecondFactors(db),
  secondFactorGraces: createSecondFactorGraces(db),
  knownNetworks: createKnownNetworks(db),
});

const DAY_SECONDS = 24 * 3600;

/**
 * Destroys the keys under which the codes of sign-ups are sealed that came to nothing; before `pruneOwnTables`, which
 * forgets whose they were.
 */
export const forgetAbandonedSignUps = async (
  { codes }: Pick<OwnTables, 'codes'>,
  destroyKeys: (person: string) => Promise<void>,
): Promise<void> => {
  for (const person of await codes.abandonedSignUps()) await destroyKeys(person);
};

/** Deletes what is over: codes and sign-ins under way, second factors never finished, networks not seen for three months. */
export const pruneOwnTables = async (tables: OwnTables): Promise<void> => {
  await tables.codes.prune();
  await tables.oauthFlows.prune();
  await tables.secondFactors.prune(DAY_SECONDS);
  await tables.knownNetworks.prune(90 * DAY_SECONDS);
};
