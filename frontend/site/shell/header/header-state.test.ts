import { expect, test } from 'vitest';
import { headerLook } from './header-state.ts';

test('the header is transparent on the home page, and only at its top', () => {
  expect(headerLook('/', 0).isTransparent).toBe(true);
  expect(headerLook('/', 1).isTransparent).toBe(false);
  expect(headerLook('/services', 0).isTransparent).toBe(false);
});

test('it is compact after 320 px of scroll, on every page', () => {
  expect(headerLook('/', 320).isCompact).toBe(false);
  expect(headerLook('/', 321).isCompact).toBe(true);
  expect(headerLook('/services', 321).isCompact).toBe(true);
});

test('a page pulled down past its top (iOS) is at its top', () => {
  expect(headerLook('/', -40)).toEqual({ isTransparent: true, isCompact: false });
});
