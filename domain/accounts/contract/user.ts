import { z } from 'zod';
import { longestWrittenPhone } from '../../kernel/text/contact.ts';
import { storableText } from '../../kernel/text/text.ts';
import { menuEntries } from '../firm-menu.ts';
import { personName } from './person-name.ts';

/** Accounts over HTTP: `/api/user/*`. */

export const email = z.email().max(254);
/**
 * The password rule checks the length (`password_rule`); this limit only keeps very long passwords from costing much CPU
 * time.
 */
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
  /** Can be told later, too. */
  name: personName.optional(),
  phoneNumber: storableText(longestWrittenPhone).optional(),
  terms,
  /** Of a code that was sent to the address: needed once this network was told of many addresses. */
  proof: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/, { error: '인증이 올바르지 않아요.' })
    .optional(),
});
export type SignupBody = z.infer<typeof signupBody>;

export const loginBody = z.strictObject({ email: storableText(254), password, otp: storableText(20).optional() });
export type LoginBody = z.infer<typeof loginBody>;

/** A code of the second factor, or a recovery code: where a signed-in person shows both factors once more. */
export const otpAgain = z
  .string()
  .max(20)
  .regex(/^[\w\s-]*$/, { error: '인증 앱의 번호나 복구 코드를 적어 주세요.' })
  .optional();

export const changePasswordBody = z.strictObject({
  current: password,
  password,
  passwordConfirm: password,
  otp: otpAgain,
});
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** The person's answer to one text, and the version of the text that the page showed. */
const consentAnswer = z.strictObject({ agreed: z.boolean(), version: storableText(20) });
export const termBody = z.strictObject({
  service: consentAnswer.optional(),
  privacy: consentAnswer.optional(),
  personalInfo: consentAnswer.optional(),
  age14: consentAnswer.optional(),
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
   * `verify`, for a signed-in person: their own e-mail address, or a mobile number that they claim; `link` shows whose
   * account another service is to be linked to; `signup`, for an address without an account, or with one: it doesn't tell.
   */
  purpose: z.enum(['password', 'verify', 'link', 'signup']),
};
export const sendCodeBody = z.strictObject(codeTo);
export type SendCodeBody = z.infer<typeof sendCodeBody>;
/** The answer is the same whether or not there is an account, so that it doesn't show who has one. */
export const codeAsked = z.strictObject({ seconds: z.int() });
export type CodeAsked = z.infer<typeof codeAsked>;

export const checkCodeBody = z.strictObject({
  ...codeTo,
  code: z.string().regex(/^\d{6}$/, { error: '인증번호 여섯 자리를 숫자로 적어 주세요.' }),
});
export type CheckCodeBody = z.infer<typeof checkCodeBody>;
/** A token that shows for ten minutes that the code was right. */
export const codeProof = z.strictObject({ proof: z.string() });
export type CodeProof = z.infer<typeof codeProof>;

/**
 * Without `code`: starts the set-up, and needs the password where the account has one. With the app's first code: turns the
 * second factor on.
 */
export const otpBody = z.strictObject({ password: password.optional(), code: storableText(20).optional() });
export type OtpBody = z.infer<typeof otpBody>;
/** For the authenticator app: the URI inside its QR code, and the secret of that URI for typing (base32). */
export const otpStarted = z.strictObject({ uri: z.string(), secret: z.string() });
export type OtpStarted = z.infer<typeof otpStarted>;
/** The password, where the account has one, and a code of the app or a recovery code. */
export const otpOffBody = z.strictObject({ password: password.optional(), code: storableText(20).optional() });
export type OtpOffBody = z.infer<typeof otpOffBody>;
export const otpStatus = z.strictObject({ since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() });
export type OtpStatus = z.infer<typeof otpStatus>;

const proof = z.string().max(100);
/** For a number, also what the sign-in asks for: with a number that is verified, the password can be set anew. */
export const verificationBody = z.strictObject({ proof, current: password.optional(), otp: otpAgain });
export type VerificationBody = z.infer<typeof verificationBody>;

/**
 * Both factors of a signed-in person, once more: the password, where the account has one, and a code of the second factor,
 * where one is set up.
 */
export const confirmationBody = z.strictObject({ current: password.optional(), otp: otpAgain });
export type ConfirmationBody = z.infer<typeof confirmationBody>;
/** For one action of the next five minutes, which takes it as its `confirmation`. */
export const confirmation = z
  .string()
  .max(100)
  .regex(/^[\w-]*$/, { error: '본인 확인이 올바르지 않아요.' })
  .optional();

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

const consentKind = z.enum(['service', 'privacy', 'personalInfo', 'age14', 'marketing', 'sensitive', 'aiProcessing']);
export type ConsentKind = z.infer<typeof consentKind>;

/**
 * An entry of the firm's menu that this person may open. Server, site and console all decide it by
 * `domain/accounts/rights.ts`.
 */
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
  /** The other services through which they can sign in. */
  linked: z.array(z.enum(['google', 'naver', 'kakao'])),
  adminMenu,
  menus: z.array(menuEntry),
  /** `yyyyMMddHHmmss`, Korean time. */
  lastPaymentTime: z.string().nullable(),
  searchAccessUntil: z.string().nullable(),
  /** When the person was shown to receive mail at the address. */
  emailVerifiedAt: z.iso.datetime().nullable(),
  /** When the person was shown to receive text messages at the number. */
  phoneVerifiedAt: z.iso.datetime().nullable(),
  /** Whether a sign-in also asks for a code of their authenticator app. */
  secondFactor: z.boolean(),
  /** Until when one of the firm's people may work without a second factor; null where none is required. */
  secondFactorDue: z.iso.datetime().nullable(),
  /** What they are to be asked: consents that an account requires, and those to texts whose new version needs them again. */
  consentsToAnswer: z.array(consentKind),
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

/** The second factor is on. Each recovery code is good for one sign-in without the app. The codes are never sent again. */
export const otpTurnedOn = z.strictObject({ recoveryCodes: z.array(z.string()), user: sessionUser });
export type OtpTurnedOn = z.infer<typeof otpTurnedOn>;

/** One signed-in session of this person. */
export const sessionOut = z.strictObject({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The browser's own description (its User-Agent). */
  userAgent: z.string().nullable(),
  /** Whether it is the session that sends this request. */
  current: z.boolean(),
});
export type SessionOut = z.infer<typeof sessionOut>;

export const sessionList = z.strictObject({ items: z.array(sessionOut) });
export type SessionList = z.infer<typeof sessionList>;

/** The role that follows from `accessType` and `adminMenu`. All roles but `user` are marked with a crown. */
export const personRole = z.enum(['user', 'partner', 'advisor', 'admin', 'super']);
export type PersonRole = z.infer<typeof personRole>;

/** What lists of people call a person; it follows from `accessType` alone. */
export const personStanding = personRole.extract(['user', 'admin', 'super']);
export type PersonStanding = z.infer<typeof personStanding>;

/** What a staff member may do with a person. */
export const staffMay = z.strictObject({
  edit: z.boolean(),
  /** Grant or revoke accessType 1, and the flag `all`. */
  makeAdmin: z.boolean(),
  makeSuper: z.boolean(),
  remove: z.boolean(),
  endSessions: z.boolean(),
});
export type StaffMay = z.infer<typeof staffMay>;
