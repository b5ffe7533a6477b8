import { hasShownPhone, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail, normalPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import type { Origin } from '../../engine/callers/source.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { Reservations } from '../../engine/vault/reservations.ts';
import type { SignInLimits } from '../limits/sign-in-limits.ts';
import type { MembershipAnswers } from '../signing-in/membership-answers.ts';

export type PhoneNumberParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly reservations: Pick<Reservations, 'reserve' | 'takeOver' | 'isHeldBy' | 'ownerOf' | 'confirmedOf' | 'drop'>;
  readonly throttle: { readonly membership: Pick<MembershipAnswers, 'mayTell'> } & Pick<SignInLimits, 'knowsBrowser'>;
  readonly blindIndex: BlindIndex;
};

/** The account that proves a number; `stream` is its stream. */
type Winning = { readonly phoneNumber: string; readonly stream: string; readonly context: CommandContext };

/**
 * A number belongs to the account that has proved it by a code. Any account may name any number: naming reserves nothing.
 * That another account has proved it is told to the browser in which, and in the network from which, that account was lately signed
 * in to, within the budget for all such answers (`MembershipAnswers`): to a person who has forgotten their account. To everybody
 * else, such as an employer in whose office the owner signed in, the answer is the same for every number, so that it can't be used
 * to find out who is a member. Who proves a number by its code is told in any case (`contest`).
 * Accounts from before this rule may still hold a number that they have only named; it goes to the account that proves
 * it. All numbers are in the form of `normalPhone`.
 */
export type PhoneNumbers = {
  /**
   * Before an account names a number: throws `phone_registered` where another account has proved it and its owner may be
   * told. `stream` is the account's that names it; null before there is one.
   */
  requireFree(phoneNumber: string, stream: string | null, origin: Origin): Promise<void>;
  /**
   * Before a proof is used up: reserves the number, or answers the account that loses it. Throws `code_phone_used` when
   * that account has proved it, too, and `phone_registered` when another one is proving it at this moment.
   */
  contest(winning: Winning): Promise<string | null>;
  /** Moves the number from the account that loses it to this one; the former account no longer names it. */
  takeFrom(loser: string, winning: Winning): Promise<void>;
  /** The last check: throws `phone_registered` when the number has gone to another account in between. */
  requireHeld(winning: Pick<Winning, 'phoneNumber' | 'stream'>): Promise<void>;
  /** Frees the numbers that the account holds and no longer names. May run again. */
  settle(person: string): Promise<void>;
};

export const createPhoneNumbers = (parts: PhoneNumberParts): PhoneNumbers => {
  const { commands, reservations, throttle, blindIndex } = parts;
  const indexOf = (phoneNumber: string): string => blindIndex('phone', phoneNumber);

  return {
    requireFree: async (phoneNumber, stream, origin) => {
      const index = indexOf(phoneNumber);
      const holder = await reservations.ownerOf('phone', index);
      if (holder === null || holder === stream) return;
      const { state } = await commands.load(userDecider, holder);
      if (!state?.personal || !hasShownPhone(state, phoneNumber)) return;
      const isOwners = await throttle.knowsBrowser(blindIndex('email', normalEmail(state.personal.email)), origin);
      if (isOwners && (await throttle.membership.mayTell(index, origin.source))) throw registered();
    },

    contest: async ({ phoneNumber, stream, context: { commandId } }) => {
      const answer = await reservations.reserve({ kind: 'phone', value: indexOf(phoneNumber), commandId, stream });
      if (answer.ok) return answer.takenFrom;
      // Another account is proving it at this moment; the result is known in a moment.
      if (!answer.confirmed) throw goneToAnother();
      const { state } = await commands.load(userDecider, answer.stream);
      if (state && hasShownPhone(state, phoneNumber)) throw used();
      return answer.stream;
    },

    takeFrom: async (loser, { phoneNumber, stream, context }) => {
      const { commandId } = context;
      // 1 from here on the other account can't prove it any more (`requireHeld`); after a refusal or a crash, it goes
      // back to them
      if (!(await reservations.takeOver({ kind: 'phone', value: indexOf(phoneNumber), commandId, stream }, loser))) {
        throw goneToAnother();
      }
      // 2 unless they have just proved it: then their stream is longer than the decided revision, and the append is
      // refused
      await commands
        .handle(userDecider, {
          stream: loser,
          command: { type: 'YieldPhone', phoneNumber, at: context.at },
          context: {
            ...context,
            actor: { id: 'system', role: 'system' },
            commandId: followingCommandId(commandId, 'the number goes to who has shown it'),
            causationId: commandId,
          },
        })
        .catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
          // A person who has left in between has no number to lose.
          if (error.code !== 'user_absent') throw used();
        });
    },

    requireHeld: async ({ phoneNumber, stream }) => {
      if (!(await reservations.isHeldBy('phone', indexOf(phoneNumber), stream))) throw goneToAnother();
    },

    settle: async (person) => {
      const stream = userStream(person);
      // First what they hold, then what they name: so a number that is freed was held before it was looked at.
      const held = await reservations.confirmedOf('phone', stream);
      if (held.length === 0) return;
      const { state } = await commands.load(userDecider, stream);
      const named = normalPhone(state?.personal?.phoneNumber ?? '');
      const kept = named === null ? null : indexOf(named);
      for (const reservation of held) if (reservation.value !== kept) await reservations.drop(reservation);
    },
  };
};

const registered = (): DomainError =>
  new DomainError('phone_registered', {
    errors: { phoneNumber: '다른 계정에서 확인한 번호예요. 그 계정으로 로그인하거나 다른 번호를 적어 주세요.' },
  });

const used = (): DomainError =>
  new DomainError('code_phone_used', {
    errors: { phoneNumber: '다른 계정에 등록된 번호예요. 그 계정으로 로그인하거나 다른 번호를 확인해 주세요.' },
  });

/** Both have proved it at the same moment, and the other was first. */
const goneToAnother = (): DomainError =>
  new DomainError('phone_registered', {
    errors: { phoneNumber: '같은 번호를 조금 전에 다른 계정에서 확인했어요. 잠시 뒤에 다시 시도해 주세요.' },
  });

/** The number as typed; null without one. Throws `invalid_request` for a text that isn't a number. */
export const phoneOf = (written: string | null | undefined): string | null => {
  if (!written?.trim()) return null;
  const phone = normalPhone(written);
  if (phone) return phone;
  throw new DomainError('invalid_request', {
    errors: { phoneNumber: '휴대전화 번호를 010-1234-5678 꼴로 적어 주세요.' },
  });
};
