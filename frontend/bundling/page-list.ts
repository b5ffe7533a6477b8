import { dirname } from 'node:path';
import { createServer, type Plugin } from 'vite';

/** The paths that a module of a front end exports as its `pages`. A server of Vite's that listens nowhere loads it. */
export const pagesIn = async (path: string): Promise<readonly string[]> => {
  const server = await createServer({
    configFile: false,
    root: dirname(path),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { pages }: { pages?: readonly string[] } = await server.ssrLoadModule(path);
    if (pages === undefined) throw new Error(`${path} exports no pages`);
    return pages;
  } finally {
    await server.close();
  }
};

/**
 * Writes `pages.json` beside the built files: the paths of all pages. The server answers these with 200 and everything else
 * with 404; it can't import the routes itself, because they hold JSX.
 */
export const pageList = (path: string): Plugin => ({
  name: 'page-list',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(await pagesIn(path)) });
  },
});
