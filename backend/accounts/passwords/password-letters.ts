import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountTemplate } from '@nomucheck/domain/accounts/message-templates.ts';
import type { CommandContext } from '../../engine/command-handling/handle-command.ts';
import type { Messages } from '../../messages/context.ts';
import type { CodeAddress, CodeAddresses } from '../codes/code-addresses.ts';
import { newProof, type Proofs } from '../codes/proofs.ts';
import type { CodeLimits } from '../limits/code-limits.ts';
import type { AccountsVault } from '../vault/accounts-vault.ts';

/** Longer than writing a message takes: the time doesn't reveal whether there is an account. */
export const shortestAnswerMs = 250;

/** The parameters of the letter (`password-link`). */
const linkHours = 24;
/** How long the letter may take; the link is valid for as long as the letter says from then on. */
const underWayHours = 24;
const hourMs = 3_600_000;

export type PasswordLetters = {
  /**
   * Sent in place of a code that is refused because other people have used up the budgets: a letter with a link that
   * sets a new password, once a day, when there is an account with a password. The link belongs to no network, can't be
   * guessed, and isn't replaced by any code request. Without such an account it takes as long and writes as much.
   */
  send(to: CodeAddress, context: CommandContext): Promise<void>;
  /** The owner has set a new password by mail: earlier links and codes become void, and another letter may be sent. */
  settle(userId: string, emailIndex: string): Promise<void>;
};

export type PasswordLetterParts = {
  readonly vault: Pick<AccountsVault, 'codes'>;
  readonly addresses: Pick<CodeAddresses, 'accountOf'>;
  readonly proofs: Pick<Proofs, 'seal'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly throttle: Pick<CodeLimits, 'passwordLetter' | 'anotherPasswordLetter'>;
  readonly publicUrl: string;
};

export const createPasswordLetters = (parts: PasswordLetterParts): PasswordLetters => {
  const { vault, addresses, proofs, messages, throttle, publicUrl } = parts;

  const write = async (address: CodeAddress, context: CommandContext): Promise<void> => {
    const { to, index } = address;
    const userId = await addresses.accountOf(address, 'password');
    const { proof, proofHash } = newProof();
    const shown = userId === null ? null : await proofs.seal(userId, { channel: 'email', address: to });
    const seconds = (linkHours + underWayHours) * 3600;
    // A code that has expired from the beginning and belongs to no network: it can't be tried.
    const codeHash = randomBytes(32);
    await vault.codes.putProof({
      subject: index,
      purpose: 'password',
      userId,
      address: shown,
      codeHash,
      proofHash,
      seconds,
    });
    if (userId === null) return;
    // After the #, which browsers send to no server and no log contains.
    const link = `${publicUrl}/user/password/change#proof=${proof}`;
    const notAfter = new Date(Date.parse(context.at) + underWayHours * hourMs).toISOString();
    const personal = { to, params: { link } };
    const template: AccountTemplate = 'password-link';
    await messages.request({ owner: userId, channel: 'email', template, notAfter, urgent: true, personal }, context);
  };

  return {
    send: async (address, context) => {
      if (!(await throttle.passwordLetter(address.index))) return;
      try {
        await Promise.all([write(address, context), sleep(shortestAnswerMs)]);
      } catch (error) {
        await throttle.anotherPasswordLetter(address.index);
        throw error;
      }
    },
    settle: async (userId, emailIndex) => {
      await vault.codes.voidFor(userId, 'password');
      await throttle.anotherPasswordLetter(emailIndex);
    },
  };
};
