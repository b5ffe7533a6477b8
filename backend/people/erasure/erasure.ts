import type { Erasure as ErasureWanted } from '@nomucheck/domain/accounts/erasure.ts';
import { supersDecider, supersStream } from '@nomucheck/domain/accounts/supers.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { Created } from '../../engine/foundation/context.ts';
import type { PersonKeys } from '../../engine/sealing/person-keys.ts';
import type { Vault } from '../../engine/vault/vault.ts';
import { supersOf } from './supers.ts';

export type ErasureParts = {
  readonly commands: CommandHandler;
  readonly store: Pick<EventStore, 'readAll'>;
  readonly vault: Pick<Vault, 'credentials' | 'sessions'>;
  readonly keys: Pick<PersonKeys, 'destroy'>;
  readonly contexts: () => readonly Pick<Created, 'eraseOf'>[];
  /** Takes the person out of every table of the vault. */
  readonly eraseFromVault: (person: string) => Promise<void>;
};

export type Erasure = {
  /**
   * Ends an account and destroys what says who it was. `context.actor` does it; the reason of a removal is
   * `context.reason`. Once it answers, nobody can read anything of the person, and nobody is signed in as them.
   * Throws what `requireErasable` throws, and `user_absent`.
   */
  erase(person: string, how: ErasureWanted['how'], context: CommandContext): Promise<{ readonly position: string }>;
  /** Destroys what is left of one whose account has ended. May be done again, and after a death half-way. */
  forget(person: string): Promise<void>;
};

/**
 * The fact first, then the destruction, within the same request: the answer says "done" only when it is. Torn apart, the
 * account has ended all the same (every command and every token of it is refused by the event alone), and the process
 * manager that follows the event (`erasing.ts`) takes the destruction to its end. The other way round, a
 * refusal after the destruction would leave an account that nobody can read.
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

  /** Should this process die right after, the process manager of leaving takes it on from there. */
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
    // 1 nobody comes in any more
    await vault.credentials.remove(person);
    await vault.sessions.revokeAll(person);
    // 2 what is sealed is gone for good; whatever is still being written is refused or unreadable
    await keys.destroy(person);
    // 3 and what isn't sealed
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
