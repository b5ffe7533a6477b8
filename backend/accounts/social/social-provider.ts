import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';

/**
 * A person's identity with another service, as far as the service gives it. Only `subject` identifies the person: an
 * address may change hands.
 */
export type SocialProfile = {
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  /** The service has verified the address. */
  readonly emailVerified: boolean;
  readonly phoneNumber: string | null;
};

/** A service that people sign in with, over OAuth 2.0's code flow. */
export type SocialProvider = {
  readonly name: SocialName;
  /** Whether its people are invented (the sandbox). */
  readonly sandbox: boolean;
  /** The address at which a browser signs in. `verifier` is for services with PKCE. */
  authorizationUrl(given: { readonly state: string; readonly verifier: string }): string;
  /**
   * Who came back with this code. Throws `social_wrong_data` for a code that doesn't hold, `social_token_absent` and
   * `social_user_absent` where the service doesn't answer as it should, `social_failed` where the person has refused it.
   */
  profileOf(given: {
    readonly code: string;
    readonly state: string;
    readonly verifier: string;
  }): Promise<SocialProfile>;
};

/** What a provider needs that isn't its own. */
export type ProviderParts = {
  readonly id: string;
  readonly secret: string;
  /** Registered with the service, to the letter. */
  readonly redirectUri: string;
  /** Says for the log what a service answered, in its own word for it: never the person, the code or a token. */
  readonly report: (what: string) => void;
  readonly timeoutMs?: number;
};
