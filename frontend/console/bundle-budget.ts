import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { entryOf, filesOf, gzipKilobytes, readManifest, scales, withImports } from '../bundling/manifest.ts';

/** Checks the size of the console after a build: each page, opened first, loads at most 400 KB gzip of JavaScript. */
const dist = fileURLToPath(new URL('../dist/console/', import.meta.url));
const limit = 400;

const manifest = await readManifest(dist);
const entry = entryOf(manifest);
const { weigh, fail, conclude } = scales();

const first = withImports(manifest, entry);
weigh('console, first load', await gzipKilobytes(dist, filesOf(manifest, first)), limit);
for (const page of manifest.get(entry)?.dynamicImports ?? []) {
  const withPage = filesOf(manifest, withImports(manifest, page, new Set(first)));
  weigh(`${page} with the first load`, await gzipKilobytes(dist, withPage), limit);
}

for (const file of (await readdir(`${dist}assets`)).filter((name) => name.endsWith('.js'))) {
  const code = await readFile(`${dist}assets/${file}`, 'utf8');
  // A build under NODE_ENV=test or development would contain it.
  if (/jsxDEV/.test(code)) fail(`React's development code is in ${file}`);
}
conclude();
