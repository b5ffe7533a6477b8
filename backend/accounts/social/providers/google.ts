import { Google } from 'arctic';
import { z } from 'zod';
import { accessTokenFor, exchangeCode, userInfo } from './provider-calls.ts';
import type { ProviderParts, SocialProvider } from './social-provider.ts';

const profile = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});

const tokenEndpoint = 'https://oauth2.googleapis.com/token';

/** Google, with PKCE. Google gives no telephone numbers. */
export const createGoogle = (parts: ProviderParts): SocialProvider => {
  const { id, secret, redirectUri } = parts;
  const google = new Google(id, secret, redirectUri);
  const headers = { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
  return {
    name: 'google',
    sandbox: false,
    authorizationUrl: ({ state, verifier }) =>
      google.createAuthorizationURL(state, verifier, ['openid', 'email', 'profile']).href,
    profileOf: async ({ code, verifier }) => {
      const sent = { code, redirect_uri: redirectUri, code_verifier: verifier };
      const token = await accessTokenFor((signal) => exchangeCode(tokenEndpoint, sent, signal, headers), parts);
      const person = await userInfo('https://openidconnect.googleapis.com/v1/userinfo', token, profile, parts);
      return {
        subject: person.sub,
        name: person.name ?? null,
        email: person.email ?? null,
        emailVerified: person.email !== undefined && person.email_verified === true,
        phoneNumber: null,
      };
    },
  };
};
