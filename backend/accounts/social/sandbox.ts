import { type SocialName, sandboxPerson } from '@nomucheck/domain/accounts/contract/social.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { SocialProvider } from './social-provider.ts';

/** Stands in for a service without keys: a page of our own where one picks a made-up person. Only where it is switched on. */
export const createSandboxProvider = (name: SocialName): SocialProvider => ({
  name,
  sandbox: true,
  authorizationUrl: ({ state }) => `/sandbox/oauth/${name}?state=${encodeURIComponent(state)}`,
  profileOf: async ({ code }) => {
    const { id, ...person } = read(code);
    // Never taken for a person of the real service, should its keys be set one day.
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
