import { menusOf, searchAccessUntil } from '@nomucheck/domain/accounts/access.ts';
import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import type { User } from '@nomucheck/domain/accounts/user.ts';
import { koreanTimeOf } from '@nomucheck/domain/kernel/korean-date.ts';

/** The account as its owner's browser receives it. */
export const sessionUserOf = (user: User, createdAt: string | null, now: string): SessionUser => ({
  id: user.id,
  name: user.personal?.name ?? '',
  email: user.personal?.email ?? '',
  phoneNumber: user.personal?.phoneNumber ?? null,
  photoURL: null,
  createdAt: createdAt ?? now,
  accessType: user.accessType,
  oauth: user.oauth,
  linked: [...user.linked],
  adminMenu: user.adminMenu,
  menus: menusOf({ ...user, searchAccessUntil: searchAccessUntil(user) }, now),
  lastPaymentTime: user.lastPaymentAt === null ? null : koreanStamp(user.lastPaymentAt),
  searchAccessUntil: searchAccessUntil(user),
  emailVerifiedAt: user.emailVerifiedAt,
  phoneVerifiedAt: user.phoneVerifiedAt,
  secondFactor: user.secondFactor !== null,
  consents: user.consents,
});

/** `yyyyMMddHHmmss` in Korean time, the format that the specification's clients read. */
const koreanStamp = (instant: string): string => koreanTimeOf(instant).replace(/\D/g, '');
