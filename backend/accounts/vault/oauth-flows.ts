import { hash } from 'node:crypto';
import type { Queryable } from '../../engine/postgres/connections/queryable.ts';

/** What a sign-in through another service is bound to: its state, the browser and the provider. */
export type OAuthFlow = { readonly state: string; readonly browser: string; readonly provider: string };

/** Sign-ins through another service that are under way. All times are the database's. */
export type OAuthFlows = {
  begin(flow: OAuthFlow & { readonly returnTo: string; readonly seconds: number }): Promise<void>;
  /**
   * Where to continue afterwards, once. Null for a state of another browser or another service, and for an expired or
   * used one.
   */
  take(flow: OAuthFlow): Promise<{ readonly returnTo: string } | null>;
  prune(): Promise<void>;
};

export const createOAuthFlows = (db: Queryable): OAuthFlows => ({
  begin: async ({ state, browser, provider, returnTo, seconds }) => {
    await db.query(
      `insert into vault.oauth_flows (state_hash, browser_hash, provider, return_to, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
      [hashOf(state), hashOf(browser), provider, returnTo, seconds],
    );
  },
  take: async ({ state, browser, provider }) => {
    const { rows } = await db.query<{ return_to: string }>(
      `delete from vault.oauth_flows
       where state_hash = $1 and browser_hash = $2 and provider = $3 and now() < expires_at returning return_to`,
      [hashOf(state), hashOf(browser), provider],
    );
    return rows[0] ? { returnTo: rows[0].return_to } : null;
  },
  prune: async () => {
    await db.query('delete from vault.oauth_flows where expires_at < now()');
  },
});

const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer');
