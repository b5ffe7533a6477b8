import type { Foundation } from '../engine/foundation.ts';
import type { messageContext } from '../messages/context.ts';
import { createAccounts } from './accounts.ts';
import { createCallers } from './callers.ts';
import { createCodeAddresses } from './code-addresses.ts';
import { codeRoutes } from './code-routes.ts';
import { createCodes } from './codes.ts';
import { createContacts } from './contacts.ts';
import { createCurrentPassword } from './current-password.ts';
import { createPasswordHashes } from './password-hash.ts';
import { createPasswordLetters } from './password-letters.ts';
import { createPasswords } from './passwords.ts';
import { createPhoneNumbers } from './phone-numbers.ts';
import { createProofs } from './proofs.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { createSecondFactors } from './second-factors.ts';
import { createShuttingOut } from './shutting-out.ts';
import { createSigningIn } from './signing-in.ts';
import { createProviders } from './social/providers.ts';
import { createSocialAccounts } from './social/social-accounts.ts';
import { createSocialSignIn } from './social/social-sign-in.ts';
import { createTickets } from './social/tickets.ts';
import { socialRoutes } from './social-routes.ts';
import { createThrottle } from './throttle.ts';
import { userRoutes } from './user-routes.ts';

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
  const shuttingOut = createShuttingOut({ vault, numbers, commands, throttle, blindIndex });
  const contacts = createContacts({ commands, vault, numbers, proofs, shuttingOut, throttle, blindIndex });
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
