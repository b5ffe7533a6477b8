import { z } from 'zod';
import { writtenName } from '../../accounts/contract/person-name.ts';
import {
  adminMenu,
  confirmation,
  personRole,
  personStanding,
  sessionOut,
  staffMay,
} from '../../accounts/contract/user.ts';
import { checkListItem } from '../../checks/contract/check.ts';
import { expectedRevision, koreanDay } from '../../kernel/contract/values.ts';
import { requiredText, visibleText } from '../../kernel/text/text.ts';

/** People, as the firm's admins see them: `/api/admin/user*`. */

const accessType = z.literal([0, 1, 2]);
const oauth = z.enum(['email', 'google', 'naver', 'kakao']);

/** One line of the list. `name`, `email` and `phoneNumber` are null once the person's key is destroyed. */
export const adminUser = z.strictObject({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  oauth,
  accessType,
  adminMenu,
  /** An admin is whoever has `accessType` 1, whatever the flags. */
  role: personStanding,
  emailVerifiedAt: z.iso.datetime().nullable(),
  marketing: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUserSorts = [
  'createdAt',
  'updatedAt',
  'accessType',
  'role',
  'oauth',
  'emailVerifiedAt',
  'id',
] as const;
export type AdminUserSort = (typeof adminUserSorts)[number];

/** The filter of the list. All given conditions must hold. */
export const adminUserFilter = z.strictObject({
  /** Selects people by id, without a limit on their number. */
  id: z.array(z.uuid()).max(1000).optional(),
  /** A whole e-mail address, a whole mobile number, an id, or words of a name. */
  q: requiredText(254).optional(),
  accessType: accessType.optional(),
  /** `user`, `admin` and `super` as the list names them; `partner` and `advisor` are the admins whose flags make them that. */
  role: personRole.optional(),
  oauth: oauth.optional(),
  /** Days in Korea on which they signed up, both inclusive. */
  from: koreanDay.optional(),
  to: koreanDay.optional(),
  /** Whether the e-mail address is verified. */
  verified: z.boolean().optional(),
  marketing: z.boolean().optional(),
  /** Whose consent is to this version of a text: `service:2026-11-28`. */
  agreedTo: z
    .string()
    .regex(/^[a-zA-Z0-9]{3,20}:\d{4}-\d{2}-\d{2}(?:\.\d)?$/, { error: 'service:2026-11-28처럼 적어 주세요.' })
    .optional(),
});
export type AdminUserFilter = z.infer<typeof adminUserFilter>;

const access = z.strictObject({ accessType, adminMenu, role: personRole });

/** One change of a person: by whom, when, why. `reason` is null where none was required. */
const change = {
  revision: z.int(),
  at: z.iso.datetime(),
  /** `name` is finished text: a person's name, or a word for actors without one. */
  actor: z.strictObject({ id: z.string(), name: z.string(), role: z.string() }),
  reason: z.string().nullable(),
};
/** Of their rights. */
const accessChange = z.strictObject({ ...change, before: access, after: access });
export type AccessChange = z.infer<typeof accessChange>;

/** Of their name or of the registration number of a labour attorney. */
const nameChange = z.strictObject({
  ...change,
  field: z.enum(['name', 'registrationNumber']),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type NameChange = z.infer<typeof nameChange>;

/** One person with all data that the console shows. */
export const adminUserDetail = adminUser.extend({
  /** The role that the flags give: what the person may do. */
  role: personRole,
  /** A link to their photo that works for a minute; null: they have none. */
  photoURL: z.string().nullable(),
  /** Of a labour attorney (공인노무사 등록번호); null if none is recorded. */
  registrationNumber: z.string().nullable(),
  consents: z.record(z.string(), z.strictObject({ version: z.string(), at: z.iso.datetime() })),
  /** Sessions that haven't ended. */
  sessions: z.array(sessionOut.omit({ current: true })),
  /** The newest ones, 100 at most, and how many there are. */
  checks: z.array(checkListItem),
  checkCount: z.int(),
  /** Those of the newest `mostPersonChanges` events, the newest first; the history of the person has all. */
  accessChanges: z.array(accessChange),
  /** Likewise. */
  nameChanges: z.array(nameChange),
  /** What the caller may do with this person, by the same rules that refuse a change. */
  may: staffMay,
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

export const adminUserDetailQuery = z.strictObject({ id: z.uuid() });

/** Days in Korea, both inclusive; without them the last thirty. A year and a day at most. */
export const adminUserCountQuery = z.strictObject({ from: koreanDay.optional(), to: koreanDay.optional() });

const count = z.int().min(0);
/**
 * `user`, `admin` and `super` of `byRole` are all accounts, as the list names them; `partner` and `advisor` are those of the admins
 * whose flags make them that. `byProvider` counts all accounts; `byDay` has every day of the span, also days without a sign-up.
 */
export const adminUserCounts = z.strictObject({
  total: count,
  verified: count,
  byRole: z.strictObject({ user: count, partner: count, advisor: count, admin: count, super: count }),
  byProvider: z.strictObject({ email: count, google: count, naver: count, kakao: count }),
  byDay: z.array(z.strictObject({ day: z.string(), signedUp: count })),
});
export type AdminUserCounts = z.infer<typeof adminUserCounts>;

const reason = visibleText(500);
const edit = {
  accessType: accessType.optional(),
  adminMenu: adminMenu.optional(),
  name: writtenName.optional(),
  /** null removes it. */
  registrationNumber: requiredText(40).nullable().optional(),
  reason,
  expectedRevision,
  /** For a change of rights: needed of staff with a second factor, and of others half an hour after their sign-in. */
  confirmation,
};
/** Fields that aren't given stay. The response is the detail. */
export const updateUserBody = z.strictObject({ id: z.uuid(), ...edit });
export type UpdateUserBody = z.infer<typeof updateUserBody>;
/** The same for `PUT /api/admin/user/{id}`. */
export const updateOneUserBody = z.strictObject(edit);

export const removeOneUserBody = z.strictObject({ reason, confirmation });
export const removeUserBody = removeOneUserBody.extend({ id: z.uuid() });
export type RemoveUserBody = z.infer<typeof removeUserBody>;
/** The response contains nothing else, because the personal data is gone. */
export const userRemoved = z.strictObject({ id: z.uuid(), removed: z.literal(true) });

export const endSessionsBody = z.strictObject({ reason });
export const sessionsEnded = z.strictObject({ id: z.uuid(), ended: z.int() });
