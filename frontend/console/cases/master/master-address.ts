import type { MasterCaseFacets, MasterCaseFilter } from '@nomucheck/domain/cases/contract/legal-case.ts';

export type Facet = keyof MasterCaseFacets;

/** The conditions that a value of a facet stands for. A year is its days. */
const conditionsOf = (facet: Facet, value: string): Readonly<Record<string, string>> =>
  facet === 'year' ? { from: `${value}-01-01`, to: `${value}-12-31` } : { [facet]: value };

type Filter = Readonly<Record<string, unknown>>;

/** Whether the list is narrowed to this value. */
export const isChosen = (filter: Filter, facet: Facet, value: string): boolean =>
  Object.entries(conditionsOf(facet, value)).every(([field, wanted]) => filter[field] === wanted);

/** The filter with this value chosen, or let go where it was. */
export const toggled = (filter: Filter, facet: Facet, value: string): Filter => {
  const conditions = conditionsOf(facet, value);
  const others = Object.fromEntries(Object.entries(filter).filter(([field]) => !(field in conditions)));
  return isChosen(filter, facet, value) ? others : { ...others, ...conditions };
};

/** What the list is narrowed to when nothing is asked: what holds now. */
export const firstFilter: MasterCaseFilter = { stage: 'master' };

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** Of which case an address, or what was copied of it, speaks. */
export const idIn = (typed: string): string | null => uuid.exec(typed.toLowerCase())?.[0] ?? null;
