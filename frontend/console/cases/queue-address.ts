import type { RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';

/** The place in the queue, written in the address of the queue and of each case opened from it. */
export type QueuePlace = {
  readonly filter: RefineFilter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
};

export const firstPlace: QueuePlace = {
  filter: { stage: 'crawled' },
  sort: { field: 'collectedAt', order: 'ASC' },
};

/** `?filter=…&sort=…&order=…`, as react-admin's list writes it. */
export const placeSearch = ({ filter, sort }: QueuePlace): string =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order }).toString()}`;

/** The place that an address names; an unreadable one is the beginning of the queue. */
export const placeOf = (params: URLSearchParams): QueuePlace => ({
  filter: filterOf(params.get('filter')) ?? firstPlace.filter,
  sort: {
    field: params.get('sort') ?? firstPlace.sort.field,
    order: params.get('order') === 'DESC' ? 'DESC' : 'ASC',
  },
});

const isFilter = (value: unknown): value is RefineFilter =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filterOf = (text: string | null): RefineFilter | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isFilter(value) ? value : null;
  } catch {
    return null;
  }
};
