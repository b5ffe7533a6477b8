import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { supersEvents } from '@nomucheck/domain/accounts/supers.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { contextOfMachine, type MachinePlace, openCommands } from '../../engine/foundation/open-commands.ts';
import { createBlindIndex } from '../../engine/sealing/blind-index.ts';
import { type AccountsVault, createOwnTables } from '../vault/accounts-vault.ts';

export type Unreached = 'no_such_account' | 'no_database_yet';

/**
 * An account that an operator changes from a command on the machine. Events have the service as their actor, and a
 * reason.
 */
export type SelectedAccount = {
  readonly stream: string;
  readonly commands: CommandHandler;
  readonly vault: AccountsVault;
  readonly contextOf: typeof contextOfMachine;
};

/** Calls `work` with the account of this e-mail address, on the service's database, also while the service runs. */
export const withAccount = async <Result>(
  place: MachinePlace,
  email: string,
  work: (account: SelectedAccount) => Promise<Result>,
): Promise<Result | Unreached> =>
  (await openCommands<Result | Unreached>(
    { ...place, events: [userEvents, supersEvents] },
    async ({ pool, commands, masterKeys, beginWriting, ...opened }) => {
      const vault = { ...opened.vault, ...createOwnTables(pool) };
      const index = createBlindIndex(masterKeys.indexKey)('email', normalEmail(email));
      const stream = await vault.reservations.ownerOf('email', index);
      if (stream === null) return 'no_such_account';

      await beginWriting();
      return work({ stream, commands, vault, contextOf: contextOfMachine });
    },
  )) ?? 'no_database_yet';
