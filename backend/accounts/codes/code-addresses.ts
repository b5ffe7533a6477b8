import type { SendCodeBody } from '@nomucheck/domain/accounts/contract/user.ts';
import { hasShownPhone, type User, userDecider, userOfStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail, normalPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { Reservations } from '../../engine/vault/reservations.ts';
import type { CodePurpose } from '../vault/codes.ts';

/** An address or a number in its normalised form; `index` is its blind index. */
export type CodeAddress = { readonly kind: 'email' | 'phone'; readonly to: string; readonly index: string };

export type CodeAddressParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly vault: { readonly reservations: Pick<Reservations, 'ownerOf'> };
  readonly blindIndex: BlindIndex;
};

/** Where codes are sent, and to which person. */
export type CodeAddresses = {
  /** Throws `code_address_invalid`. */
  of(body: Pick<SendCodeBody, 'channel' | 'address'>): CodeAddress;
  /** The person to whom a code for this purpose may be sent there; null when there is none. */
  accountOf(to: CodeAddress, purpose: Exclude<CodePurpose, 'signup'>): Promise<string | null>;
  /** The account with this mailbox that signs in through other services alone; null when there is none. */
  socialAccountOf(to: CodeAddress): Promise<User | null>;
};

export const createCodeAddresses = ({ commands, vault, blindIndex }: CodeAddressParts): CodeAddresses => ({
  of: ({ channel, address }) => {
    const kind = channel === 'email' ? 'email' : 'phone';
    const to = kind === 'email' ? emailOf(address) : normalPhone(address);
    if (to === null) throw new DomainError('code_address_invalid', { errors: { address: wrongAddress[kind] } });
    return { kind, to, index: blindIndex(kind, to) };
  },
  accountOf: async (to, purpose) => {
    const stream = await vault.reservations.ownerOf(to.kind, to.index);
    if (stream === null) return null;
    const { state } = await commands.load(userDecider, stream);
    if (!state?.personal) return null;
    // A number that an account names without proof says nothing about the account's person.
    if (to.kind === 'phone' && !hasShownPhone(state, to.to)) return null;
    // A person who signs in with another service has no password to forget.
    return purpose !== 'password' || state.oauth === 'email' ? userOfStream(stream) : null;
  },
  socialAccountOf: async (to) => {
    const stream = to.kind === 'email' ? await vault.reservations.ownerOf('email', to.index) : null;
    if (stream === null) return null;
    const { state } = await commands.load(userDecider, stream);
    return state?.personal && state.oauth !== 'email' ? state : null;
  },
});

const wrongAddress = {
  email: '이메일 주소를 name@example.com 꼴로 적어 주세요.',
  phone: '휴대전화 번호를 010-1234-5678 꼴로 적어 주세요.',
} as const;

const emailOf = (address: string): string | null =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address.trim()) ? normalEmail(address) : null;
