import { z } from 'zod';
import { socialName } from '../../kernel/contract/sign-in-with.ts';
import { requiredText, storableText } from '../../kernel/text.ts';
import { personName } from './person-name.ts';
import { email, signedIn, terms } from './user.ts';

export {
  type SignInWith,
  type SocialName,
  signInWith,
  socialName,
  socialNames,
} from '../../kernel/contract/sign-in-with.ts';

/** Signing in through another service: `/api/user/oauth/*`. */

/** Where to go on afterwards: a page of this site. `//evil.kr` and `/\\evil.kr` lead elsewhere. */
const returnTo = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, { error: '이 사이트 안의 주소만 쓸 수 있어요.' });

export const startSocialQuery = z.object({ returnTo: returnTo.optional() });
/** Where the browser goes to sign in. */
export const socialStarted = z.strictObject({ url: z.string() });
export type SocialStarted = z.infer<typeof socialStarted>;

const ticket = storableText(4000);
const otp = storableText(20).optional();

/** What the other service sent the browser back with; or, for who was asked for a second factor, the ticket and a code of it. */
export const finishSocialBody = z.strictObject({
  code: storableText(2000).optional(),
  state: storableText(100).optional(),
  error: storableText(100).optional(),
  ticket: ticket.optional(),
  otp,
});
export type FinishSocialBody = z.infer<typeof finishSocialBody>;

export const socialSignedIn = signedIn.extend({ returnTo: z.string() });
export type SocialSignedIn = z.infer<typeof socialSignedIn>;

/**
 * Somebody whom the other service knows and we don't yet. A refusal that can be mended carries it under `pending`, and its
 * ticket comes back with the consents that are missing, or with the proof whose account it is.
 */
export const pendingSocial = z.strictObject({
  ticket: z.string(),
  provider: socialName,
  name: z.string(),
  email: z.string(),
  /** The other service has shown that mail to the address reaches them. */
  emailVerified: z.boolean(),
  phoneNumber: z.string(),
});
export type PendingSocial = z.infer<typeof pendingSocial>;

export const signUpSocialBody = z.strictObject({
  ticket,
  name: personName,
  email,
  phoneNumber: storableText(20).optional(),
  terms,
});
export type SignUpSocialBody = z.infer<typeof signUpSocialBody>;

/** Whose account it is, by its password or by the proof of a code that was sent to its address. */
export const linkSocialBody = z.strictObject({
  ticket,
  email: storableText(254).optional(),
  password: z.string().max(200).optional(),
  proof: z.string().max(100).optional(),
  otp,
});
export type LinkSocialBody = z.infer<typeof linkSocialBody>;

/** The present password, where the account has one; else the sign-in must be a fresh one. */
export const unlinkSocialBody = z.strictObject({ current: z.string().max(200).optional() });
export type UnlinkSocialBody = z.infer<typeof unlinkSocialBody>;

/** A made-up person of the sandbox, as its page hands them over for a code. */
export const sandboxPerson = z.strictObject({
  id: requiredText(100),
  name: storableText(100).nullable(),
  email: storableText(254).nullable(),
  emailVerified: z.boolean(),
  phoneNumber: storableText(20).nullable(),
});
export type SandboxPerson = z.infer<typeof sandboxPerson>;
