import { type SocialName, sandboxPerson } from '@nomucheck/domain/accounts/contract/social.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { SocialProvider } from './social-provider.ts';

/**
 * Replaces a service without keys by a page of this service on which a made-up person is chosen. Only if the sandbox
 * is on.
 */
export const createSandboxProvider = (name: SocialName): SocialProvider => ({
  name,
  sandbox: true,
  authorizationUrl: ({ state }) => `/sandbox/oauth/${name}?state=${encodeURIComponent(state)}`,
  profileOf: async ({ code }) => {
    const { id, ...person } = read(code);
    // The prefix prevents that a made-up person is taken for one of the real service when its keys are configured
    // later.
    return { ...person, subject: `sandbox:${id}` };
  },
});

const read = (code: string) => {
  const written = Buffer.from(code, 'base64url').toString('utf8');
  const parsed = sandboxPerson.safeParse(jsonOf(written));
  if (parsed.success) return parsed.data;
  throw new DomainError('social_wrong_data');
};

const jsonOf = (written: string): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
};
