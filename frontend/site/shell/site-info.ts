import type { Firm, SiteInfo } from '@nomucheck/domain/kernel/contract/site.ts';
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

/** Whether the firm has told this detail: until it has, an example stands in its place (`backend/engine/configuration.ts`). */
export const isGiven = (detail: string | undefined): detail is string =>
  detail !== undefined && detail.trim() !== '' && !detail.startsWith('(예시)');

/** What the site is, in the browser's tab before the brand; `index.html` says the same of a firm without a name. */
export const siteTitleOf = ({ name }: Partial<Firm>): string =>
  `${isGiven(name) ? name : '노무법인'}의 부당해고 자가진단`;

/** Asks once, when the page starts. Without an answer the site works; the footer is only shorter. */
export const loadSiteInfo = async (): Promise<void> => {
  const answer = await callApi<SiteInfo>({ url: '/api/site' });
  if (!answer.ok) return;
  const { firm, unlocked, staffSecondFactor, sandbox, pretended, signInWith } = answer;
  info.set({ firm, unlocked, staffSecondFactor, sandbox, pretended, signInWith });
};
