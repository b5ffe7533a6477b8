import { callApi } from '../../shared/api-client.ts';
import { createStore, useStore } from '../../shared/store.ts';

/** The firm as its operator configured it; what isn't configured isn't shown. */
export type Firm = {
  name?: string;
  representative?: string;
  businessNumber?: string;
  mailOrderNumber?: string;
  phone?: string;
  email?: string;
  address?: string;
  site?: string;
};
/** `unlocked`: every result is open without payment. `sandbox`: payments, messages and the like are pretended. */
export type SiteInfo = { firm: Firm; unlocked: boolean; sandbox: boolean };

const nothingYet: SiteInfo = { firm: {}, unlocked: false, sandbox: false };
const info = createStore<SiteInfo>(nothingYet);

export const useSiteInfo = (): SiteInfo => useStore(info);

/** Asks once, when the page starts. Without an answer the site works; the footer is only shorter. */
export const loadSiteInfo = async (): Promise<void> => {
  const answer = await callApi<Partial<SiteInfo>>({ url: '/api/site' });
  if (!answer.ok) return;
  info.set({
    firm: answer.firm ?? {},
    unlocked: answer.unlocked === true,
    sandbox: answer.sandbox === true,
  });
};
