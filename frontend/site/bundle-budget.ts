import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { entryOf, filesOf, gzipKilobytes, readManifest, scales, stylesOf, withImports } from '../bundling/manifest.ts';

/**
 * Checks the size of the public site's bundle: fails if the JavaScript of a first visit is over 110 KB gzip, the styles
 * over 20 KB, or if code of the staff console or the server is in it. Run after a build.
 */
const dist = fileURLToPath(new URL('../dist/site/', import.meta.url));
const budget = { script: 110, style: 20, questionPage: 125 } as const;

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
weigh('first load, script', await gzipKilobytes(dist, filesOf(manifest, first)), budget.script);
weigh('all pages, style', await gzipKilobytes(dist, stylesOf(manifest, manifest.keys())), budget.style);
for (const name of manifest.keys()) {
  if (!manifest.get(name)?.file.endsWith('.js') || !/^check\//.test(name)) continue;
  const withPage = filesOf(manifest, withImports(manifest, name, new Set(first)));
  weigh(`${name} with the first load`, await gzipKilobytes(dist, withPage), budget.questionPage);
}

const scripts = (await readdir(`${dist}assets`)).filter((file) => file.endsWith('.js'));
for (const file of scripts) {
  const code = await readFile(`${dist}assets/${file}`, 'utf8');
  for (const [name, sign] of Object.entries(unwanted)) if (sign.test(code)) fail(`${name} is in ${file}`);
}
conclude();
