import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((each) => each.type === 'chunk');

/** The file and everything that it imports at once. */
const withImports = (bundle: Bundle, file: string, seen = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
};

const stylesOf = (bundle: Bundle, files: Iterable<string>): Set<string> =>
  new Set(
    [...files].flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    }),
  );

/**
 * Writes `landing.json` beside the built files: for each of these pages, the scripts and styles that it needs besides those
 * named in index.html. The server names them in the page's HTML.
 * @param root the folder of the front end
 * @param pages the module of each page, by its path in the router's form
 */
export const landingFiles = (root: string, pages: Readonly<Record<string, string>>): Plugin => ({
  name: 'landing-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = chunksOf(bundle);
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (entry === undefined) throw new Error('the build has no entry');
      const scriptsOfEntry = withImports(bundle, entry.fileName);
      const first = new Set([...scriptsOfEntry, ...stylesOf(bundle, scriptsOfEntry)]);
      const filesOf = (module: string): string[] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module).replaceAll('\\', '/'));
        if (chunk === undefined) throw new Error(`${module} is not a page of its own in the build`);
        const scripts = withImports(bundle, chunk.fileName);
        const files = [...scripts, ...stylesOf(bundle, scripts)];
        return files.filter((file) => !first.has(file)).map((file) => `/${file}`);
      };
      const found = Object.fromEntries(Object.entries(pages).map(([path, module]) => [path, filesOf(module)]));
      this.emitFile({ type: 'asset', fileName: 'landing.json', source: JSON.stringify(found) });
    },
  },
});
