import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileNames } from '../bundling/file-names.ts';
import { firstScript } from '../bundling/first-script.ts';
import { headList } from '../bundling/head-list.ts';
import { landingFiles } from '../bundling/landing-files.ts';
import { pageList } from '../bundling/page-list.ts';
import { precompress } from '../bundling/precompress.ts';
import { rootFiles } from '../bundling/root-files.ts';
import { consoleParts } from '../shared/console-paths.ts';
import { landingPages } from './pages/landing-pages.ts';
import { publicPages } from './pages/public-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:3000';

/**
 * Code that several pages share, in a few files: else the bundler writes dozens of one kilobyte, and a phone with 150 ms to the
 * server waits for them six at a time.
 */
const sharedParts = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  {
    name: 'forms',
    test: /[\\/](?:site[\\/](?:forms[\\/](?!date|counter)|shell[\\/](?!consult-paths|page[\\/](?:absent|not-found)|phone-link|window[\\/]use-opened))|shared[\\/](?!client[\\/](?:asked|sending|send-body)|device[\\/]kept-on-device|search)|domain[\\/](?:accounts[\\/](?!common-passwords|password-rule)|kernel[\\/](?!korean[\\/](?:korean-holidays|deadline|possible-year))))/,
    minShareCount: 2,
  },
  {
    name: 'dates',
    // With the deadline, which the home page calculates: not worth the questionnaire's file.
    test: /[\\/](?:site[\\/]forms[\\/]date|domain[\\/](?:kernel|rulesets[\\/]day-of))/,
    minShareCount: 2,
  },
  { name: 'accounts', test: /[\\/](?:site|domain)[\\/]accounts[\\/]/, minShareCount: 2 },
  {
    name: 'checks',
    // What the start page and the questions share; the review, the result, their texts and hours are files of their own.
    test: /[\\/](?:site[\\/]checks[\\/](?!result|start|consent-wording|known|in-hand[\\/]known|what-follows|wording|answers|pdf-button|figure-parts|form[\\/](?!fields[\\/](?:unsent|bands)|questions-in))|domain[\\/](?:checks[\\/](?!result-words|first-deadline|result[\\/](?:clock|known)|next-step|papers|route|walk[\\/](?:progress|ways-ahead)|ahead|answers[\\/]answer-text|questions[\\/]reading-times)|rulesets[\\/](?!open-routes|section-names)))/,
    minShareCount: 2,
  },
  {
    name: 'bar',
    // How long the way is, and the days: the start page names the one, the bar of a question shows both after the question itself.
    test: /[\\/]domain[\\/]checks[\\/](?:walk[\\/](?:progress|ways-ahead)|ahead|answers[\\/]answer-text|first-deadline|result[\\/]clock|route)/,
    minShareCount: 2,
  },
];

/** The browsers for which the site is built. */
const target = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** The public site, built separately, so that visitors never load the staff console's code. */
export default defineConfig(({ command }) => {
  // A build started by a test run inherits NODE_ENV=test, and would ship React's development code.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: here('.'),
    publicDir: false,
    plugins: [
      react(),
      pageList(here('pages.ts')),
      landingFiles(here('.'), landingPages),
      headList(publicPages),
      firstScript(here('rendered/before-drawing.ts'), target),
      rootFiles(here('root-files'), [
        { rel: 'manifest', href: '/site.webmanifest' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ]),
      precompress(),
    ],
    server: {
      proxy: {
        '/api': { target: api, changeOrigin: true },
        '/files': { target: api, changeOrigin: true },
        // The console's own dev server; requests are divided by path as the service does, so that both share one sign-in.
        [`^/(${consoleParts.join('|')}|console)([/?]|$)`]: { target: 'http://localhost:5174', ws: true },
      },
      fs: { allow: [here('../..')] },
    },
    preview: { proxy: { '/api': { target: api, changeOrigin: true }, '/files': { target: api, changeOrigin: true } } },
    build: {
      outDir: here('../dist/site'),
      emptyOutDir: true,
      target,
      manifest: true,
      // The polyfill would be an extra script for browsers that the targets above exclude.
      modulePreload: { polyfill: false },
      // The content security policy allows no data: URLs for fonts and scripts.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // react-router marks its modules "use client", which means nothing outside server components.
        onLog: (level, log, tell) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(level, log)),
        output: { ...fileNames, codeSplitting: { groups: sharedParts } },
      },
    },
  };
});
