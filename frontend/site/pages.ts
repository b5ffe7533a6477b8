import type { RouteObject } from 'react-router';
import { consolePaths, routes } from './router.tsx';

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

/** Routes that aren't pages of the site: not-found, and the console's addresses. */
const others: readonly string[] = ['/404', '*', ...consolePaths];

/** The paths of the site's pages, in the router's form. The build writes them to a file for the server. */
export const pages: readonly string[] = pathsOf(routes).filter((path) => !others.includes(path));
