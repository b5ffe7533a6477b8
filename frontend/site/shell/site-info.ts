import type { Firm, SiteInfo } from '@nomucheck/domain/kernel/contract/site.ts';
import { callApi } from '../../shared/client/api-client.ts';
import { givenAnswer } from '../../shared/client/prefilled.ts';
import { createStore, useStore } from '../../shared/device/store.ts';

/** What the server has sent so far; unknown values aren't shown. */
export type KnownSiteInfo = Omit<SiteInfo, 'firm' | 'advisor'> & {
  readonly firm: Partial<Firm>;
  readonly advisor: SiteInfo['advisor'] | null;
};

const nothingYet: KnownSiteInfo = {
  firm: {},
  unlocked: false,
  staffSecondFactor: false,
  sandbox: false,
  pretended: [],
  signInWith: [],
  advisor: null,
};
const info = createStore<KnownSiteInfo>(nothingYet);

export const useSiteInfo = (): KnownSiteInfo => useStore(info);

/** Whether the firm has configured this detail; until then it has an example value (`backend/engine/settings/firm-settings.ts`). */
export const isGiven = (detail: string | undefined): detail is string =>
  detail !== undefined && detail.trim() !== '' && !detail.startsWith('(예시)');

/** The site's description in the tab's title before the brand; `index.html` has the same for a firm without a name. */
export const siteTitleOf = ({ name }: Partial<Firm>): string =>
  `${isGiven(name) ? name : '노무법인'}의 부당해고 자가진단`;

export const siteInfoAddress = '/api/site';

/**
 * Takes what the page came with, at once; else asks, when the page starts. Without an answer the site works; the footer only has less
 * content.
 */
export const loadSiteInfo = async (): Promise<void> => {
  const answer = givenAnswer<SiteInfo>(siteInfoAddress) ?? (await callApi<SiteInfo>({ url: siteInfoAddress }));
  if (answer.ok) info.set(answer);
};
