import { z } from 'zod';
import { signInWith } from './sign-in-with.ts';

/** What every page needs to know before anyone signs in: `/api/site`. */

const firm = z.strictObject({
  name: z.string(),
  representative: z.string(),
  businessNumber: z.string(),
  mailOrderNumber: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  site: z.string(),
});
/** The firm's details in the footer, required of an online shop by 전자상거래법 제10조. */
export type Firm = Readonly<z.infer<typeof firm>>;

export const siteInfo = z.strictObject({
  firm,
  /** Every result is open without payment. */
  unlocked: z.boolean(),
  /** The firm's people set up a second factor before anything else opens to them. */
  staffSecondFactor: z.boolean(),
  /** Payments, messages and the like are pretended. */
  sandbox: z.boolean(),
  /** The channels of messages that are kept in the mailbox of the sandbox and sent to nobody. */
  pretended: z.array(z.enum(['email', 'sms'])),
  /** Other services that one can sign in with, in the order of their buttons; `sandbox`: made-up people, for trying it out. */
  signInWith,
});
export type SiteInfo = Readonly<z.infer<typeof siteInfo>>;
