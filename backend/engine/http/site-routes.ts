import { type SiteInfo, siteInfo } from '@nomucheck/domain/kernel/contract/site.ts';
import { noInput, publicRoute, type Route } from './route.ts';

/** What every page needs before a person signs in. */
export const siteRoutes = (info: SiteInfo): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/site',
    summary: "The firm's details for the footer, and what this installation has switched on.",
    answers: siteInfo,
    revalidated: true,
    handle: async () => ({ body: info }),
  }),
];
