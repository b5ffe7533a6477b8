import { expect, test } from 'vitest';
import { sourceToAsk } from './source-to-ask.ts';

type Source = Parameters<typeof sourceToAsk>[0][number];
const commissions: Source = { name: 'law-api-commissions', state: 'ready' };
const site: Source = { name: 'commission-site', state: 'ready' };
const all = [site, commissions];

test('the chosen source is asked, otherwise the usual one of the kind', () => {
  expect(sourceToAsk(all, 'case-low', null)).toBe('law-api-commissions');
  expect(sourceToAsk(all, 'case-low', 'commission-site')).toBe('commission-site');
});

test('a source without this kind, or that can’t be asked now, gives way to another', () => {
  expect(sourceToAsk(all, 'case-low', 'law-api-courts')).toBe('law-api-commissions');
  expect(sourceToAsk([site, { ...commissions, state: 'unset' }], 'case-low', null)).toBe('commission-site');
  expect(sourceToAsk([{ ...site, state: 'stale' }], 'case-high', null)).toBe('commission-site');
});

test('without any, none is asked', () => {
  expect(sourceToAsk([commissions], 'case-low-meeting', null)).toBeNull();
  expect(sourceToAsk([{ ...site, state: 'off' }], 'case-low', 'commission-site')).toBeNull();
});
