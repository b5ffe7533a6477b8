import { expect, test } from 'vitest';
import { menusOf } from '../shell/menus.ts';
import { laterPageAt, laterPages } from './later-pages.ts';

test('the two boards are distinguished by their category', () => {
  expect(laterPageAt('/board', '?category=premium')?.title).toBe('정보 게시판');
  expect(laterPageAt('/board/', '?category=review')?.title).toBe('후기');
  expect(laterPageAt('/board', '')?.title).toBe('정보 게시판');
});

test('a page has the same name as in the menu', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const named = menusOf(null, now).main.flatMap(({ label, to }) => {
    const [path = '', query = ''] = to.split('?');
    const page = laterPageAt(path, `?${query}`);
    return page === null ? [] : [[label, page.title]];
  });
  expect(named.length).toBe(2);
  for (const [label, title] of named) expect(title).toBe(label);
});

test('an unknown address is not found', () => {
  expect(laterPageAt('/nothing', '')).toBeNull();
});

test('each page says what it will contain and what to use until then', () => {
  for (const page of Object.values(laterPages)) {
    expect(page.holds.length).toBeGreaterThan(0);
    expect(page.meanwhile.to).toMatch(/^\//);
  }
});
