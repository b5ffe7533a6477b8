import type { RouteObject } from 'react-router';
import { consolePaths, routes } from './router.tsx';

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

/** Routes that are no page of the site's: what isn't there, and what the console answers. */
const others: readonly string[] = ['/404', '*', ...consolePaths];

/** The paths of the site's pages, in the form of its router. The build writes them down for the server. */
export const pages: readonly string[] = pathsOf(routes).filter((path) => !others.includes(path));
