import { resources } from './contexts.ts';
import { pathsOf } from './list/resource.ts';
import { routes } from './routes.tsx';

/** The paths of the console's pages. The build writes them to a file for the server. */
export const pages: readonly string[] = [
  ...routes.flatMap(({ path }) => (path === undefined ? [] : [path])),
  ...resources.flatMap(pathsOf),
];
