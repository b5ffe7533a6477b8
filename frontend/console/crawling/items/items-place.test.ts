import { expect, test } from 'vitest';
import { placeIn, withPlace } from './items-place.ts';

test('the verdict and the page of the items are in the address, beside what else is there', () => {
  const address = new URLSearchParams('kind=case-low');
  const place = { verdict: 'failed', page: 3 } as const;
  const kept = withPlace(address, place);
  expect(kept.toString()).toBe('kind=case-low&verdict=failed&page=3');
  expect(placeIn(kept)).toEqual(place);
  expect(withPlace(kept, { verdict: null, page: 1 }).toString()).toBe('kind=case-low');
});

test('an address with anything else shows the first page of all', () => {
  const all = { verdict: null, page: 1 };
  expect(placeIn(new URLSearchParams(''))).toEqual(all);
  expect(placeIn(new URLSearchParams('verdict=lost&page=-1'))).toEqual(all);
  expect(placeIn(new URLSearchParams('verdict=&page=1e3'))).toEqual(all);
});
