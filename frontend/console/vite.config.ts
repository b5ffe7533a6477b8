import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pageList } from '../bundling/page-list.ts';
import { precompress } from '../bundling/precompress.ts';
import { consoleParts } from '../shared/console-paths.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:3000';

/** Where the site's development server looks for the console. */
export const consolePort = 5174;

const consoleAddress = new RegExp(`^/(${consoleParts.join('|')})([/?]|$)`);

/** While developing, every address of the console is its one page, as the service has it. */
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

/** The staff console, built apart from the site: what it weighs, its policy and its release are its own. */
export default defineConfig(({ command }) => {
  // A build that a test run sets off inherits NODE_ENV=test, and would ship React's development code.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: here('.'),
    base: '/console/',
    publicDir: false,
    // The server puts a fresh nonce in its place each time it sends the page.
    html: { cspNonce: 'NONCE-OF-THIS-ANSWER' },
    plugins: [react(), pageList(here('pages.ts')), precompress(), pagesWhileDeveloping()],
    server: { port: consolePort, strictPort: true, proxy: { '/api': api }, fs: { allow: [here('../..')] } },
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
        // The kit's modules are marked "use client", which means nothing outside server components.
        onLog: (level, log, tell) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(level, log)),
      },
    },
  };
});
