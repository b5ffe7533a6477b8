import { dirname } from 'node:path';
import { createServer, type Plugin } from 'vite';

/**
 * The paths that a module of a front end exports as its `pages`. The module is loaded by a Vite server that doesn't listen
 * on a port.
 */
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
 * Writes `pages.json` beside the built files: the paths of all pages. The server responds to these with 200 and to
 * everything else with 404; it can't import the routes itself, because they contain JSX.
 */
export const pageList = (path: string): Plugin => ({
  name: 'page-list',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(await pagesIn(path)) });
  },
});
