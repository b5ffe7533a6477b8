import { expect, test } from 'vitest';
import { laterPages } from './later-pages.ts';

test('each page in the making says what it will hold and how things stand until then', () => {
  for (const page of Object.values(laterPages)) {
    expect(page.holds.length).toBeGreaterThan(0);
    expect(page.meanwhile).toMatch(/다\.$/);
  }
});
