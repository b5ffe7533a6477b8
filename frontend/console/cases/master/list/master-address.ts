import type { MasterCaseFacets, MasterCaseFilter } from '@nomucheck/domain/cases/contract/legal-case.ts';

export type Facet = keyof MasterCaseFacets;

/** The conditions of a facet's value. A year is the range of its days. */
const conditionsOf = (facet: Facet, value: string): Readonly<Record<string, string>> =>
  facet === 'year' ? { from: `${value}-01-01`, to: `${value}-12-31` } : { [facet]: value };

type Filter = Readonly<Record<string, unknown>>;

/** Whether the list is filtered by this value. */
export const isChosen = (filter: Filter, facet: Facet, value: string): boolean =>
  Object.entries(conditionsOf(facet, value)).every(([field, wanted]) => filter[field] === wanted);

/** The filter with this value, or without it when it was chosen. */
export const toggled = (filter: Filter, facet: Facet, value: string): Filter => {
  const conditions = conditionsOf(facet, value);
  const others = Object.fromEntries(Object.entries(filter).filter(([field]) => !(field in conditions)));
  return isChosen(filter, facet, value) ? others : { ...others, ...conditions };
};

/** The filter when none is chosen: the master cases that are in force. */
export const firstFilter: MasterCaseFilter = { stage: 'master' };

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** The id of a case in a typed or pasted address; null when there is none. */
export const idIn = (typed: string): string | null => uuid.exec(typed.toLowerCase())?.[0] ?? null;
