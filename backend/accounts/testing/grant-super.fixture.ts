import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { contextOfMachine } from '../../engine/foundation/open-commands.ts';

/** The operator's command itself. */
export { grantSuper as grantSuperByCommand } from '../machine/grant-super.ts';

/**
 * Makes somebody a super admin by the operator's event (machine/grant-super.ts), because no person has the right to make the
 * first one. The service under test writes it itself: the operator's command would open a log and a vault of its own.
 */
export const grantSuper = async (commands: CommandHandler, id: string): Promise<void> => {
  const reason = '서비스가 있는 컴퓨터에서 npm run user -- grant-super로 줌';
  const context = contextOfMachine(reason);
  await commands.handle(userDecider, {
    stream: userStream(id),
    command: { type: 'EditPerson', by: context.actor, accessType: 2, reason },
    context,
  });
};
