import { Naver, type OAuth2Tokens } from 'arctic';
import { z } from 'zod';
import { accessTokenFor, exchangeCode, userInfo } from './provider-calls.ts';
import type { ProviderParts, SocialProvider } from './social-provider.ts';

const profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1).max(255),
    name: z.string().optional(),
    nickname: z.string().optional(),
    email: z.string().optional(),
    mobile: z.string().optional(),
    mobile_e164: z.string().optional(),
  }),
});

const tokenEndpoint = 'https://nid.naver.com/oauth2.0/token';

/** Naver. It requires the state in both calls; the library leaves it out, so it is added here. */
export const createNaver = (parts: ProviderParts): SocialProvider => {
  const naver = new Naver(parts.id, parts.secret, parts.redirectUri);

  const exchange = (code: string, state: string, signal: AbortSignal): Promise<OAuth2Tokens> =>
    exchangeCode(tokenEndpoint, { client_id: parts.id, client_secret: parts.secret, code, state }, signal);

  return {
    name: 'naver',
    sandbox: false,
    authorizationUrl: ({ state }) => {
      const url = naver.createAuthorizationURL();
      url.searchParams.set('state', state);
      return url.href;
    },
    profileOf: async ({ code, state }) => {
      const token = await accessTokenFor((signal) => exchange(code, state, signal), parts);
      const { response } = await userInfo('https://openapi.naver.com/v1/nid/me', token, profile, parts);
      return {
        subject: response.id,
        name: response.name ?? response.nickname ?? null,
        email: response.email ?? null,
        // The contact address of a person at Naver. Naver doesn't verify that it belongs to them.
        emailVerified: false,
        phoneNumber: response.mobile ?? response.mobile_e164 ?? null,
      };
    },
  };
};
