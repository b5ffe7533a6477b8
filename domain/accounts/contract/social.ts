import { z } from 'zod';
import { socialName } from '../../kernel/contract/sign-in-with.ts';
import { requiredText, storableText } from '../../kernel/text/text.ts';
import { personName } from './person-name.ts';
import { email, otpAgain, signedIn, terms } from './user.ts';

export {
  type SignInWith,
  type SocialName,
  signInWith,
  socialName,
  socialNames,
} from '../../kernel/contract/sign-in-with.ts';

/** Signing in through another service: `/api/user/oauth/*`. */

/** Where to go on afterwards: a page of this site. `//evil.kr` and `/\\evil.kr` lead to other sites and are refused. */
const returnTo = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, { error: '이 사이트 안의 주소만 쓸 수 있어요.' });

export const startSocialQuery = z.object({ returnTo: returnTo.optional() });
/** The address at which the browser signs in. */
export const socialStarted = z.strictObject({ url: z.string() });
export type SocialStarted = z.infer<typeof socialStarted>;

const ticket = storableText(4000);
const otp = storableText(20).optional();

/**
 * The parameters with which the other service redirected the browser back; or, after a second factor was asked for, the
 * ticket and a code of the authenticator app.
 */
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
 * A person whom the other service has identified and who has no account here yet. A refusal that the person can correct
 * carries it under `pending`; the browser sends its ticket again with the missing consents, or with the proof of whose
 * account it is.
 */
export const pendingSocial = z.strictObject({
  ticket: z.string(),
  provider: socialName,
  name: z.string(),
  email: z.string(),
  /** The other service has verified that the person receives mail at the address. */
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

/** Shows whose account it is, by the account's password or by the proof of a code that was sent to its address. */
export const linkSocialBody = z.strictObject({
  ticket,
  email: storableText(254).optional(),
  password: z.string().max(200).optional(),
  proof: z.string().max(100).optional(),
  otp,
});
export type LinkSocialBody = z.infer<typeof linkSocialBody>;

/** The current password, where the account has one; otherwise the sign-in must be recent. And the second factor, if there is one. */
export const unlinkSocialBody = z.strictObject({ current: z.string().max(200).optional(), otp: otpAgain });
export type UnlinkSocialBody = z.infer<typeof unlinkSocialBody>;

/** An invented person of the sandbox; the sandbox's page exchanges it for a code. */
export const sandboxPerson = z.strictObject({
  id: requiredText(100),
  name: storableText(100).nullable(),
  email: storableText(254).nullable(),
  emailVerified: z.boolean(),
  phoneNumber: storableText(20).nullable(),
});
export type SandboxPerson = z.infer<typeof sandboxPerson>;
