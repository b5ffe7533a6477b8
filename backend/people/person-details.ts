import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { mayWith } from '@nomucheck/domain/accounts/staff-rules.ts';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { CheckList } from '../checks/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';
import type { Sessions } from '../engine/vault/sessions.ts';
import type { FileLinks } from '../files/context.ts';
import { changesOf } from './changes-of-person.ts';
import { personPast } from './person-past.ts';

/** A person with all details for the firm's admins. Throws `user_absent`, also for one who left. */
export type PersonDetails = {
  of(id: string, caller: Caller): Promise<AdminUserDetail>;
};

export type PersonDetailParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly sessions: Pick<Sessions, 'list'>;
  readonly checks: CheckList;
  readonly names: ActorNames;
  readonly fileLinks: Pick<FileLinks, 'to'>;
};

const newestChecks = { sort: { field: 'startedAt', descending: true }, from: 0, to: 99, filter: {} } as const;

/** The person is folded from the log, so that an admin sees a change just made; the checks come from the read model. */
export const createPersonDetails = ({
  commands,
  sessions,
  checks,
  names,
  fileLinks,
}: PersonDetailParts): PersonDetails => ({
  of: async (id, caller) => {
    const { state: past, createdAt, updatedAt, revision } = await commands.load(personPast, userStream(id));
    const { user } = past;
    if (!user?.personal || createdAt === null || updatedAt === null) throw new DomainError('user_absent');
    const [live, { items, total }] = await Promise.all([
      sessions.list(id),
      checks(id, newestChecks, may(caller.actor, 'figure.readInside')),
    ]);
    return {
      id,
      ...user.personal,
      // The page shows it at once; the link is for that one moment.
      photoURL: user.photo === null ? null : fileLinks.to(user.photo).url,
      oauth: user.oauth,
      registrationNumber: user.registrationNumber,
      accessType: user.accessType,
      adminMenu: user.adminMenu,
      role: roleOf(user),
      emailVerifiedAt: user.emailVerifiedAt,
      marketing: user.consents.marketing !== undefined,
      createdAt,
      updatedAt,
      revision,
      consents: { ...user.consents },
      sessions: live.map(({ id, createdAt, lastUsedAt, device }) => ({
        id,
        createdAt,
        lastSeenAt: lastUsedAt,
        userAgent: device,
      })),
      checks: items,
      checkCount: total,
      ...(await changesOf(past, names, caller)),
      may: mayWith(caller.actor, user),
    };
  },
});
