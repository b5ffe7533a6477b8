import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { accountTemplates } from '@nomucheck/domain/accounts/message-templates.ts';
import {
  accountNoticeEvents,
  noticePauses as fullPauses,
  type NoticePauses,
} from '@nomucheck/domain/accounts/notices/account-notices.ts';
import { supersEvents } from '@nomucheck/domain/accounts/supers.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { messages } from '../messages/context.ts';
import type { policies } from '../policies/context.ts';
import { accountExport } from './account-export.ts';
import { createAccounts } from './accounts.ts';
import { createCodeAddresses } from './codes/code-addresses.ts';
import { codeRoutes } from './codes/code-routes.ts';
import { createCodes } from './codes/codes.ts';
import { createPhoneNumbers } from './codes/phone-numbers.ts';
import { phonePlaces, SETTLE_PHONE_NUMBERS, settlePhoneNumbers } from './codes/phone-places.ts';
import { createConfirmations, createProofs } from './codes/proofs.ts';
import { createContacts } from './contacts.ts';
import { createThrottle } from './limits/throttle.ts';
import {
  accountNotices,
  COLLECT_ACCOUNT_CHANGES,
  collectAccountChanges,
  WRITE_ACCOUNT_NOTICE,
  writeAccountNotice,
} from './notices/account-notices.ts';
import { createCurrentPassword } from './passwords/current-password.ts';
import { createPasswordHashes, passwordCost as fullCost, type PasswordCost } from './passwords/password-hash.ts';
import { createPasswordLetters } from './passwords/password-letters.ts';
import { createPasswords } from './passwords/passwords.ts';
import { accountTables } from './personal-data.ts';
import { createProfiles } from './profiles.ts';
import { END_OLD_SESSIONS, endOldSessions, roleChanges } from './role-changes.ts';
import { createSearchOpening } from './search-opening.ts';
import { createReauthentication } from './second-factor/reauthentication.ts';
import { createSecondFactorDue } from './second-factor/second-factor-grace.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { accountSentences } from './sentences.ts';
import { accountSettings } from './settings.ts';
import { createCallers } from './signing-in/callers.ts';
import { createSessionUsers } from './signing-in/session-user.ts';
import { createSigningIn } from './signing-in/signing-in.ts';
import { createProviders, isPretended } from './social/providers/providers.ts';
import { createSocialAccounts } from './social/social-accounts.ts';
import { socialRoutes } from './social/social-routes.ts';
import { createSocialSignIn } from './social/social-sign-in.ts';
import { createTickets } from './social/tickets.ts';
import { createRemovingUnprovenAccess } from './unproven/removing-unproven-access.ts';
import { REMOVE_UNPROVEN_ACCESS, removeUnprovenAccess, unprovenAccess } from './unproven/unproven-access.ts';
import { userRoutes } from './user-routes.ts';
import { type AccountsVault, createOwnTables, forgetAbandonedSignUps, pruneOwnTables } from './vault/accounts-vault.ts';

export type { Throttle } from './limits/throttle.ts';
export type { Profiles } from './profiles.ts';
export type { SearchOpening } from './search-opening.ts';
export type { Reauthentication } from './second-factor/reauthentication.ts';
export {
  afterSensitiveWithdrawal,
  endRecordsAfterWithdrawal,
  recordsAfterWithdrawal,
} from './sensitive-withdrawal.ts';

/** What tests make cheaper or shorter; the defaults are those of operation. */
export type Costs = {
  /** The cost of a password hash. */
  readonly passwordCost?: PasswordCost;
  /** The pauses between a change of an account and the e-mails about it. */
  readonly noticePauses?: NoticePauses;
};

type Needs = Pick<OffersOf<typeof messages>, 'messages' | 'smsBudget'> &
  Pick<OffersOf<typeof policies>, 'consentVersions'> &
  Costs;

/** Accounts: sign-up, and sign-in with a password, a code, a second factor or another service. */
export const accounts = defineContext({
  name: 'accounts',
  events: [...userEvents, ...supersEvents, ...accountNoticeEvents],
  projections: [],
  processManagers: [accountNotices, roleChanges, phonePlaces, unprovenAccess],
  sentences: accountSentences,
  migrations: new URL('migrations/', import.meta.url),
  personalData: { tables: accountTables },
  messageTemplates: accountTemplates,
  settings: accountSettings,
  create: (foundation, needs: Needs, settings) => {
    const { messages, smsBudget, consentVersions, passwordCost = fullCost, noticePauses = fullPauses } = needs;
    const { configuration, commands, pool, sealer, blindIndex, indexKey, names, sentenceOf, clock, log } = foundation;
    const tables = createOwnTables(pool);
    const vault: AccountsVault = { ...foundation.vault, ...tables };
    const { publicUrl, trustsThisMachine, isOnThisMachine } = configuration;
    const { sessions: limits, staffSecondFactor, social, throttle: rules } = settings;
    const throttle = createThrottle({
      attempts: vault.attempts,
      knownNetworks: vault.knownNetworks,
      subjectKey: indexKey,
      rules,
      alarm: (seen) =>
        log.error({ alarm: 'unknown_emails', seen }, 'sign-ins are tried with one unknown address after the other'),
    });
    const dueOf = createSecondFactorDue({ graces: vault.secondFactorGraces, required: staffSecondFactor, clock });
    const sessionUserOf = createSessionUsers(dueOf, consentVersions);
    const callerOf = createCallers({ sessions: vault.sessions, commands, limits, dueOf, consentVersions, clock });
    const hashes = createPasswordHashes(passwordCost);
    const currentPassword = createCurrentPassword({ credentials: vault.credentials, blindIndex, hashes, throttle });
    const codeKey = indexKey;
    const secondFactors = createSecondFactors({ commands, vault, sealer, throttle, codeKey, clock });
    const confirmations = createConfirmations(vault.codes);
    const reauthentication = createReauthentication({ vault, currentPassword, secondFactors, confirmations });
    const signingIn = createSigningIn({
      ...{ sessions: vault.sessions, commands, secondFactors, throttle, blindIndex, limits, sessionUserOf, clock },
    });
    const addresses = createCodeAddresses({ commands, vault, blindIndex });
    const proofs = createProofs(vault.codes, sealer);
    const letters = createPasswordLetters({ vault, addresses, proofs, messages, throttle, publicUrl });
    const codes = createCodes({ vault, messages, addresses, proofs, letters, throttle, smsBudget, codeKey });
    const numbers = createPhoneNumbers({
      ...{ commands, reservations: vault.reservations, throttle, blindIndex },
    });
    const removingUnprovenAccess = createRemovingUnprovenAccess({ vault, numbers, commands, throttle, blindIndex });
    const contacts = createContacts({
      ...{ commands, vault, numbers, proofs, removingUnprovenAccess, throttle, blindIndex, sessionUserOf },
      reauthentication,
    });
    const accounts = createAccounts({
      ...{ commands, vault, numbers, blindIndex, hashes, throttle, signingIn, sessionUserOf, proofs, consentVersions },
    });
    const passwords = createPasswords({
      commands,
      vault,
      currentPassword,
      blindIndex,
      hashes,
      throttle,
      signingIn,
      proofs,
      letters,
      removingUnprovenAccess,
      secondFactors,
    });

    const providers = createProviders({
      keys: social.keys,
      sandbox: isPretended(social, isOnThisMachine),
      publicUrl,
      log,
    });
    if (providers.some(({ sandbox }) => sandbox)) {
      log.warn({ sandboxOauth: true }, 'anyone can sign in as a made-up person of the sandbox: not for real use');
    }
    const tickets = createTickets({ secret: indexKey, attempts: vault.attempts, clock });
    const socialParts = { commands, vault, blindIndex, throttle, signingIn, tickets, sessionUserOf, consentVersions };
    const socialSignIn = createSocialSignIn({ ...socialParts, providers, key: indexKey });
    const socialAccounts = createSocialAccounts({
      ...socialParts,
      accounts,
      proofs,
      reauthentication,
      removingUnprovenAccess,
    });

    const prune = async (): Promise<void> => {
      await forgetAbandonedSignUps(tables, foundation.keys.destroy);
      await pruneOwnTables(tables);
    };

    return {
      offers: {
        /** The person's e-mail address; null once they have left. */
        emailOf: async (person: string) =>
          (await commands.load(userDecider, userStream(person))).state?.personal?.email ?? null,
        reauthentication,
        searchOpening: createSearchOpening(commands),
        profiles: createProfiles({
          ...{ commands, numbers, throttle, sessionUserOf, reauthentication, consentVersions },
        }),
        throttle,
        callerOf,
        staffSecondFactor,
        signInWith: providers.map(({ name: provider, sandbox }) => ({ provider, sandbox })),
      },
      eraseOf: async (person) => {
        // A sign-in that is under way looks for its password once more: without one it ends its session itself.
        await vault.credentials.remove(person);
        await vault.sessions.revokeAll(person);
      },
      exportOf: accountExport({ commands, names, sentenceOf, sessions: vault.sessions, sessionUserOf }),
      schedules: { 'prune-accounts': { everyMs: 3_600_000, run: prune } },
      effects: {
        [COLLECT_ACCOUNT_CHANGES]: collectAccountChanges({ commands, clock, pauses: noticePauses }),
        [WRITE_ACCOUNT_NOTICE]: writeAccountNotice({ commands, messages }),
        [END_OLD_SESSIONS]: endOldSessions(vault.sessions),
        [SETTLE_PHONE_NUMBERS]: settlePhoneNumbers(numbers),
        [REMOVE_UNPROVEN_ACCESS]: removeUnprovenAccess(removingUnprovenAccess),
      },
      routes: [
        ...codeRoutes({ codes, passwords, contacts, callerOf }),
        ...socialRoutes({ socialSignIn, socialAccounts, isHttps: publicUrl.startsWith('https:'), trustsThisMachine }),
        ...userRoutes({
          ...{ accounts, passwords, sessions: vault.sessions, sessionUserOf, reauthentication, trustsThisMachine },
        }),
        ...secondFactorRoutes({ secondFactors, reauthentication, sessionUserOf }),
      ],
    };
  },
});
