import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { type SocialName, socialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import { decrypt, encrypt } from '../../engine/sealing/aes-gcm.ts';
import type { Attempts } from '../../engine/vault/attempts.ts';
import type { SocialProfile } from './providers/social-provider.ts';

const stamped = z.strictObject({
  id: z.uuid(),
  provider: socialName,
  returnTo: z.string(),
  until: z.iso.datetime(),
  profile: z.strictObject({
    subject: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    phoneNumber: z.string().nullable(),
  }),
});

export type Ticket = {
  /** The id of this one sign-in attempt: a ticket that is sealed again keeps it. */
  readonly id: string;
  readonly provider: SocialName;
  readonly returnTo: string;
  /** The instant (ISO) until which it is valid. */
  readonly until: string;
  readonly profile: SocialProfile;
};

/**
 * A proved identity with another service, until the person has given what is missing. It is sealed and kept by the
 * person's browser: before there is an account, nothing of a person is stored here. It is valid for twenty minutes, in
 * the browser that began, for one sign-in.
 */
export type Tickets = {
  issue(shown: Pick<Ticket, 'provider' | 'returnTo' | 'profile'>): Ticket;
  seal(ticket: Ticket, browser: string): string;
  /** Throws `social_wrong_data` for a ticket that is expired, used, of another browser, or invented. */
  open(sealed: string, provider: SocialName, browser: string): Promise<Ticket>;
  /** Uses it up; throws `social_wrong_data` when another request was first, in any process. */
  spend(ticket: Ticket): Promise<void>;
  /** Releases a ticket that was used by a request which was then refused. */
  giveBack(ticket: Ticket): Promise<void>;
};

export type TicketParts = {
  /** The key that seals tickets and hashes their ids for the counters. */
  readonly secret: Buffer;
  /** The counters remember a used ticket for longer than it is valid. */
  readonly attempts: Pick<Attempts, 'count' | 'seen' | 'clear'>;
  readonly clock: () => Date;
};

const seconds = 1200;
/** A margin, so that a used ticket can't become valid again by a clock that is behind the database's. */
const rememberedSeconds = 2 * seconds;
const ivLength = 12;

export const createTickets = ({ secret, attempts, clock }: TicketParts): Tickets => {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'nomucheck: social sign-in tickets', 32));
  const contextOf = (browser: string): string => `social|${browser}`;
  const spentAs = ({ id }: Pick<Ticket, 'id'>): string =>
    createHmac('sha256', secret).update(`social ticket|${id}`).digest('base64url');

  const read = (sealed: string, browser: string): Ticket | null => {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const parts = { iv: bytes.subarray(0, ivLength), text: bytes.subarray(ivLength) };
      return stamped.parse(JSON.parse(decrypt(key, parts, contextOf(browser)).toString('utf8')));
    } catch {
      return null;
    }
  };

  return {
    issue: (shown) => {
      const until = new Date(clock().getTime() + seconds * 1000).toISOString();
      return { ...shown, id: randomUUID(), until };
    },
    seal: (ticket, browser) => {
      const { iv, text } = encrypt(key, Buffer.from(JSON.stringify(ticket), 'utf8'), contextOf(browser));
      return Buffer.concat([iv, text]).toString('base64url');
    },
    open: async (sealed, provider, browser) => {
      const ticket = read(sealed, browser);
      if (!ticket || ticket.provider !== provider || clock().toISOString() > ticket.until) throw over();
      if ((await attempts.seen(spentAs(ticket), rememberedSeconds)) > 0) throw over();
      return ticket;
    },
    spend: async (ticket) => {
      if ((await attempts.count(spentAs(ticket), rememberedSeconds)) > 1) throw over();
    },
    giveBack: (ticket) => attempts.clear(spentAs(ticket)),
  };
};

const over = (): DomainError =>
  new DomainError('social_wrong_data', {
    errors: { '': '시간이 지났거나 이미 쓴 로그인이에요. 처음부터 다시 시도해 주세요.' },
  });
