import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { Kakao } from 'arctic';
import { z } from 'zod';
import { accessTokenFor, exchangeCode, userInfo } from './provider-calls.ts';
import type { ProviderParts, SocialProvider } from './social-provider.ts';

/** Every field except the id is present only if the person agreed to give it. */
const profile = z.object({
  id: z.union([z.int().positive(), z.string().regex(/^\d{1,30}$/)]),
  kakao_account: z
    .object({
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      phone_number: z.string().optional(),
      name: z.string().optional(),
      profile: z.object({ nickname: z.string().optional() }).optional(),
    })
    .optional(),
});

/** Kakao's errors have numbers of its own. */
const refused = z.object({ code: z.int() });

const refusal = (body: unknown): DomainError | null => {
  const { data } = refused.safeParse(body);
  const said = data ? refusals[data.code] : undefined;
  return said === undefined ? null : new DomainError('social_failed', { errors: { '': said } });
};

const refusals: Readonly<Record<number, string>> = {
  [-402]: '카카오에서 필요한 정보 제공에 동의하지 않으셨어요. 다시 시도하면서 동의해 주세요.',
  [-406]: '만 14세 미만은 가입할 수 없어요.',
};

const tokenEndpoint = 'https://kauth.kakao.com/oauth/token';

/** Kakao. The library supports no PKCE for it, and its scopes are separated by commas. */
export const createKakao = (parts: ProviderParts): SocialProvider => {
  const { id: clientId, secret, redirectUri } = parts;
  const kakao = new Kakao(clientId, secret, redirectUri);
  return {
    name: 'kakao',
    sandbox: false,
    authorizationUrl: ({ state }) => {
      const url = kakao.createAuthorizationURL(state, []);
      // Name and telephone number need Kakao's approval of the firm; once the scopes are configured there, they are
      // received.
      url.searchParams.set('scope', 'account_email,profile_nickname');
      return url.href;
    },
    profileOf: async ({ code }) => {
      const sent = { code, redirect_uri: redirectUri, client_id: clientId, client_secret: secret };
      const token = await accessTokenFor((signal) => exchangeCode(tokenEndpoint, sent, signal), parts);
      const { id, kakao_account: account } = await userInfo('https://kapi.kakao.com/v2/user/me', token, profile, {
        ...parts,
        refusal,
      });
      return {
        subject: String(id),
        name: account?.name ?? account?.profile?.nickname ?? null,
        email: account?.email ?? null,
        emailVerified:
          account?.email !== undefined && account.is_email_valid === true && account.is_email_verified === true,
        phoneNumber: account?.phone_number ?? null,
      };
    },
  };
};
