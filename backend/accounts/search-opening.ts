import { type UserCommand, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';

/** Opens the search to the buyer of a paid order for a day, and closes it again. Repeating either has no effect. */
export type SearchOpening = {
  open(person: string, orderId: string, paidAt: string, context: CommandContext): Promise<void>;
  close(person: string, orderId: string, context: CommandContext): Promise<void>;
};

export const createSearchOpening = (commands: CommandHandler): SearchOpening => {
  const handle = async (person: string, command: UserCommand, context: CommandContext): Promise<void> => {
    await commands.handle(userDecider, { stream: userStream(person), command, context });
  };
  return {
    open: (person, orderId, at, context) => handle(person, { type: 'OpenSearch', orderId, at }, context),
    close: (person, orderId, context) => handle(person, { type: 'CloseSearch', orderId }, context),
  };
};
