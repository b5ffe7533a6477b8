import { expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

it.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=99-1000', { first: 99, last: 99 }],
])('%s of a hundred bytes', (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range);
});

it.each([null, '', 'bytes=-', 'bytes=100-', 'bytes=9-3', 'bytes=-0', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  '%s sends all of it',
  (header) => {
    expect(byteRangeOf(header, 100)).toBeNull();
  },
);
