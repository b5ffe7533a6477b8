import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageList } from '../bundling/page-list.ts';
import { precompress } from '../bundling/precompress.ts';
import { consoleParts } from '../shared/console-paths.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:3000';

/** The path under which the site's development server serves the console. */
export const consolePort = 5174;

const consoleAddress = new RegExp(`^/(${consoleParts.join('|')})([/?]|$)`);

/** What nearly every page shares, in one file: a hundred files of half a kilobyte compress badly. */
const sharedParts = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  {
    name: 'shared',
    test: /[\\/]node_modules[\\/]|[\\/](?:console[\\/](?:shell|list|typing|api)|frontend[\\/]shared)[\\/]/,
    minShareCount: 18,
  },
];

/** In development, every address of the console returns its one page, as in production. */
const pagesWhileDeveloping = (): Plugin => ({
  name: 'console-pages',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      if (consoleAddress.test(request.url ?? '')) request.url = '/console/';
      next();
    });
  },
});

/** The staff console is built separately from the site: it has its own size limit, content security policy and release. */
export default defineConfig(({ command }) => {
  // A build that a test starts inherits NODE_ENV=test, and would contain React's development code.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: here('.'),
    base: '/console/',
    publicDir: false,
    // The server replaces it with a new nonce for each response.
    html: { cspNonce: 'NONCE-OF-THIS-ANSWER' },
    plugins: [react(), pageList(here('pages.ts')), precompress(), pagesWhileDeveloping()],
    server: {
      port: consolePort,
      strictPort: true,
      proxy: { '/api': { target: api, changeOrigin: true }, '/files': { target: api, changeOrigin: true } },
      fs: { allow: [here('../..')] },
    },
    build: {
      outDir: here('../dist/console'),
      emptyOutDir: true,
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
      manifest: true,
      modulePreload: { polyfill: false },
      // The content security policy allows no data: URLs for fonts and scripts.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: sharedParts } },
        // React-admin's modules are marked "use client", which only matters for server components.
        onLog: (level, log, tell) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(level, log)),
      },
    },
  };
});
