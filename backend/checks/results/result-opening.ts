import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { CheckCommand } from '@nomucheck/domain/checks/check-commands.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { checkStream } from '../loaded-check.ts';

/** What an order does to a check. Each runs under the command's id, and repeating it has no effect. */
export type ResultOpening = {
  open(id: string, orderId: string, context: CommandContext): Promise<void>;
  lock(id: string, orderId: string, context: CommandContext): Promise<void>;
};

export const createResultOpening = (commands: CommandHandler): ResultOpening => {
  const handle = (id: string, command: CheckCommand, context: CommandContext) =>
    commands.handle(checkDecider, { stream: checkStream(id), command, context });
  return {
    open: async (id, orderId, context) => void (await handle(id, { type: 'OpenResult', orderId }, context)),
    lock: async (id, orderId, context) => void (await handle(id, { type: 'LockResult', orderId }, context)),
  };
};
