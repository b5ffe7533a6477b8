import { expect, test } from 'vitest';
import { laterPages } from './later-pages.ts';

test('each page that is not built yet says what it will contain and what to use until then', () => {
  for (const page of Object.values(laterPages)) {
    expect(page.holds.length).toBeGreaterThan(0);
    expect(page.meanwhile).toMatch(/다\.$/);
  }
});
