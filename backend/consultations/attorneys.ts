import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { Attorney } from '@nomucheck/domain/consultations/contract.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';

/** The firm's people who may answer consultations, by name, for a colleague who hands one over. */
export type Attorneys = () => Promise<readonly Attorney[]>;

type AttorneyParts = {
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  /** Their ids, as a read model has them. */
  readonly whoMayAnswer: () => Promise<readonly string[]>;
};

export const createAttorneys =
  ({ commands, whoMayAnswer }: AttorneyParts): Attorneys =>
  async () => {
    const ids = await whoMayAnswer();
    const users = await commands.loadMany(userDecider, ids.map(userStream));
    return ids.flatMap((id) => {
      const user = users.get(userStream(id))?.state;
      if (!user?.personal || user.erased) return [];
      const role = roleOf(user);
      // Somebody whose right has just ended may still stand in the read model.
      return role === 'user' || role === 'partner' ? [] : [{ id, name: user.personal.name, role }];
    });
  };
