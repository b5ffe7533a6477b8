import { expect, test } from 'vitest';
import { laterPageAt, laterPages } from './later-pages.ts';

test('the two boards are told apart by their category', () => {
  expect(laterPageAt('/board', '?category=premium')?.title).toBe('게시판');
  expect(laterPageAt('/board/', '?category=review')?.title).toBe('후기');
  expect(laterPageAt('/board', '')?.title).toBe('게시판');
});

test('an address that is nobody’s is not found', () => {
  expect(laterPageAt('/nothing', '')).toBeNull();
});

test('each says what it will hold and where to go until then', () => {
  for (const page of Object.values(laterPages)) {
    expect(page.holds.length).toBeGreaterThan(0);
    expect(page.meanwhile.to).toMatch(/^\//);
  }
});
