import { createAccounts } from '../auth/accounts.ts';
import { createCallers } from '../auth/callers.ts';
import { createCodeAddresses } from '../auth/code-addresses.ts';
import { createCodes } from '../auth/codes.ts';
import { createContacts } from '../auth/contacts.ts';
import { createCurrentPassword } from '../auth/current-password.ts';
import { createPasswordHashes } from '../auth/password-hash.ts';
import { createPasswordLetters } from '../auth/password-letters.ts';
import { createPasswords } from '../auth/passwords.ts';
import { createPhoneNumbers } from '../auth/phone-numbers.ts';
import { createProofs } from '../auth/proofs.ts';
import { createSecondFactors } from '../auth/second-factors.ts';
import { createShuttingOut } from '../auth/shutting-out.ts';
import { createSigningIn } from '../auth/signing-in.ts';
import { createProviders } from '../auth/social/providers.ts';
import { createSocialAccounts } from '../auth/social/social-accounts.ts';
import { createSocialSignIn } from '../auth/social/social-sign-in.ts';
import { createTickets } from '../auth/social/tickets.ts';
import { createThrottle } from '../auth/throttle.ts';
import { codeRoutes } from '../http/code-routes.ts';
import { secondFactorRoutes } from '../http/second-factor-routes.ts';
import { socialRoutes } from '../http/social-routes.ts';
import { userRoutes } from '../http/user-routes.ts';
import type { Foundation } from './foundation.ts';
import type { messageContext } from './messages.ts';

/** Who somebody is: signing up and in, with a password, a code, a second factor or another service. */
export const accountContext = (
  foundation: Foundation,
  { messages, smsBudget }: Pick<ReturnType<typeof messageContext>, 'messages' | 'smsBudget'>,
) => {
  const { configuration, commands, vault, sealer, blindIndex, indexKey, clock, log, passwordCost } = foundation;
  const { sessions: limits, staffSecondFactor, publicUrl, social } = configuration;
  const throttle = createThrottle({
    attempts: vault.attempts,
    knownNetworks: vault.knownNetworks,
    subjectKey: indexKey,
    rules: configuration.throttle,
    alarm: (seen) =>
      log.error({ alarm: 'unknown_emails', seen }, 'sign-ins are tried with one unknown address after the other'),
  });
  const callerOf = createCallers({ sessions: vault.sessions, commands, limits, staffSecondFactor, clock });
  const hashes = createPasswordHashes(passwordCost);
  const currentPassword = createCurrentPassword({ credentials: vault.credentials, blindIndex, hashes, throttle });
  const codeKey = indexKey;
  const secondFactors = createSecondFactors({ commands, vault, sealer, throttle, currentPassword, codeKey, clock });
  const signingIn = createSigningIn({
    ...{ sessions: vault.sessions, commands, secondFactors, throttle, blindIndex, limits, clock },
  });
  const addresses = createCodeAddresses({ commands, vault, blindIndex });
  const proofs = createProofs(vault.codes, sealer);
  const letters = createPasswordLetters({ vault, addresses, proofs, messages, throttle, publicUrl });
  const codes = createCodes({ vault, messages, addresses, proofs, letters, throttle, smsBudget, codeKey });
  const numbers = createPhoneNumbers({ commands, reservations: vault.reservations, blindIndex });
  const shuttingOut = createShuttingOut({ vault, numbers });
  const contacts = createContacts({ commands, vault, numbers, proofs, shuttingOut });
  const accounts = createAccounts({ commands, vault, blindIndex, hashes, throttle, signingIn });
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
    shuttingOut,
  });

  const providers = createProviders({ ...social, publicUrl, log });
  if (providers.some(({ sandbox }) => sandbox)) {
    log.warn({ sandboxOauth: true }, 'anyone can sign in as a made-up person of the sandbox: not for real use');
  }
  const tickets = createTickets({ secret: indexKey, attempts: vault.attempts, clock });
  const socialParts = { commands, vault, blindIndex, throttle, signingIn, tickets };
  const socialSignIn = createSocialSignIn({ ...socialParts, providers, key: indexKey });
  const socialAccounts = createSocialAccounts({
    ...socialParts,
    accounts,
    proofs,
    passwords,
    shuttingOut,
  });

  return {
    accounts,
    passwords,
    numbers,
    shuttingOut,
    throttle,
    callerOf,
    signInWith: providers.map(({ name: provider, sandbox }) => ({ provider, sandbox })),
    routes: [
      ...codeRoutes({ codes, passwords, contacts, callerOf }),
      ...socialRoutes({ socialSignIn, socialAccounts, isHttps: publicUrl.startsWith('https:') }),
      ...userRoutes({ accounts, passwords, sessions: vault.sessions }),
      ...secondFactorRoutes(secondFactors),
    ],
  };
};
