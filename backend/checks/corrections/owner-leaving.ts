import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { checksCorrectedOf } from '@nomucheck/projections/checks/corrections/queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { checkStream } from '../loaded-check.ts';

type Parts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly clock: () => Date;
};

/** Corrections of who leaves concern nobody any more: they leave the firm's list. */
export const dropCorrectionsOf =
  ({ db, commands, clock }: Parts) =>
  async (person: string): Promise<void> => {
    for (const checkId of await checksCorrectedOf(db, person)) {
      const commandId = followingCommandId(person, `corrections dropped: ${checkId}`);
      await commands.handle(checkDecider, {
        stream: checkStream(checkId),
        command: { type: 'DropCorrections' },
        context: {
          commandId,
          at: clock().toISOString(),
          actor: { id: 'system', role: 'system' },
          correlationId: commandId,
        },
      });
    }
  };
