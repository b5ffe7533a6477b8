import type { SessionUser, VerificationBody } from '@nomucheck/domain/accounts/contract/user.ts';
import { type User, type UserCommand, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { Origin } from '../engine/callers/source.ts';
import type { Loaded } from '../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../engine/sealing/blind-index.ts';
import type { Vault } from '../engine/vault/vault.ts';
import type { PhoneNumbers } from './codes/phone-numbers.ts';
import type { Proofs } from './codes/proofs.ts';
import type { SignInLimits } from './limits/sign-in-limits.ts';
import type { Reauthentication } from './second-factor/reauthentication.ts';
import type { SessionUsers } from './signing-in/session-user.ts';
import type { RemovingUnprovenAccess } from './unproven/removing-unproven-access.ts';

export type ContactParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<Vault, 'reservations' | 'sessions'>;
  readonly numbers: Pick<PhoneNumbers, 'contest' | 'takeFrom' | 'requireHeld' | 'settle'>;
  readonly proofs: Pick<Proofs, 'shownBy' | 'spend'>;
  readonly removingUnprovenAccess: Pick<RemovingUnprovenAccess, 'settleAfter'>;
  readonly throttle: Pick<SignInLimits, 'welcome'>;
  readonly blindIndex: BlindIndex;
  readonly sessionUserOf: SessionUsers;
  readonly reauthentication: Pick<Reauthentication, 'require'>;
};

export type Contacts = {
  /**
   * Marks an address or a number as proved, with a proof for it. A number then belongs to the account and can set its
   * password anew, so it also needs both factors once more (`Reauthentication`). Throws
   * `code_expired` for any other proof, and `code_phone_used` when another account has proved the number. The first
   * proof of an address ends all other sign-ins and removes everything that was set up without a proof
   * (`first-proof.ts`).
   */
  verify(
    body: VerificationBody,
    caller: Pick<Caller, 'user' | 'sessionId'>,
    context: CommandContext,
    origin: Origin,
  ): Promise<{ readonly user: SessionUser; readonly position: string }>;
};

export const createContacts = (parts: ContactParts): Contacts => {
  const {
    commands,
    vault,
    numbers,
    proofs,
    removingUnprovenAccess,
    throttle,
    blindIndex,
    sessionUserOf,
    reauthentication,
  } = parts;
  type First = (before: Loaded<User | null>) => Promise<void>;
  const handle = async (command: UserCommand, user: User, context: CommandContext, first: First = async () => {}) => {
    const { state, createdAt, position, events } = await commands.handle(userDecider, {
      stream: userStream(user.id),
      command,
      context,
      first,
    });
    await removingUnprovenAccess.settleAfter(events);
    return { user: await sessionUserOf(state ?? user, createdAt, context.at), position };
  };

  const verifyPhone = async (phoneNumber: string, proof: string, user: User, context: CommandContext) => {
    const winning = { phoneNumber, stream: userStream(user.id), context };
    const { commandId } = context;
    try {
      const loser = await numbers.contest(winning);
      await proofs.spend(proof);
      if (loser !== null) await numbers.takeFrom(loser, winning);
      const first: First = ({ state }) => {
        // A session that was ended by a first proof since this began must not add its number.
        if (state?.shutOut?.at !== user.shutOut?.at) throw new DomainError('session_not_found');
        return numbers.requireHeld(winning);
      };
      const verified = await handle({ type: 'NotePhoneVerified', phoneNumber, at: context.at }, user, context, first);
      await vault.reservations.confirm(commandId);
      await numbers.settle(user.id);
      return verified;
    } catch (error) {
      // A failure that isn't a refusal may have been written after all: the sweeper decides by the log.
      if (isRefusal(error)) await vault.reservations.release(commandId);
      throw error;
    }
  };

  return {
    verify: async ({ proof, ...shownAgain }, caller, context, origin) => {
      const { user, sessionId: session } = caller;
      const { channel, address } = await proofs.shownBy(proof, user.id);
      if (channel === 'sms') {
        await reauthentication.require(shownAgain, caller, origin);
        return verifyPhone(address, proof, user, context);
      }
      // It may have been changed since the code was sent.
      if (normalEmail(user.personal?.email ?? '') !== address) throw new DomainError('code_expired');
      await proofs.spend(proof);
      const shown = { by: 'session', session, at: await vault.sessions.now() } as const;
      const verified = await handle({ type: 'NoteEmailVerified', proof: shown }, user, context);
      await throttle.welcome(blindIndex('email', address), origin.source);
      return verified;
    },
  };
};
