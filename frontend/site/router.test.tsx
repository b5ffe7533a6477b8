import { isUnderConsole } from '@nomucheck/backend/engine/http/console-pages.ts';
import { sitePages } from '@nomucheck/backend/engine/http/site-pages.ts';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { consolePaths, routes } from './router.tsx';

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

test('what leads on to the console is what the server gives the console', () => {
  for (const path of consolePaths) expect([path, isUnderConsole(path.replace('/*', ''))]).toEqual([path, true]);
});

test('the server answers 200 for every page of the router and 404 for everything else', () => {
  const others = ['/404', '*', ...consolePaths];
  const pages = pathsOf(routes).filter((path) => !others.includes(path));
  expect([...sitePages].sort()).toEqual(pages.sort());
});
