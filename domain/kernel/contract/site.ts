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
  /** Name, office and telephone of who answers for personal data (개인정보 보호법 제31조); empty: not set yet. */
  privacyOfficer: z.string(),
  /** Who provides the hosting (전자상거래법 제10조 제1항); empty: not set yet. */
  hosting: z.string(),
});
/** The firm's details in the footer, required of an online shop by 전자상거래법 제10조. */
export type Firm = Readonly<z.infer<typeof firm>>;

export const siteInfo = z.strictObject({
  firm,
  /** All results can be read without payment. */
  unlocked: z.boolean(),
  /** Staff must set up a second factor before they can use anything else. */
  staffSecondFactor: z.boolean(),
  /** Payments, messages and other outside services are simulated. */
  sandbox: z.boolean(),
  /** The channels whose messages only go to the sandbox's mailbox. */
  pretended: z.array(z.enum(['email', 'sms'])),
  /** Other services for signing in, in the order of their buttons; `sandbox`: with invented people, for trying it out. */
  signInWith,
  /** What writes the answers of the advice: a language model, or the advisor that is built in. */
  advisor: z.enum(['openai', 'embedded']),
});
export type SiteInfo = Readonly<z.infer<typeof siteInfo>>;
