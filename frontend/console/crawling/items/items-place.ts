import type { ItemVerdict } from '@nomucheck/domain/crawling/crawl-events.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isVerdict } from '../words.ts';

/** Which of the collected items are shown: those of one verdict or all, and a page of them. */
export type ItemsPlace = { readonly verdict: ItemVerdict | null; readonly page: number };
export type ShownItems = ItemsPlace & { readonly show: (place: ItemsPlace) => void };

/** As the address has it; anything else there is left out. */
export const placeIn = (params: URLSearchParams): ItemsPlace => {
  const verdict = params.get('verdict') ?? '';
  const page = params.get('page') ?? '';
  return { verdict: isVerdict(verdict) ? verdict : null, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 };
};

/** The address without the place, or with it where it isn't the first page of all. */
export const withPlace = (params: URLSearchParams, { verdict, page }: ItemsPlace): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value] of [
    ['verdict', verdict],
    ['page', page === 1 ? null : String(page)],
  ] as const) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** Kept in the address, so that it stays after a reload: for the only items of a page. */
export const useItemsInAddress = (): ShownItems => {
  const [params, setParams] = useSearchParams();
  return { ...placeIn(params), show: (place) => setParams((before) => withPlace(before, place)) };
};

/** For items of which a page shows several lists. */
export const useItemsHere = (): ShownItems => {
  const [place, show] = useState<ItemsPlace>({ verdict: null, page: 1 });
  return { ...place, show };
};
