import { networkOf, type Origin } from '../../engine/callers/source.ts';
import type { SubjectOf } from '../../engine/vault/counted-subjects.ts';
import type { KnownNetworks } from '../vault/known-networks.ts';

/** The networks from which an account was signed in to before, and the browsers in them. */
export type KnownToAccounts = {
  note(accountIndex: string, network: string): Promise<void>;
  isKnown(accountIndex: string, network: string): Promise<boolean>;
  /** Notes the browser, as its user agent names it, in its network; one that names itself not at all isn't noted. */
  noteBrowser(accountIndex: string, origin: Origin): Promise<void>;
  /** Whether the account was signed in to with this browser in this network within thirty days. */
  isBrowserKnown(accountIndex: string, origin: Origin): Promise<boolean>;
  /** Forgets the networks that were recorded before this instant (ISO), because they may be another person's. */
  forgetBefore(accountIndex: string, instant: string): Promise<void>;
};

const browserSeconds = 30 * 24 * 3600;

export const knownToAccounts = (
  networks: Pick<KnownNetworks, 'note' | 'isKnown' | 'forgetBefore'>,
  subjectOf: SubjectOf,
): KnownToAccounts => {
  const accountOf = (accountIndex: string) => subjectOf('known since', accountIndex);
  const knownTo = (accountIndex: string, network: string) => ({
    subject: subjectOf('known', accountIndex, network),
    account: accountOf(accountIndex),
  });
  const browserOf = (accountIndex: string, { source, userAgent }: Origin) =>
    userAgent === null
      ? null
      : {
          subject: subjectOf('known browser', accountIndex, networkOf(source), userAgent),
          account: accountOf(accountIndex),
        };
  return {
    noteBrowser: async (accountIndex, origin) => {
      const browser = browserOf(accountIndex, origin);
      if (browser !== null) await networks.note(browser);
    },
    isBrowserKnown: async (accountIndex, origin) => {
      const browser = browserOf(accountIndex, origin);
      return browser !== null && (await networks.isKnown(browser, browserSeconds));
    },
    note: (accountIndex, network) => networks.note(knownTo(accountIndex, network)),
    isKnown: (accountIndex, network) => networks.isKnown(knownTo(accountIndex, network)),
    forgetBefore: (accountIndex, instant) => networks.forgetBefore(accountOf(accountIndex), instant),
  };
};

/**
 * A large network may do four times as much as a small one: more than a person fails from one line of IPv4, so that one
 * of its many lines can't make the others wait, and little for the owner of an IPv6 /48 with its 256 small networks.
 */
export const largeNetworksWorth = 4;
