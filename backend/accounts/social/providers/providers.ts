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
  /** The public address of this service; a request's headers are never used for it. */
  readonly publicUrl: string;
  /** The sandbox replaces services without keys. */
  readonly sandbox: boolean;
  readonly log: Pick<Logger, 'warn'>;
};

/** A trial on this machine plays the services until one of them is configured. */
export const isPretended = (
  { keys, pretends }: { readonly keys: SocialKeys; readonly pretends: boolean | null },
  isOnThisMachine: boolean,
): boolean => pretends ?? (isOnThisMachine && socialNames.every((name) => keys[name] === null));

const create: Readonly<Record<SocialName, (parts: ProviderParts) => SocialProvider>> = {
  google: createGoogle,
  kakao: createKakao,
  naver: createNaver,
};

/** The services that people can sign in with: those with configured keys. */
export const createProviders = ({ keys, publicUrl, sandbox, log }: ProvidersParts): readonly SocialProvider[] =>
  socialNames.flatMap((name) => {
    const key = keys[name];
    if (!key) return sandbox ? [createSandboxProvider(name)] : [];
    const report = (what: string): void => log.warn({ provider: name, what }, 'a sign-in service did not answer well');
    return [create[name]({ ...key, redirectUri: `${publicUrl}/auth/callback/${name}`, report })];
  });
