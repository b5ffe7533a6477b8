import { z } from 'zod';
import type { Firm } from '../configuration.ts';
import { noInput, publicRoute, type Route } from './route.ts';

const siteInfo = z.strictObject({
  firm: z.strictObject({
    name: z.string(),
    representative: z.string(),
    businessNumber: z.string(),
    mailOrderNumber: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    site: z.string(),
  }),
  unlocked: z.boolean(),
  sandbox: z.boolean(),
});

export type SiteInfo = { readonly firm: Firm; readonly unlocked: boolean; readonly sandbox: boolean };

/** What every page needs to know before anyone signs in. */
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
