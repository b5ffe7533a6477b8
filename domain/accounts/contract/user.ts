import { z } from 'zod';
import { storableText } from '../../kernel/text.ts';
import { menuEntries } from '../rights.ts';
import { personName } from './person-name.ts';

/** Accounts over HTTP: `/api/user/*`. */

export const email = z.email().max(254);
/** Length is checked by the password rule (`password_rule`); here only that it can't be used to burn our CPU. */
const password = z.string().max(200);

export const terms = z.strictObject({
  service: z.boolean(),
  privacy: z.boolean(),
  personalInfo: z.boolean(),
  age14: z.boolean(),
  marketing: z.boolean().optional(),
  sensitive: z.boolean().optional(),
  aiProcessing: z.boolean().optional(),
});

export const signupBody = z.strictObject({
  email,
  password,
  passwordConfirm: password,
  name: personName,
  phoneNumber: storableText(20).optional(),
  terms,
});
export type SignupBody = z.infer<typeof signupBody>;

export const loginBody = z.strictObject({ email: storableText(254), password, otp: storableText(20).optional() });
export type LoginBody = z.infer<typeof loginBody>;

export const changePasswordBody = z.strictObject({ current: password, password, passwordConfirm: password });
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** What the person says to one text, and which version of it they had before them. */
const consentAnswer = z.strictObject({ agreed: z.boolean(), version: storableText(20) });
export const termBody = z.strictObject({
  service: consentAnswer.optional(),
  privacy: consentAnswer.optional(),
  personalInfo: consentAnswer.optional(),
  sensitive: consentAnswer.optional(),
  aiProcessing: consentAnswer.optional(),
  marketing: consentAnswer.optional(),
});
export type TermBody = z.infer<typeof termBody>;

const codeTo = {
  channel: z.enum(['email', 'sms']),
  /** An e-mail address or a mobile number. */
  address: storableText(254),
  /**
   * `verify` is for who is signed in: their own e-mail address, or the number that they say is theirs; `link` shows whose
   * account another service is linked to.
   */
  purpose: z.enum(['password', 'verify', 'link']),
};
export const sendCodeBody = z.strictObject(codeTo);
export type SendCodeBody = z.infer<typeof sendCodeBody>;
/** The same whether or not there is an account. */
export const codeAsked = z.strictObject({ seconds: z.int() });
export type CodeAsked = z.infer<typeof codeAsked>;

export const checkCodeBody = z.strictObject({
  ...codeTo,
  code: z.string().regex(/^\d{6}$/, { error: '인증번호 여섯 자리를 숫자로 적어 주세요.' }),
});
export type CheckCodeBody = z.infer<typeof checkCodeBody>;
/** Shows for ten minutes that the code was right. */
export const codeProof = z.strictObject({ proof: z.string() });
export type CodeProof = z.infer<typeof codeProof>;

/** Without a code it begins, and asks for the password where the account has one; with the app's first code it is on. */
export const otpBody = z.strictObject({ password: password.optional(), code: storableText(20).optional() });
export type OtpBody = z.infer<typeof otpBody>;
/** For the app: the address inside its QR code, and the secret of that address for typing (base32). */
export const otpStarted = z.strictObject({ uri: z.string(), secret: z.string() });
export type OtpStarted = z.infer<typeof otpStarted>;
/** The password, or a code of the app, or a recovery code. */
export const otpOffBody = z.strictObject({ password: password.optional(), code: storableText(20).optional() });
export type OtpOffBody = z.infer<typeof otpOffBody>;
export const otpStatus = z.strictObject({ since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() });
export type OtpStatus = z.infer<typeof otpStatus>;

const proof = z.string().max(100);
export const verificationBody = z.strictObject({ proof });
export type VerificationBody = z.infer<typeof verificationBody>;

export const newPasswordBody = z.strictObject({ proof, password, passwordConfirm: password });
export type NewPasswordBody = z.infer<typeof newPasswordBody>;
export const passwordChanged = z.strictObject({ changed: z.literal(true) });

export const adminMenu = z.strictObject({
  all: z.boolean(),
  advisor: z.boolean(),
  partner: z.boolean(),
  search: z.boolean(),
});
export type AdminMenu = z.infer<typeof adminMenu>;

export type ConsentKind = 'service' | 'privacy' | 'personalInfo' | 'age14' | 'marketing' | 'sensitive' | 'aiProcessing';

/** A menu entry this person may open, by the rights of `domain/accounts/rights.ts`, which server, site and console ask alike. */
export const menuEntry = z.enum(menuEntries);
export type MenuEntry = z.infer<typeof menuEntry>;

const consent = z.strictObject({ version: z.string(), at: z.iso.datetime() });

export const sessionUser = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  photoURL: z.string().nullable(),
  createdAt: z.iso.datetime(),
  accessType: z.literal([0, 1, 2]),
  oauth: z.enum(['email', 'google', 'naver', 'kakao']),
  /** The other services they can sign in with. */
  linked: z.array(z.enum(['google', 'naver', 'kakao'])),
  adminMenu,
  menus: z.array(menuEntry),
  /** `yyyyMMddHHmmss`, Korean time. */
  lastPaymentTime: z.string().nullable(),
  searchAccessUntil: z.string().nullable(),
  /** When mail to the address was shown to reach them. */
  emailVerifiedAt: z.iso.datetime().nullable(),
  /** The same for text messages to the number. */
  phoneVerifiedAt: z.iso.datetime().nullable(),
  /** Whether signing in asks for a code of their authenticator app besides. */
  secondFactor: z.boolean(),
  consents: z.strictObject({
    service: consent.optional(),
    privacy: consent.optional(),
    personalInfo: consent.optional(),
    age14: consent.optional(),
    marketing: consent.optional(),
    sensitive: consent.optional(),
    aiProcessing: consent.optional(),
  }),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const signedIn = z.strictObject({ token: z.string(), user: sessionUser });
export type SignedIn = z.infer<typeof signedIn>;

/** It is on. The recovery codes, each good for one sign-in without the app, are never told again. */
export const otpTurnedOn = z.strictObject({ recoveryCodes: z.array(z.string()), user: sessionUser });
export type OtpTurnedOn = z.infer<typeof otpTurnedOn>;

/** A place where this person is signed in. */
export const sessionOut = z.strictObject({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** What the browser said of itself. */
  userAgent: z.string().nullable(),
  /** The session that asks. */
  current: z.boolean(),
});
export type SessionOut = z.infer<typeof sessionOut>;

export const sessionList = z.strictObject({ items: z.array(sessionOut) });
export type SessionList = z.infer<typeof sessionList>;

/** What accessType and adminMenu come down to. All but `user` wear a crown. */
export const personRole = z.enum(['user', 'partner', 'advisor', 'admin', 'super']);
export type PersonRole = z.infer<typeof personRole>;

/** What one of the firm's people may do with a person. */
export const staffMay = z.strictObject({
  edit: z.boolean(),
  /** Give or take accessType 1, and the menu `all`. */
  makeAdmin: z.boolean(),
  makeSuper: z.boolean(),
  remove: z.boolean(),
  endSessions: z.boolean(),
});
export type StaffMay = z.infer<typeof staffMay>;
