import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matcherOf } from '@nomucheck/domain/kernel/page-paths.ts';
import { z } from 'zod';

export type IsPage = (path: string) => boolean;

/** Patterns for the first part of every page and everything below it: `/admin/user` gives `/admin` and `/admin/*`. */
const belowFirstParts = (pages: readonly string[]): IsPage =>
  matcherOf([...new Set(pages.map((page) => `/${page.split('/')[1]}/*`))]);

/** The pages of one front end. */
export type BuiltPages = {
  readonly isPage: IsPage;
  readonly isBelowPages: IsPage;
  /** The scripts and styles of the page at this path, for the pages on which visits begin. */
  readonly filesOf: (path: string) => readonly string[];
  /** The heads of the pages that anybody may find, by path. */
  readonly heads: PublicHeads;
};

const publicHeads = z.record(
  z.string(),
  z.object({
    title: z.string().optional(),
    description: z.string().optional(),
    structured: z.record(z.string(), z.unknown()).optional(),
  }),
);
export type PublicHeads = Readonly<z.infer<typeof publicHeads>>;

const filesByPage = z.record(z.string(), z.array(z.string()));

const filesOf = (listed: z.infer<typeof filesByPage>): BuiltPages['filesOf'] => {
  const landings = Object.entries(listed).map(([page, files]) => ({ isHere: matcherOf([page]), files }));
  return (path) => landings.find(({ isHere }) => isHere(path))?.files ?? [];
};

/**
 * Reads the lists of pages that the build of a front end wrote beside its files. Null until there is a build. Once
 * read, the lists are kept, because the service is restarted for a new build.
 */
export const builtPages = (folder: string): (() => Promise<BuiltPages | null>) => {
  let kept: BuiltPages | null = null;
  return async () => {
    if (kept !== null) return kept;
    const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => null);
    if (text === null) return null;
    const pages = z.array(z.string()).parse(JSON.parse(text));
    const landing = await readFile(join(folder, 'landing.json'), 'utf8').catch(() => '{}');
    const heads = await readFile(join(folder, 'heads.json'), 'utf8').catch(() => '{}');
    kept = {
      isPage: matcherOf(pages),
      isBelowPages: belowFirstParts(pages),
      filesOf: filesOf(filesByPage.parse(JSON.parse(landing))),
      heads: publicHeads.parse(JSON.parse(heads)),
    };
    return kept;
  };
};
