import { z } from 'zod';
import { requiredText, storableText } from '../kernel/text.ts';

/** Accounts over HTTP: `/api/user/*`. */

const email = z.email().max(254);
/** Length is checked by the password rule (`password_rule`); here only that it can't be used to burn our CPU. */
const password = z.string().max(200);

export const signupBody = z.strictObject({
  email,
  password,
  passwordConfirm: password,
  name: requiredText(40),
  phoneNumber: storableText(20).optional(),
  terms: z.strictObject({
    service: z.boolean(),
    privacy: z.boolean(),
    personalInfo: z.boolean(),
    age14: z.boolean(),
    marketing: z.boolean().optional(),
    sensitive: z.boolean().optional(),
    aiProcessing: z.boolean().optional(),
  }),
});
export type SignupBody = z.infer<typeof signupBody>;

export const loginBody = z.strictObject({ email: storableText(254), password, otp: storableText(10).optional() });
export type LoginBody = z.infer<typeof loginBody>;

export type AdminMenu = { all: boolean; advisor: boolean; partner: boolean; search: boolean };
export type ConsentKind = 'service' | 'privacy' | 'personalInfo' | 'age14' | 'marketing' | 'sensitive' | 'aiProcessing';

/** A menu entry this person may open; the site and the console draw their menus from this list alone. */
export type MenuEntry = 'inspection' | 'search' | 'user' | 'crawling' | 'data' | 'ocr' | 'company';

export type SessionUser = {
  id: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  photoURL: string | null;
  createdAt: string;
  accessType: 0 | 1 | 2;
  oauth: 'email' | 'google' | 'naver' | 'kakao';
  adminMenu: AdminMenu;
  menus: MenuEntry[];
  /** `yyyyMMddHHmmss`, Korean time. */
  lastPaymentTime: string | null;
  searchAccessUntil: string | null;
  consents: Partial<Record<ConsentKind, { version: string; at: string }>>;
};

export type SignedIn = { token: string; user: SessionUser };
