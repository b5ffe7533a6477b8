import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { supersEvents } from '@nomucheck/domain/accounts/supers.ts';
import { normalEmail } from '@nomucheck/domain/kernel/contact.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import { v4 as uuidV4 } from 'uuid';
import {
  type CommandContext,
  type CommandHandler,
  createCommandHandler,
} from '../engine/command-handling/handle-command.ts';
import { openEpoch } from '../engine/event-store/epochs.ts';
import { createPostgresEventStore } from '../engine/event-store/postgres/postgres-event-store.ts';
import { createPool } from '../engine/postgres/pool.ts';
import { noticeLostEndOfLog } from '../engine/read-models/lost-end.ts';
import { createBlindIndex } from '../engine/sealing/blind-index.ts';
import { masterKeysOf } from '../engine/sealing/master-keys.ts';
import { createPersonKeys } from '../engine/sealing/person-keys.ts';
import { createSealer } from '../engine/sealing/person-sealer.ts';
import { createVault } from '../engine/vault/vault.ts';
import { type AccountsVault, createOwnTables } from './vault/accounts-vault.ts';

export type Unreached = 'no_such_account' | 'no_database_yet';

/**
 * An account that an operator changes from a command on the machine. Events have the service as their actor, and a
 * reason.
 */
export type SelectedAccount = {
  readonly stream: string;
  readonly commands: CommandHandler;
  readonly vault: AccountsVault;
  readonly contextOf: (reason: string) => CommandContext & { readonly actor: typeof bySystem };
};

const bySystem = { id: 'system', role: 'system' } as const;

/** Calls `work` with the account of this e-mail address, on the service's database, also while the service runs. */
export const withAccount = async <Result>(
  databaseUrl: string,
  secrets: readonly [string, ...string[]],
  email: string,
  work: (account: SelectedAccount) => Promise<Result>,
): Promise<Result | Unreached> => {
  const pool = createPool(databaseUrl, { max: 2 });
  const store = createPostgresEventStore({ url: databaseUrl });
  try {
    const { rows } = await pool.query<{ there: boolean }>(
      `select to_regclass('vault.reservations') is not null as there`,
    );
    if (!rows[0]?.there) return 'no_database_yet';

    const vault = { ...createVault(pool), ...createOwnTables(pool) };
    const masterKeys = masterKeysOf(secrets);
    const index = createBlindIndex(masterKeys.indexKey)('email', normalEmail(email));
    const stream = await vault.reservations.ownerOf('email', index);
    if (stream === null) return 'no_such_account';

    await noticeLostEndOfLog(pool);
    await openEpoch(store, new Date().toISOString());
    const sealer = createSealer(createPersonKeys(vault.sealingKeys, masterKeys));
    const commands = createCommandHandler({ store, sealer, catalogue: catalogueOf(userEvents, supersEvents) });
    const contextOf: SelectedAccount['contextOf'] = (reason) => {
      const commandId = uuidV4();
      return { commandId, at: new Date().toISOString(), actor: bySystem, reason, correlationId: commandId };
    };
    return await work({ stream, commands, vault, contextOf });
  } finally {
    await store.close();
    await pool.end();
  }
};
