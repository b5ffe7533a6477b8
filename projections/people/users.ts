import { noMenu, roleOf } from '@nomucheck/domain/accounts/access.ts';
import type { AdminMenu, PersonRole } from '@nomucheck/domain/accounts/contract/user.ts';
import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';
import { type SealedValue, sealed } from '../runner/rows/sealed.ts';

/**
 * One account. Name, e-mail address and phone number stay the ciphertext of the log. A search by e-mail address asks
 * the vault, whose index rows are deleted with the person's key.
 */
export type UserRow = {
  id: string;
  oauth: string;
  personal: SealedValue;
  access_type: 0 | 1 | 2;
  admin_menu: AdminMenu;
  /** The role that follows from the two columns above. */
  role: PersonRole;
  /** When the e-mail address was verified. */
  verified_at: string | null;
  consents: Readonly<Record<string, { version: string; at: string }>>;
  marketing: boolean;
  created_at: string;
  updated_at: string;
  revision: number;
  position: string;
};

const owned = z.object({ owner: z.string() });
const signedUp = owned.extend({ oauth: z.string(), personal: sealed });
const consentGiven = owned.extend({ kind: z.string(), version: z.string(), at: z.string() });
const consentWithdrawn = owned.extend({ kind: z.string() });
const accessChanged = owned.extend({
  accessType: z.literal([0, 1, 2]),
  adminMenu: z.object({ all: z.boolean(), advisor: z.boolean(), partner: z.boolean(), search: z.boolean() }),
});
const emailVerified = owned.extend({ at: z.string() });
const withPersonal = owned.extend({ personal: sealed });
const socialUnlinked = owned.extend({ oauth: z.string() });
const strangersShutOut = owned.extend({ oauth: z.string(), personal: sealed });

const keys = ({ data }: Event<{ owner: string }>): readonly string[] => [data.owner];
const definition = (type: string) => definitionIn(userEvents, type);

/** A later event of an account: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (row: UserRow, data: Data) => Partial<UserRow>) =>
  (row: UserRow | null, { data, at, revision, position }: Event<Data>): UserRow | null =>
    row && { ...row, ...change(row, data), updated_at: at, revision, position };

const withConsents = (consents: UserRow['consents']): Partial<UserRow> => ({
  consents,
  marketing: Object.hasOwn(consents, 'marketing'),
});

const without = (consents: UserRow['consents'], kind: string): UserRow['consents'] =>
  Object.fromEntries(Object.entries(consents).filter(([other]) => other !== kind));

/** Every account with its consents and rights. */
export const users = defineProjection<UserRow>({
  name: 'users',
  version: 6,
  oneStreamARow: true,
  table: {
    name: 'users',
    key: 'id',
    columns: {
      oauth: 'text not null',
      personal: 'jsonb',
      access_type: 'integer not null',
      admin_menu: 'jsonb not null',
      role: 'text not null',
      verified_at: 'timestamptz',
      consents: 'jsonb not null',
      marketing: 'boolean not null',
      created_at: 'timestamptz not null',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    // One index for each order of the list (listing.ts), read forwards or backwards; filtered columns come first.
    indexes: [
      '(created_at, id)',
      '(updated_at, created_at, id)',
      '(access_type, created_at, id)',
      '(role, created_at, id)',
      '(oauth, created_at, id)',
      '(verified_at, created_at, id)',
      '(created_at, id) where marketing',
    ],
  },
  takes: [
    on(definition('UserSignedUp'), signedUp, {
      keys,
      evolveRow: (_row, { data, at, revision, position }) => ({
        id: data.owner,
        oauth: data.oauth,
        personal: data.personal,
        access_type: 0,
        admin_menu: noMenu,
        role: roleOf({ accessType: 0, adminMenu: noMenu }),
        verified_at: null,
        consents: {},
        marketing: false,
        created_at: at,
        updated_at: at,
        revision,
        position,
      }),
    }),
    on(definition('ConsentGiven'), consentGiven, {
      keys,
      evolveRow: then((row, { kind, version, at }) => withConsents({ ...row.consents, [kind]: { version, at } })),
    }),
    on(definition('ConsentWithdrawn'), consentWithdrawn, {
      keys,
      evolveRow: then((row, { kind }) => withConsents(without(row.consents, kind))),
    }),
    on(definition('AccessChanged'), accessChanged, {
      keys,
      evolveRow: then((_row, { accessType, adminMenu }) => ({
        access_type: accessType,
        admin_menu: adminMenu,
        role: roleOf({ accessType, adminMenu }),
      })),
    }),
    on(definition('PasswordChanged'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('ProfileChanged'), withPersonal, {
      keys,
      evolveRow: then((_row, { personal }) => ({ personal })),
    }),
    on(definition('PhotoChanged'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('SessionsEnded'), owned, { keys, evolveRow: then(() => ({})) }),
    // The row is deleted; what the law requires to keep has tables of its own.
    on(definition('UserErased'), owned, { keys, evolveRow: () => null }),
    on(definition('EmailVerified'), emailVerified, { keys, evolveRow: then((_row, { at }) => ({ verified_at: at })) }),
    on(definition('PhoneVerified'), withPersonal, { keys, evolveRow: then((_row, { personal }) => ({ personal })) }),
    on(definition('PhoneYielded'), withPersonal, { keys, evolveRow: then((_row, { personal }) => ({ personal })) }),
    on(definition('SocialLinked'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('SocialUnlinked'), socialUnlinked, { keys, evolveRow: then((_row, { oauth }) => ({ oauth })) }),
    on(definition('StrangersShutOut'), strangersShutOut, {
      keys,
      evolveRow: then((_row, { oauth, personal }) => ({ oauth, personal })),
    }),
    on(definition('SecondFactorTurnedOn'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('SecondFactorTurnedOff'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('SearchOpened'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('RegistrationNumberSet'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('SearchClosed'), owned, { keys, evolveRow: then(() => ({})) }),
  ],
});
