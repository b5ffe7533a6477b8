import { hasShownPhone, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { normalPhone } from '@nomucheck/domain/kernel/contact.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../engine/sealing/blind-index.ts';
import type { Reservations } from '../engine/vault/reservations.ts';

export type PhoneNumberParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly reservations: Pick<Reservations, 'reserve' | 'takeOver' | 'isHeldBy' | 'confirmedOf' | 'drop'>;
  readonly blindIndex: BlindIndex;
};

/** Who shows that a number is theirs; `stream` is their account's. */
type Winning = { readonly phoneNumber: string; readonly stream: string; readonly context: CommandContext };

/**
 * A number is the account's that has shown it by a code. Any account may name any number: naming it reserves nothing, and is
 * answered alike for every number, or anyone could ask which numbers are members'. Accounts from before this rule may still
 * hold one that they have only named; it goes to whoever shows it. All numbers in the spelling of `normalPhone`.
 */
export type PhoneNumbers = {
  /**
   * Before a proof is used up: reserves the number, or answers the account that has to give way. Throws `code_phone_used` where
   * that one has shown it, too, and `phone_registered` where another is just about to.
   */
  contest(winning: Winning): Promise<string | null>;
  /** The number goes from the account that has to give way to this one, and the former doesn't name it any more. */
  takeFrom(loser: string, winning: Winning): Promise<void>;
  /** Asked at the last moment: throws `phone_registered` where the number has gone to another meanwhile. */
  requireHeld(winning: Pick<Winning, 'phoneNumber' | 'stream'>): Promise<void>;
  /** Gives back what the account has of numbers that it doesn't name any more. May be run again. */
  settle(person: string): Promise<void>;
};

export const createPhoneNumbers = ({ commands, reservations, blindIndex }: PhoneNumberParts): PhoneNumbers => {
  const indexOf = (phoneNumber: string): string => blindIndex('phone', phoneNumber);

  return {
    contest: async ({ phoneNumber, stream, context: { commandId } }) => {
      const answer = await reservations.reserve({ kind: 'phone', value: indexOf(phoneNumber), commandId, stream });
      if (answer.ok) return answer.takenFrom;
      // Somebody is just about to have it: in a moment there is an answer.
      if (!answer.confirmed) throw goneToAnother();
      const { state } = await commands.load(userDecider, answer.stream);
      if (state && hasShownPhone(state, phoneNumber)) throw used();
      return answer.stream;
    },

    takeFrom: async (loser, { phoneNumber, stream, context }) => {
      const { commandId } = context;
      // 1 from here on the other can't show it any more (`requireHeld`); refused or cut off, it goes back to them
      if (!(await reservations.takeOver({ kind: 'phone', value: indexOf(phoneNumber), commandId, stream }, loser))) {
        throw goneToAnother();
      }
      // 2 unless they just have: then their stream is longer than what is decided on, and says so
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
          // Who has left meanwhile has nothing to yield.
          if (error.code !== 'user_absent') throw used();
        });
    },

    requireHeld: async ({ phoneNumber, stream }) => {
      if (!(await reservations.isHeldBy('phone', indexOf(phoneNumber), stream))) throw goneToAnother();
    },

    settle: async (person) => {
      const stream = userStream(person);
      // What they have first, then what they name: so what is dropped was held before it was looked at, and is what was held.
      const held = await reservations.confirmedOf('phone', stream);
      if (held.length === 0) return;
      const { state } = await commands.load(userDecider, stream);
      const named = normalPhone(state?.personal?.phoneNumber ?? '');
      const kept = named === null ? null : indexOf(named);
      for (const reservation of held) if (reservation.value !== kept) await reservations.drop(reservation);
    },
  };
};

const used = (): DomainError =>
  new DomainError('code_phone_used', {
    errors: { phoneNumber: '다른 계정에 등록된 번호예요. 그 계정으로 로그인하거나 다른 번호를 확인해 주세요.' },
  });

/** Two have shown it at the same moment, and the other was faster. */
const goneToAnother = (): DomainError =>
  new DomainError('phone_registered', {
    errors: { phoneNumber: '같은 번호를 조금 전에 다른 계정에서 확인했어요. 잠시 뒤에 다시 시도해 주세요.' },
  });

/** A number as it was typed; null where none was. Throws `invalid_request` for what is none. */
export const phoneOf = (written: string | null | undefined): string | null => {
  if (!written?.trim()) return null;
  const phone = normalPhone(written);
  if (phone) return phone;
  throw new DomainError('invalid_request', {
    errors: { phoneNumber: '휴대전화 번호를 010-1234-5678 꼴로 적어 주세요.' },
  });
};
