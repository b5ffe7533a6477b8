import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { isRole } from '@nomucheck/domain/kernel/log/event.ts';
import type { AccessLogEntry } from '@nomucheck/domain/people/contract/access-log.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';
import type { AccessLog, AccessLogWanted, RecordedRead } from '../engine/vault/access-log.ts';

/**
 * Who read a person's data, with the readers' names. Also of a person who left; throws `user_absent` for an unknown
 * id.
 */
export type AccessLogView = (
  person: string,
  wanted: AccessLogWanted,
  caller: Caller,
) => Promise<{ readonly items: AccessLogEntry[]; readonly total: number }>;

export type AccessLogViewParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly accessLog: Pick<AccessLog, 'of'>;
  readonly names: ActorNames;
};

export const createAccessLogView =
  ({ commands, accessLog, names }: AccessLogViewParts): AccessLogView =>
  async (person, wanted, caller) => {
    const { state } = await commands.load(userDecider, userStream(person));
    if (!state) throw new DomainError('user_absent');
    const { items, total } = await accessLog.of(person, wanted);
    const nameOf = await names(items.map(readerOf), caller);
    return {
      total,
      items: items.map((item) => {
        const reader = readerOf(item);
        const { id, at, network, purpose, people } = item;
        return { id, at, network, purpose, people, reader: { ...reader, name: nameOf(reader) } };
      }),
    };
  };

const readerOf = ({ reader: id, readerRole }: RecordedRead) =>
  ({ id, role: isRole(readerRole) ? readerRole : 'user' }) as const;
