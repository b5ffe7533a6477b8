import { policyNames } from '@nomucheck/domain/policies/policy-names.ts';

/** How the server renders a page: `query` are the parameters that the page depends on; with one of `unless` the browser renders it. */
export type RenderedPage = { readonly query: readonly string[]; readonly unless: readonly string[] };

const plain: RenderedPage = { query: [], unless: [] };

/** The pages that the server renders, by path as the router writes it: what everybody may find and reads without signing in. */
export const renderedPages: Readonly<Record<string, RenderedPage>> = {
  '/': plain,
  '/services': plain,
  // A search is asked from the browser, where the limits of the API count it.
  '/board': { query: ['category', 'page'], unless: ['q'] },
  '/board/:category/:id': plain,
  // The words of a search are marked for readers alone.
  '/search/:id': { query: [], unless: ['q'] },
  ...Object.fromEntries(policyNames.map((name) => [`/policy/${name}`, { query: ['version', 'against'], unless: [] }])),
};
