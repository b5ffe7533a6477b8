import { sitePages } from '@nomucheck/backend/http/site-pages.ts';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './router.tsx';

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

test('the server answers 200 for every page of the router and 404 for everything else', () => {
  const notFound = ['/404', '*'];
  const pages = pathsOf(routes).filter((path) => !notFound.includes(path));
  expect([...sitePages].sort()).toEqual(pages.sort());
});
