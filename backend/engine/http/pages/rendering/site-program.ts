import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matcherOf } from '@nomucheck/domain/kernel/page-paths.ts';

type Given = { get(address: string): object | undefined };
type Drawn = { readonly html: string; readonly asked: readonly string[]; readonly isAbsent: boolean };
type RenderedPage = { readonly query: readonly string[]; readonly unless: readonly string[] };

/** The site as the build made it for the server (frontend/site/server.tsx). */
type Built = {
  readonly pages: Readonly<Record<string, RenderedPage>>;
  readonly answerOf: (response: Response) => Promise<object>;
  readonly load: (at: string) => Promise<void>;
  readonly draw: (at: string, answers: Given) => Drawn;
};

export type SiteProgram = Pick<Built, 'answerOf' | 'load' | 'draw'> & {
  /** The address to draw, with what the page depends on and nothing else; null: the browser draws it. */
  readonly addressOf: (path: string, query: URLSearchParams) => string | null;
};

const isBuilt = (module: unknown): module is Built =>
  typeof module === 'object' &&
  module !== null &&
  ['pages', 'answerOf', 'load', 'draw'].every((name) => name in module);

/** Reads the program from the folder of its build, once; null until there is a build. */
export const siteProgramIn = (folder: string): (() => Promise<SiteProgram | null>) => {
  let kept: Promise<SiteProgram> | null = null;
  const file = join(folder, 'server.js');
  return async () => {
    if (kept === null && !existsSync(file)) return null;
    kept ??= load(file);
    return kept;
  };
};

const load = async (file: string): Promise<SiteProgram> => {
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isBuilt(module)) throw new Error(`${file} is no build of the site`);
  const { pages, ...program } = module;
  const rules = Object.entries(pages).map(([page, rule]) => ({ isHere: matcherOf([page]), ...rule }));
  return {
    ...program,
    addressOf: (path, query) => {
      const rule = rules.find(({ isHere }) => isHere(path));
      if (!rule || rule.unless.some((name) => query.has(name))) return null;
      const kept = rule.query.flatMap((name) =>
        query
          .getAll(name)
          .slice(0, 1)
          .map((value): [string, string] => [name, value]),
      );
      return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
    },
  };
};
