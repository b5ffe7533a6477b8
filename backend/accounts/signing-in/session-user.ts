import { menusOf, searchAccessUntil } from '@nomucheck/domain/accounts/access.ts';
import { type ConsentVersions, consentsToAnswer } from '@nomucheck/domain/accounts/consents.ts';
import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import type { User } from '@nomucheck/domain/accounts/user.ts';
import { fileAddress } from '@nomucheck/domain/files/file-address.ts';
import { koreanTimeOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { SecondFactorDue } from '../second-factor/second-factor-grace.ts';

/** The account as its owner's browser receives it. */
export type SessionUsers = (user: User, createdAt: string | null, now: string) => Promise<SessionUser>;

export const createSessionUsers =
  (dueOf: SecondFactorDue, consentVersions: () => Promise<ConsentVersions>): SessionUsers =>
  async (user, createdAt, now) => ({
    ...sessionUserOf(user, createdAt, now),
    secondFactorDue: await dueOf(user),
    consentsToAnswer: [...consentsToAnswer(user.consents, await consentVersions())],
  });

const sessionUserOf = (
  user: User,
  createdAt: string | null,
  now: string,
): Omit<SessionUser, 'secondFactorDue' | 'consentsToAnswer'> => ({
  id: user.id,
  name: user.personal?.name ?? '',
  email: user.personal?.email ?? '',
  phoneNumber: user.personal?.phoneNumber ?? null,
  photoURL: user.photo === null ? null : fileAddress(user.photo),
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
