import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export type IsPage = (path: string) => boolean;

/** Whether a path is one of these pages (`:name` one part, `/*` anything below), with or without a slash at its end. */
export const matcherOf = (pages: readonly string[]): IsPage => {
  const patterns = pages.map((page) => new RegExp(`^${page.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}$`));
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
    return patterns.some((pattern) => pattern.test(plain));
  };
};

/** Patterns for the first part of every page and everything below it: `/admin/user` gives `/admin` and `/admin/*`. */
const belowFirstParts = (pages: readonly string[]): IsPage =>
  matcherOf([...new Set(pages.map((page) => `/${page.split('/')[1]}/*`))]);

/** The pages of one front end. */
export type BuiltPages = { readonly isPage: IsPage; readonly isBelowPages: IsPage };

/**
 * Reads the list of pages that the build of a front end wrote beside its files. Null until there is a build. Once
 * read, the list is kept, because the service is restarted for a new build.
 */
export const builtPages = (folder: string): (() => Promise<BuiltPages | null>) => {
  let kept: BuiltPages | null = null;
  return async () => {
    if (kept !== null) return kept;
    const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => null);
    if (text === null) return null;
    const pages = z.array(z.string()).parse(JSON.parse(text));
    kept = { isPage: matcherOf(pages), isBelowPages: belowFirstParts(pages) };
    return kept;
  };
};
