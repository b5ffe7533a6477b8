import { expect, it } from 'vitest';
import { pagesIn } from '../../bundling/page-list.ts';
import { publicPages } from './public-pages.ts';

it('every public page is one of the site, with words that fit into a list of results', async () => {
  const pages = await pagesIn(new URL('../pages.ts', import.meta.url).pathname);
  expect(Object.keys(publicPages).filter((path) => !pages.includes(path))).toEqual([]);
  for (const [path, { title, description }] of Object.entries(publicPages)) {
    if (path === '/') continue;
    expect([path, title?.length]).toEqual([path, expect.toSatisfy((length) => length >= 8 && length <= 40)]);
    expect([path, description?.length]).toEqual([path, expect.toSatisfy((length) => length >= 30 && length <= 110)]);
  }
});
