import { isLocalDate } from '@nomucheck/domain/kernel/korean-date.ts';

/**
 * What is looked for. All of it stands in the address, so that a reload, a bookmark, a message to a colleague and Back find
 * it again. Years of the decision are inclusive.
 */
export type Search = {
  readonly q: string;
  readonly outcome: readonly string[];
  readonly tribunal: readonly string[];
  readonly kind: readonly string[];
  readonly sections: readonly string[];
  readonly from: number | null;
  readonly to: number | null;
  /** `null` is the server's own: what fits best, and without words the newest. */
  readonly sort: SearchSort | null;
  readonly asOf: string | null;
};

export const searchSorts = ['relevance', 'newest', 'oldest'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const listFilters = ['outcome', 'tribunal', 'kind', 'sections'] as const;
export type ListFilter = (typeof listFilters)[number];

export const emptySearch: Search = {
  q: '',
  outcome: [],
  tribunal: [],
  kind: [],
  sections: [],
  from: null,
  to: null,
  sort: null,
  asOf: null,
};

/** Longer than any question of a person; the server refuses more. */
export const longestQuery = 300;

const listOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').map((value) => value.trim())).values()].filter((value) => value !== '');

const yearOf = (text: string | null): number | null => (/^(19|20)\d\d$/.test(text ?? '') ? Number(text) : null);

/** Reads an address; what no page of ours writes there is as if it weren't there. */
export const searchFrom = (params: URLSearchParams): Search => {
  const from = yearOf(params.get('from'));
  const to = yearOf(params.get('to'));
  const asOf = params.get('asOf');
  return {
    q: (params.get('q') ?? '').trim().slice(0, longestQuery),
    outcome: listOf(params.get('outcome')),
    tribunal: listOf(params.get('tribunal')),
    kind: listOf(params.get('kind')),
    sections: listOf(params.get('sections')),
    from: from !== null && to !== null && from > to ? to : from,
    to: from !== null && to !== null && from > to ? from : to,
    sort: searchSorts.find((name) => name === params.get('sort')) ?? null,
    asOf: isLocalDate(asOf) ? asOf : null,
  };
};

/** What of it is said at all, in one order: two searches for the same have the same text. */
const saidOf = (search: Search): [string, string][] => [
  ...(search.q === '' ? [] : [['q', search.q] satisfies [string, string]]),
  ...listFilters.flatMap((name): [string, string][] =>
    search[name].length === 0 ? [] : [[name, [...search[name]].sort().join(',')]],
  ),
  ...(search.from === null ? [] : [['from', String(search.from)] satisfies [string, string]]),
  ...(search.to === null ? [] : [['to', String(search.to)] satisfies [string, string]]),
  ...(search.sort === null ? [] : [['sort', search.sort] satisfies [string, string]]),
  ...(search.asOf === null ? [] : [['asOf', search.asOf] satisfies [string, string]]),
];

/** `?q=…`, or nothing. Commas stay as they are: people read addresses. */
export const queryTextOf = (search: Search): string => {
  const text = new URLSearchParams(saidOf(search)).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
};

/**
 * The same for the API, whose days are whole dates. Where nothing at all is looked for, it searches for the word that the
 * service is configured with; where only something narrows the search, for all cases.
 */
export const apiParamsOf = (search: Search): Readonly<Record<string, string>> => ({
  ...(isEmptySearch(search) ? {} : { q: search.q }),
  ...Object.fromEntries(saidOf(search)),
  ...(search.from === null ? {} : { from: `${search.from}-01-01` }),
  ...(search.to === null ? {} : { to: `${search.to}-12-31` }),
});

/** With a value chosen, or no longer. */
export const toggled = (search: Search, name: ListFilter, value: string): Search => ({
  ...search,
  [name]: search[name].includes(value) ? search[name].filter((other) => other !== value) : [...search[name], value],
});

/** The same words without anything that narrows them. */
export const withoutFilters = (search: Search): Search => ({ ...emptySearch, q: search.q, sort: search.sort });

/** How many things narrow the search. */
export const chosenCount = (search: Search): number =>
  listFilters.reduce((sum, name) => sum + search[name].length, 0) +
  (search.from === null && search.to === null ? 0 : 1) +
  (search.asOf === null ? 0 : 1);

/** Whether anything is looked for at all. */
export const isEmptySearch = (search: Search): boolean => search.q === '' && chosenCount(search) === 0;
