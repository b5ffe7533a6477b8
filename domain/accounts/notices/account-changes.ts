import type { RecordedEvent } from '../../kernel/log/event.ts';
import type { SocialName } from '../contract/social.ts';
import type { UserEvent } from '../events.ts';
import type { AccountChangeTemplate } from '../message-templates.ts';
import { waysRemoved } from '../signing-in/ways-removed.ts';

/** A change of a way to sign in, or of an address or number of the account. It contains no personal data. */
export type AccountChange = {
  readonly template: AccountChangeTemplate;
  /** The revision of the event in the account's stream. */
  readonly revision: number;
  /** When it happened (ISO). */
  readonly at: string;
  readonly provider?: SocialName;
  /** What was removed, in Korean words. */
  readonly removed?: readonly string[];
};

/**
 * The changes that the owner of an account is notified of, out of all its events. Changes before the address is verified
 * are left out: until then the address may belong to somebody else, who never asked for mail from this service.
 */
export const accountChangesIn = (events: readonly RecordedEvent<UserEvent>[]): readonly AccountChange[] => {
  const provedFrom = events.findIndex(({ type }) => type === 'StrangersShutOut' || type === 'EmailVerified');
  if (provedFrom < 0) return [];
  return events.slice(provedFrom).flatMap((event) => {
    const what = changeOf(event);
    return what ? [{ ...what, revision: event.revision, at: event.at }] : [];
  });
};

const changeOf = (event: UserEvent): Omit<AccountChange, 'revision' | 'at'> | null => {
  switch (event.type) {
    case 'PasswordChanged':
      return { template: 'password-changed' };
    case 'SecondFactorTurnedOn':
      return { template: 'second-factor-on' };
    case 'SecondFactorTurnedOff':
      return { template: 'second-factor-off' };
    case 'SocialLinked':
      return { template: 'social-linked', provider: event.data.provider };
    case 'SocialUnlinked':
      return { template: 'social-unlinked', provider: event.data.provider };
    case 'PhoneVerified':
      return { template: 'phone-verified' };
    case 'PhoneYielded':
      return { template: 'phone-yielded' };
    case 'ProfileChanged':
      return event.data.changed.includes('phoneNumber') ? { template: 'phone-changed' } : null;
    case 'StrangersShutOut': {
      const removed = waysRemoved(event.data);
      return removed.length === 0 ? null : { template: 'strangers-shut-out', removed };
    }
    default:
      return null;
  }
};

/** The types of the events in which `accountChangesIn` may find a change. */
export const accountChangeTypes = [
  'PasswordChanged',
  'SecondFactorTurnedOn',
  'SecondFactorTurnedOff',
  'SocialLinked',
  'SocialUnlinked',
  'StrangersShutOut',
  'PhoneVerified',
  'PhoneYielded',
  'ProfileChanged',
] as const satisfies readonly UserEvent['type'][];
