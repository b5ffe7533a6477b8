import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';
import { count, flagOrUnset, oneOf, optionalText, secret, setting } from '../engine/settings/setting.ts';
import { defineSettings, RefusedSettings, readBoth } from '../engine/settings/settings.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

/** The account of this service at another one that people sign in with; null: that one isn't offered. */
export type SocialKeys = Readonly<Record<SocialName, { readonly id: string; readonly secret: string } | null>>;

const offered = 'it is offered once both of its variables are set';

/** Who gets in, for how long, and how often it may be tried. */
export const accountSettings = defineSettings({
  title: 'Sign-in and sessions',
  about: 'A network is a /24 (IPv6: /56), a large network a /16 (IPv6: /48).',
  variables: {
    GOOGLE_CLIENT_ID: setting(optionalText, `sign-in with Google; ${offered}`),
    GOOGLE_CLIENT_SECRET: secret(optionalText, 'its secret'),
    NAVER_CLIENT_ID: setting(optionalText, `sign-in with Naver; ${offered}`),
    NAVER_CLIENT_SECRET: secret(optionalText, 'its secret'),
    KAKAO_CLIENT_ID: setting(optionalText, `sign-in with Kakao; ${offered}`),
    KAKAO_CLIENT_SECRET: secret(optionalText, 'its secret'),
    SANDBOX_OAUTH: setting(
      flagOrUnset,
      '`1` also offers the services without keys, played by a page that says so, where anyone can be a made-up person: for trying the service out',
      'on where `PUBLIC_URL` is this machine and none of the services has its keys',
    ),
    SESSION_IDLE_MINUTES: setting(count(120, 1, 100_000), 'a session ends after so long without use'),
    SESSION_HOURS: setting(count(14 * 24, 1, 10_000), 'a session ends at the latest after so long'),
    STAFF_SESSION_IDLE_MINUTES: setting(count(30, 1, 100_000), "the same for the firm's people"),
    STAFF_SESSION_HOURS: setting(count(12, 1, 10_000), "the same for the firm's people"),
    STAFF_SECOND_FACTOR: setting(
      oneOf('optional', 'required', '').default('required'),
      "the firm's people can do nothing but set up an authenticator app, from a day after their first call on; until then the console says how long it is still open. `optional`: they needn't have one",
    ),
    SIGNUPS_PER_HOUR: setting(count(60, 1, 1_000_000), 'sign-ups of one network before it has to wait'),
    SIGNIN_FAILURES_PER_NETWORK: setting(
      count(60, 1, 1_000_000),
      'failed sign-ins of one network before it has to wait between two; a large network has four times as many',
    ),
    CODES_PER_DAY: setting(
      count(20, 1, 1_000_000),
      'codes by e-mail or text message that one network may ask for in a day; a large network four times as many. After five tries for each code it has to wait',
    ),
    ADDRESSES_TOLD_PER_DAY: setting(
      count(20, 1, 1_000_000),
      "e-mail addresses of which one network is told in a day whether they are registered, by sign-ups, sign-ins, codes and other services' sign-ins together; a large network is told of four times as many. After that the answers are the same for every address, and a sign-up from there asks for a code by e-mail first. Callers on this machine, who may read the sandbox's mailbox, sign up without one",
    ),
  },
  values: (set) => ({
    /** `pretends`: whether the sandbox plays services without keys. null: it does on a local address while no service has keys. */
    social: { keys: keysOf(set), pretends: set.SANDBOX_OAUTH },
    sessions: {
      idleSeconds: set.SESSION_IDLE_MINUTES * MINUTES,
      absoluteSeconds: set.SESSION_HOURS * HOURS,
      staffIdleSeconds: set.STAFF_SESSION_IDLE_MINUTES * MINUTES,
      staffAbsoluteSeconds: set.STAFF_SESSION_HOURS * HOURS,
    },
    staffSecondFactor: set.STAFF_SECOND_FACTOR !== 'optional',
    throttle: {
      signUpsPerHour: set.SIGNUPS_PER_HOUR,
      failuresPerNetwork: set.SIGNIN_FAILURES_PER_NETWORK,
      codesPerDay: set.CODES_PER_DAY,
      addressesToldPerDay: set.ADDRESSES_TOLD_PER_DAY,
    },
  }),
});

type Service = 'GOOGLE' | 'NAVER' | 'KAKAO';
type Written = Readonly<Record<`${Service}_CLIENT_${'ID' | 'SECRET'}`, string | undefined>>;

const keysOf = (set: Written): SocialKeys => {
  const [google, [naver, kakao]] = readBoth(
    () => keyOf(set, 'GOOGLE'),
    () =>
      readBoth(
        () => keyOf(set, 'NAVER'),
        () => keyOf(set, 'KAKAO'),
      ),
  );
  return { google, naver, kakao };
};

const keyOf = (set: Written, service: Service) => {
  const [id, secret] = [set[`${service}_CLIENT_ID`], set[`${service}_CLIENT_SECRET`]];
  if (!id && !secret) return null;
  if (id && secret) return { id, secret };
  const [written, missing] = id ? ['ID', 'SECRET'] : ['SECRET', 'ID'];
  throw new RefusedSettings(
    `${service}_CLIENT_${written}만 있고 ${service}_CLIENT_${missing}가 없습니다. 둘 다 적거나 둘 다 지워 주세요.`,
  );
};
