import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { deadlineOfCheck } from '@nomucheck/domain/checks/deadline-of-check.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { RemindersOut } from '@nomucheck/domain/reminders/contract.ts';
import type { ReminderChannel, RemindersEndReason } from '@nomucheck/domain/reminders/reminder-events.ts';
import {
  type ActiveReminders,
  nextDueAt,
  type Reminders as RemindersState,
  remindersDecider,
  remindersStream,
} from '@nomucheck/domain/reminders/reminders.ts';
import { stillToCome } from '@nomucheck/domain/reminders/schedule.ts';
import { ownerOfStopToken } from '@nomucheck/projections/reminders/deadline-reminders.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CheckViews } from '../checks/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { LinkTokens } from '../engine/links/link-tokens.ts';
import { addressesIn } from './reminder-addresses.ts';

export type Reminders = {
  of(checkId: string, caller: Caller, at: string): Promise<RemindersOut>;
  /** Throws `stage_wrong` where nothing is left to remind of, `code_address_invalid` for an address that isn't verified. */
  request(checkId: string, channel: ReminderChannel, caller: Caller, context: CommandContext): Promise<Written>;
  end(checkId: string, caller: Caller, context: CommandContext): Promise<Written>;
  /** Whether the link with this token has something to end. */
  canStop(token: string): Promise<boolean>;
  stop(token: string, context: CommandContext): Promise<{ readonly position?: string }>;
  endAllOf(person: string): Promise<void>;
};

type Written = { readonly reminders: RemindersOut; readonly position: string };

export type ReminderParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly checkViews: Pick<CheckViews, 'visible'>;
  readonly tokens: LinkTokens;
  readonly clock: () => Date;
};

const unverified: Readonly<Record<ReminderChannel, string>> = {
  email: '먼저 이메일을 확인해 주세요.',
  sms: '먼저 휴대전화 번호를 확인해 주세요.',
};
const noDeadline = '남은 신청 기한이 없어 알려 드릴 것이 없어요.';

export const createReminders = ({ db, commands, checkViews, tokens, clock }: ReminderParts): Reminders => {
  const ownCheck = async (checkId: string, { actor, ...caller }: Caller) => {
    const { check } = await checkViews.visible(checkId, { ...caller, actor });
    authorize(actor, 'check.conclude', { owner: check.owner });
    return check;
  };

  const shown = async (
    checkId: string,
    caller: Caller,
    at: string,
    state: RemindersState | null,
  ): Promise<RemindersOut> => {
    const deadline = deadlineOfCheck(await ownCheck(checkId, caller), koreanDateOf(at));
    const { email, sms } = addressesIn(caller.user);
    return {
      deadline,
      possible: deadline ? [...stillToCome(deadline.route, deadline.lastDay, at)] : [],
      channels: { email: email !== null, sms: sms !== null },
      active: state?.active ? shownActive(state.active) : null,
    };
  };

  const endFor = async (owner: string, why: RemindersEndReason, context: CommandContext) =>
    commands.handle(remindersDecider, {
      stream: remindersStream(owner),
      command: { type: 'EndReminders', why },
      context,
    });

  return {
    of: async (checkId, caller, at) => {
      const { state } = await commands.load(remindersDecider, remindersStream(caller.user.id));
      return shown(checkId, caller, at, state);
    },

    request: async (checkId, channel, caller, context) => {
      const { at } = context;
      const owner = caller.user.id;
      const deadline = deadlineOfCheck(await ownCheck(checkId, caller), koreanDateOf(at));
      if (!deadline) throw new DomainError('stage_wrong', { errors: { '': noDeadline } });
      if (addressesIn(caller.user)[channel] === null)
        throw new DomainError('code_address_invalid', { errors: { channel: unverified[channel] } });
      const remindersId = followingCommandId(context.commandId, 'reminders');
      const stopTokenHash = tokens.hashOf(tokens.of(remindersId));
      const { state, position } = await commands.handle(remindersDecider, {
        stream: remindersStream(owner),
        command: {
          type: 'RequestReminders',
          ...{ owner, remindersId, checkId, channel, stopTokenHash, at },
          ...{ route: deadline.route, deadline: deadline.lastDay },
        },
        context,
      });
      return { reminders: await shown(checkId, caller, at, state), position };
    },

    end: async (checkId, caller, context) => {
      await ownCheck(checkId, caller);
      const { state, position } = await endFor(caller.user.id, 'by_owner', context);
      return { reminders: await shown(checkId, caller, context.at, state), position };
    },

    canStop: async (token) => (await ownerOfStopToken(db, tokens.hashOf(token))) !== null,

    stop: async (token, context) => {
      const owner = await ownerOfStopToken(db, tokens.hashOf(token));
      if (owner === null) return {};
      const { position } = await endFor(owner, 'by_link', context);
      return { position };
    },

    endAllOf: async (person) => {
      const commandId = followingCommandId(person, `erased: ${remindersStream(person)}`);
      const at = clock().toISOString();
      const actor = { id: 'system', role: 'system' } as const;
      await endFor(person, 'owner_left', { commandId, at, actor, correlationId: commandId });
    },
  };
};

const shownActive = (active: ActiveReminders): NonNullable<RemindersOut['active']> => {
  const { checkId, channel, deadline, toCome } = active;
  const nextOn = toCome.length > 0 ? koreanDateOf(nextDueAt(active)) : null;
  return { checkId, channel, deadline, toCome: [...toCome], nextOn };
};
