import { hkdfSync } from 'node:crypto';
import { type SocialName, socialName } from '@nomucheck/domain/contract/social.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import { decrypt, encrypt } from '../../sealing/aes-gcm.ts';
import type { SocialProfile } from './social-provider.ts';

const stamped = z.strictObject({
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
  readonly provider: SocialName;
  readonly returnTo: string;
  readonly profile: SocialProfile;
};

/**
 * Who somebody has shown to be with another service, until they have said the rest. Kept by their browser and sealed: before
 * there is an account, nothing of a person is kept here. Good for twenty minutes, in the browser that began.
 */
export type Tickets = {
  seal(ticket: Ticket, browser: string): string;
  /** Throws `social_wrong_data` for one that is over, another browser's or made up. */
  open(sealed: string, provider: SocialName, browser: string): Ticket;
};

const seconds = 1200;
const ivLength = 12;

export const createTickets = (secret: Buffer, clock: () => Date): Tickets => {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'nomucheck: social sign-in tickets', 32));
  const contextOf = (browser: string): string => `social|${browser}`;

  const read = (sealed: string, browser: string): z.infer<typeof stamped> | null => {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const parts = { iv: bytes.subarray(0, ivLength), text: bytes.subarray(ivLength) };
      return stamped.parse(JSON.parse(decrypt(key, parts, contextOf(browser)).toString('utf8')));
    } catch {
      return null;
    }
  };

  return {
    seal: (ticket, browser) => {
      const until = new Date(clock().getTime() + seconds * 1000).toISOString();
      const plain = Buffer.from(JSON.stringify({ ...ticket, until }), 'utf8');
      const { iv, text } = encrypt(key, plain, contextOf(browser));
      return Buffer.concat([iv, text]).toString('base64url');
    },
    open: (sealed, provider, browser) => {
      const found = read(sealed, browser);
      if (!found || found.provider !== provider || clock().toISOString() > found.until) {
        throw new DomainError('social_wrong_data', { errors: { '': '시간이 지났어요. 처음부터 다시 시도해 주세요.' } });
      }
      const { until: _until, ...ticket } = found;
      return ticket;
    },
  };
};
