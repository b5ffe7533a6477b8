import type { Firm, SiteInfo } from '@nomucheck/domain/contract/site.ts';
import { callApi } from '../../shared/api-client.ts';
import { createStore, useStore } from '../../shared/store.ts';

/** What the server has told so far; what isn't known isn't shown. */
export type KnownSiteInfo = Omit<SiteInfo, 'firm'> & { readonly firm: Partial<Firm> };

const nothingYet: KnownSiteInfo = {
  firm: {},
  unlocked: false,
  staffSecondFactor: false,
  sandbox: false,
  pretended: [],
  signInWith: [],
};
const info = createStore<KnownSiteInfo>(nothingYet);

export const useSiteInfo = (): KnownSiteInfo => useStore(info);

/** Asks once, when the page starts. Without an answer the site works; the footer is only shorter. */
export const loadSiteInfo = async (): Promise<void> => {
  const answer = await callApi<SiteInfo>({ url: '/api/site' });
  if (!answer.ok) return;
  const { firm, unlocked, staffSecondFactor, sandbox, pretended, signInWith } = answer;
  info.set({ firm, unlocked, staffSecondFactor, sandbox, pretended, signInWith });
};
