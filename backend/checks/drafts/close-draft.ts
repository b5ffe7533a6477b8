import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Vault } from '../../engine/vault/vault.ts';

type Parts = {
  readonly commands: CommandHandler;
  readonly reservations: Pick<Vault['reservations'], 'ownerOf'>;
  readonly clock: () => Date;
};

/**
 * An unfinished check ends when its person leaves: otherwise a draft that nobody can continue would stay for half a
 * year.
 */
export const closeDraftOf =
  ({ commands, reservations, clock }: Parts) =>
  async (person: string): Promise<void> => {
    const stream = await reservations.ownerOf('draft', person);
    if (stream === null) return;
    const commandId = followingCommandId(person, `erased: ${stream}`);
    await commands
      .handle(checkDecider, {
        stream,
        command: { type: 'DiscardCheck', why: 'owner_left' },
        context: {
          commandId,
          at: clock().toISOString(),
          actor: { id: 'system', role: 'system' },
          correlationId: commandId,
        },
      })
      .catch((error: unknown) => {
        // The check was finished: then it stays as figures without a person.
        if (!isRefusal(error)) throw error;
      });
  };
