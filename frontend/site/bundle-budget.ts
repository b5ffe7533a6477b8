import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { entryOf, filesOf, gzipKilobytes, readManifest, scales, stylesOf, withImports } from '../bundling/manifest.ts';
import { landingPages } from './pages/landing-pages.ts';

/**
 * Checks the size of the public site's bundle: fails if the JavaScript of a visit that begins on one of these pages is over
 * its limit, the styles of a visit that begins on any page over theirs, or if code of the staff console or the server is in it.
 * Run after a build.
 */
const dist = fileURLToPath(new URL('../dist/site/', import.meta.url));
const styleLimit = 12;
const scriptLimits: Readonly<Record<string, number>> = {
  '/': 110,
  '/services': 110,
  '/loginCover': 110,
  '/user/sign-up': 110,
  '/user/login': 110,
  '/check': 125,
  '/check/form/*': 125,
};

/** Words that only occur in these packages' shipped code; a search for their names would miss a bundled copy. */
const unwanted: Readonly<Record<string, RegExp>> = {
  MUI: /\bMui[A-Z]\w+-root\b|@mui\//,
  emotion: /@emotion\/|data-emotion/,
  'react-admin': /react-admin|\bra-core\b|RaLayout/,
  // Occurs only in a build under NODE_ENV=test or development.
  "React's development code": /jsxDEV/,
  zod: /\bZod(?:Error|Type|String|Object)\b|invalid_union/,
};

const manifest = await readManifest(dist);
const { weigh, fail, conclude } = scales();

const first = withImports(manifest, entryOf(manifest));
for (const [path, module] of Object.entries(landingPages)) {
  const limit = scriptLimits[path];
  if (limit === undefined) continue;
  if (!manifest.has(module)) throw new Error(`${module} is not a page of its own in the build`);
  const withPage = filesOf(manifest, withImports(manifest, module, new Set(first)));
  weigh(`a visit that begins on ${path}, script`, await gzipKilobytes(dist, withPage), limit);
}
const stylesOfVisits = [...manifest.keys()].map((module) =>
  stylesOf(manifest, withImports(manifest, module, new Set(first))),
);
const styleSizes = await Promise.all(stylesOfVisits.map((styles) => gzipKilobytes(dist, styles)));
weigh('the heaviest visit, style', Math.max(...styleSizes), styleLimit);

const scripts = (await readdir(`${dist}assets`)).filter((file) => file.endsWith('.js'));
for (const file of scripts) {
  const code = await readFile(`${dist}assets/${file}`, 'utf8');
  for (const [name, sign] of Object.entries(unwanted)) if (sign.test(code)) fail(`${name} is in ${file}`);
}
conclude();
