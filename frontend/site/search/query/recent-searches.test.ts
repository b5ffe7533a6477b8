import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../shared/testing/browser-stub.ts';
import { forgetSearch, forgetSearches, readRecentAnew, rememberSearch } from './recent-searches.ts';

const kept = (): unknown => JSON.parse(localStorage.getItem('nomucheck.search.recent') ?? '[]');

beforeEach(() => {
  stubBrowser(() => new Response());
  readRecentAnew();
});
afterEach(() => {
  readRecentAnew();
  vi.unstubAllGlobals();
});

test('the last search comes first, each once, and not more than eight', () => {
  for (const words of ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉', ' 둘 ', ''])
    rememberSearch(words);
  expect(kept()).toEqual(['둘', '아홉', '여덟', '일곱', '여섯', '다섯', '넷', '셋']);
});

test('one can be removed, or all', () => {
  rememberSearch('하나');
  rememberSearch('둘');
  forgetSearch('하나');
  expect(kept()).toEqual(['둘']);
  forgetSearches();
  expect(localStorage.length).toBe(0);
});

test('they are stored under a name that signing out removes', () => {
  rememberSearch('하나');
  expect(localStorage.key(0)).toMatch(/^nomucheck\./);
});

test('other data in their storage is ignored', () => {
  localStorage.setItem('nomucheck.search.recent', '{"a":1}');
  rememberSearch('하나');
  expect(kept()).toEqual(['하나']);
});
