import { isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';

/**
 * A search. The address contains all of it, so that a reload, a bookmark, a link and the Back button restore it. The years
 * of the decision are inclusive.
 */
export type Search = {
  readonly q: string;
  readonly outcome: readonly string[];
  readonly tribunal: readonly string[];
  readonly kind: readonly string[];
  readonly sections: readonly string[];
  readonly from: number | null;
  readonly to: number | null;
  /** `null` is the server's default: the best match, and without words the newest. */
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

/** Longer than any real query; the server refuses longer ones. */
export const longestQuery = 300;

const listOf = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').map((value) => value.trim())).values()].filter((value) => value !== '');

const yearOf = (text: string | null): number | null => (/^(19|20)\d\d$/.test(text ?? '') ? Number(text) : null);

/** Reads an address; unknown and wrong values are ignored. */
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

/** The parts of a search that have a value, in a fixed order: equal searches give equal texts. */
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

/** `?q=…`, or nothing. Commas aren't encoded, so that people can read the address. */
export const queryTextOf = (search: Search): string => {
  const text = new URLSearchParams(saidOf(search)).toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
};

/**
 * The parameters for the API, which takes whole dates. An empty search asks for the configured word; a search with
 * filters alone asks for all cases.
 */
export const apiParamsOf = (search: Search): Readonly<Record<string, string>> => ({
  ...(isEmptySearch(search) ? {} : { q: search.q }),
  ...Object.fromEntries(saidOf(search)),
  ...(search.from === null ? {} : { from: `${search.from}-01-01` }),
  ...(search.to === null ? {} : { to: `${search.to}-12-31` }),
});

/** Adds a value, or removes it when it was chosen. */
export const toggled = (search: Search, name: ListFilter, value: string): Search => ({
  ...search,
  [name]: search[name].includes(value) ? search[name].filter((other) => other !== value) : [...search[name], value],
});

/** The same words without filters. */
export const withoutFilters = (search: Search): Search => ({ ...emptySearch, q: search.q, sort: search.sort });

/** How many filters the search has. */
export const chosenCount = (search: Search): number =>
  listFilters.reduce((sum, name) => sum + search[name].length, 0) +
  (search.from === null && search.to === null ? 0 : 1) +
  (search.asOf === null ? 0 : 1);

/** Whether the search has words or filters. */
export const isEmptySearch = (search: Search): boolean => search.q === '' && chosenCount(search) === 0;
