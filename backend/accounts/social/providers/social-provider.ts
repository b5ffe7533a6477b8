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
  /** Whether its people are made up (the sandbox). */
  readonly sandbox: boolean;
  /** The address at which a browser signs in. `verifier` is for services with PKCE. */
  authorizationUrl(given: { readonly state: string; readonly verifier: string }): string;
  /**
   * The person who came back with this code. Throws `social_wrong_data` for a wrong code, `social_token_absent` and
   * `social_user_absent` when the service's answer is not as expected, `social_failed` when the person has cancelled.
   */
  profileOf(given: {
    readonly code: string;
    readonly state: string;
    readonly verifier: string;
  }): Promise<SocialProfile>;
};

/** What every provider needs from this service. */
export type ProviderParts = {
  readonly id: string;
  readonly secret: string;
  /** The redirect address exactly as it is registered with the service. */
  readonly redirectUri: string;
  /** Logs the error word of a service's answer: never the person, the code or a token. */
  readonly report: (what: string) => void;
  readonly timeoutMs?: number;
};
