import { expect, test } from 'vitest';
import { addressOf, filterOf, groups, shownIn } from './list-filters.ts';

const read = (address: string) => shownIn(new URL(address, 'https://x.example').searchParams);

test('the address restores what is shown', () => {
  for (const group of groups)
    for (const page of [1, 3]) expect(read(addressOf({ group, page }))).toEqual({ group, page });
});

test('a forged address shows everything', () => {
  for (const address of ['?stage=nothing', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?stage=&page='])
    expect(read(address)).toEqual({ group: 'all', page: 1 });
});

test('in review is everything that the firm has', () => {
  expect(filterOf('in_review')).toEqual({
    stage: ['review1_requested', 'review1', 'review1_done', 'review2_requested', 'review2'],
  });
  expect(filterOf('all')).toEqual({});
});
