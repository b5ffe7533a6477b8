import { type SocialName, socialNames } from '@nomucheck/domain/accounts/contract/social.ts';
import type { Logger } from 'pino';
import { createGoogle } from './google.ts';
import { createKakao } from './kakao.ts';
import { createNaver } from './naver.ts';
import { createSandboxProvider } from './sandbox.ts';
import type { ProviderParts, SocialProvider } from './social-provider.ts';

export type SocialKeys = Readonly<Record<SocialName, { readonly id: string; readonly secret: string } | null>>;

export type ProvidersParts = {
  readonly keys: SocialKeys;
  /** Where people reach this service; never what a request says of it. */
  readonly publicUrl: string;
  /** Services without keys are played by the sandbox. */
  readonly sandbox: boolean;
  readonly log: Pick<Logger, 'warn'>;
};

const create: Readonly<Record<SocialName, (parts: ProviderParts) => SocialProvider>> = {
  google: createGoogle,
  kakao: createKakao,
  naver: createNaver,
};

/** The services that one can sign in with: those whose keys are set. */
export const createProviders = ({ keys, publicUrl, sandbox, log }: ProvidersParts): readonly SocialProvider[] =>
  socialNames.flatMap((name) => {
    const key = keys[name];
    if (!key) return sandbox ? [createSandboxProvider(name)] : [];
    const report = (what: string): void => log.warn({ provider: name, what }, 'a sign-in service did not answer well');
    return [create[name]({ ...key, redirectUri: `${publicUrl}/auth/callback/${name}`, report })];
  });
