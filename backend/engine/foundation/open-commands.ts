import { catalogueOf, type EventDefinition } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { v4 as uuidV4 } from 'uuid';
import { type CommandContext, type CommandHandler, createCommandHandler } from '../command-handling/handle-command.ts';
import { eventLogAt, type LogPlace } from '../event-store/event-log.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { openEpoch } from '../event-store/positions/epochs.ts';
import { createPool, type Pool } from '../postgres/connections/pool.ts';
import { noticeLostEndOfLog } from '../read-models/lost-end.ts';
import { type MasterKeys, masterKeysOf } from '../sealing/keys/master-keys.ts';
import { createPersonKeys } from '../sealing/keys/person-keys.ts';
import { createSealer } from '../sealing/person-sealer.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { createVault, type Vault } from '../vault/vault.ts';

/** The service's database, log and master keys, as a command of the machine has them from the configuration. */
export type MachinePlace = LogPlace & { readonly secrets: readonly [string, ...string[]] };

export type CommandsAsked = MachinePlace & {
  /** The events that the commands read and write. */
  readonly events: readonly (readonly EventDefinition[])[];
  readonly pool?: Parameters<typeof createPool>[1];
};

/** What a command of the machine works with: the service's own log and vault, also while the service runs. */
export type OpenCommands = {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly vault: Vault;
  readonly sealer: Sealer;
  readonly masterKeys: MasterKeys;
  readonly commands: CommandHandler;
  /** Before the first event is written, as a start of the service does. */
  readonly beginWriting: () => Promise<void>;
};

/** Calls `work` with the commands; null where the service has never been started on this database. */
export const openCommands = async <Result>(
  { secrets, events, pool: poolOptions = { max: 2 }, ...place }: CommandsAsked,
  work: (opened: OpenCommands) => Promise<Result>,
): Promise<Result | null> => {
  const pool = createPool(place.databaseUrl, poolOptions);
  const eventLog = eventLogAt(place);
  const store = eventLog.open();
  try {
    if (!(await hasVault(pool)) || !(await eventLog.isThere())) return null;
    const vault = createVault(pool);
    const masterKeys = masterKeysOf(secrets);
    const sealer = createSealer(createPersonKeys(vault.sealingKeys, masterKeys));
    return await work({
      ...{ pool, store, vault, sealer, masterKeys },
      commands: createCommandHandler({ store, sealer, catalogue: catalogueOf(...events) }),
      beginWriting: async () => {
        await noticeLostEndOfLog(pool, store);
        await openEpoch(store, new Date().toISOString());
      },
    });
  } finally {
    await store.close();
    await pool.end();
  }
};

const hasVault = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('vault.blobs') is not null as there`);
  return rows[0]?.there === true;
};

/** The service itself acts, for the operator's reason, under a new command id. */
export const contextOfMachine = (
  reason: string,
): CommandContext & { readonly actor: { readonly id: 'system'; readonly role: 'system' } } => {
  const commandId = uuidV4();
  return {
    ...{ commandId, at: new Date().toISOString(), reason, correlationId: commandId },
    actor: { id: 'system', role: 'system' },
  };
};
