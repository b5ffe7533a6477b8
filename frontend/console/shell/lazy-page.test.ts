import { expect, test } from 'vitest';
import { loadedOnceReached } from './lazy-page.ts';

/** A load that fails until the server is reached for the third time, and what was waited for. */
const world = ({ reachedAfter, loadsAfter }: { readonly reachedAfter: number; readonly loadsAfter: number }) => {
  const waited: number[] = [];
  const opened: string[] = [];
  let loads = 0;
  return {
    waited,
    opened,
    load: async () => {
      loads += 1;
      if (loads <= loadsAfter) throw new TypeError('Failed to fetch dynamically imported module');
      return 'page';
    },
    around: {
      isReached: async () => waited.length > reachedAfter,
      wait: async (ms: number) => void waited.push(ms),
      openAnew: () => void opened.push('anew'),
    },
  };
};

test('the code of a page whose load failed is loaded once more', async () => {
  const { load, around, waited } = world({ reachedAfter: 0, loadsAfter: 1 });
  expect(await loadedOnceReached(load, around)).toBe('page');
  expect(waited).toEqual([800]);
});

test('a page that is opened without a connection opens by itself when there is one', async () => {
  const { load, around, waited } = world({ reachedAfter: 9, loadsAfter: 4 });
  expect(await loadedOnceReached(load, around)).toBe('page');
  expect(waited).toEqual([800, 4_000, 4_000, 4_000]);
});

test('where the browser remembers the lost connection, the page is opened anew once there is one', async () => {
  const { load, around, opened } = world({ reachedAfter: 2, loadsAfter: Number.POSITIVE_INFINITY });
  void loadedOnceReached(load, around);
  await expect.poll(() => opened).toEqual(['anew']);
});

test('a page whose code the server no longer has fails, and isn’t asked for again and again', async () => {
  const { load, around, waited, opened } = world({ reachedAfter: 0, loadsAfter: Number.POSITIVE_INFINITY });
  await expect(loadedOnceReached(load, around)).rejects.toThrow('dynamically imported');
  expect([waited, opened]).toEqual([[800], []]);
});
