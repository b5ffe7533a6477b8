import type { Erasure as ErasureWanted } from '@nomucheck/domain/accounts/erasure.ts';
import { supersDecider, supersStream } from '@nomucheck/domain/accounts/supers.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { Created } from '../../engine/foundation/context.ts';
import type { PersonKeys } from '../../engine/sealing/keys/person-keys.ts';
import type { Vault } from '../../engine/vault/vault.ts';
import { supersOf } from './supers.ts';

export type ErasureParts = {
  readonly commands: CommandHandler;
  readonly store: Pick<EventStore, 'readAll'>;
  readonly vault: Pick<Vault, 'sessions'>;
  readonly keys: Pick<PersonKeys, 'destroy'>;
  readonly contexts: () => readonly Pick<Created, 'eraseOf'>[];
  /** Deletes the person from every table of the vault. */
  readonly eraseFromVault: (person: string) => Promise<void>;
};

export type Erasure = {
  /**
   * Ends an account and destroys the person's data. `context.actor` does it; the reason of a removal is
   * `context.reason`. After it has answered, the person's data can't be read, and no session of theirs is open. Throws
   * what `requireErasable` throws, and `user_absent`.
   */
  erase(person: string, how: ErasureWanted['how'], context: CommandContext): Promise<{ readonly position: string }>;
  /**
   * Destroys the rest of the data of a person whose account has ended. It may run again, also after a crash in between.
   */
  forget(person: string): Promise<void>;
};

/**
 * The event first, then the destruction, within the same request: the answer says "done" only when both are. After a
 * crash in between, the account has ended (the event alone makes every command and token of it refused), and the
 * process manager that follows the event (`erasing.ts`) completes the destruction. In the other order, a refusal after
 * the destruction would leave an account that can't be read.
 */
export const createErasure = (parts: ErasureParts): Erasure => {
  const { commands, store, vault, keys, contexts, eraseFromVault } = parts;

  const endAccount = async (person: string, how: ErasureWanted['how'], context: CommandContext) => {
    const { actor: by, reason } = context;
    const stream = userStream(person);
    const { state } = await commands.load(userDecider, stream);
    const released = how === 'left' && state?.accessType === 2;
    if (released) await release(person, context);
    return commands.handle(userDecider, {
      stream,
      command: { type: 'Erase', how, by, released, ...(reason === undefined ? {} : { reason }) },
      context,
    });
  };

  /** When this process dies right after it, the process manager `erasing.ts` continues. */
  const release = async (owner: string, context: CommandContext): Promise<void> => {
    const command = { type: 'ReleaseSuper', owner, supers: [...(await supersOf(store))] } as const;
    const commandId = followingCommandId(context.commandId, 'a super is released');
    await commands.handle(supersDecider, {
      stream: supersStream,
      command,
      context: { ...context, commandId, causationId: context.commandId },
    });
  };

  const forget: Erasure['forget'] = async (person) => {
    const { state } = await commands.load(userDecider, userStream(person));
    if (!state?.erased) throw new Error('only one whose account has ended is forgotten');
    // 1 end all sessions
    await vault.sessions.revokeAll(person);
    // 2 destroy the key: sealed data is lost for good; what is being written at this moment is refused or unreadable
    await keys.destroy(person);
    // 3 delete what isn't sealed
    for (const { eraseOf } of contexts()) await eraseOf?.(person);
    await eraseFromVault(person);
  };

  return {
    erase: async (person, how, context) => {
      const { position } = await endAccount(person, how, context);
      await forget(person);
      return { position };
    },
    forget,
  };
};
