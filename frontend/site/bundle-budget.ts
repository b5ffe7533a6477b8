import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Holds the public site to its weight: fails when the JavaScript of a first visit is over 110 KB gzip, the styles over
 * 20 KB, or when something of the staff console or the server got in. Run after a build.
 */
const dist = fileURLToPath(new URL('../dist/site/', import.meta.url));
const budget = { script: 110, style: 20, questionPage: 125 } as const;

/** Words that only these packages' shipped code holds; names alone would miss a bundled copy. */
const unwanted: Readonly<Record<string, RegExp>> = {
  MUI: /\bMui[A-Z]\w+-root\b|@mui\//,
  emotion: /@emotion\/|data-emotion/,
  'react-admin': /react-admin|\bra-core\b|RaLayout/,
  // A build under NODE_ENV=test or development would hold it.
  "React's development code": /jsxDEV/,
  zod: /\bZod(?:Error|Type|String|Object)\b|invalid_union/,
};

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

const readManifest = async (): Promise<Map<string, Chunk>> => {
  const parsed: unknown = JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8'));
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return new Map(entries.filter((entry): entry is [string, Chunk] => isChunk(entry[1])));
};

/** A chunk and all that it pulls in before it can run. */
const withImports = (manifest: Map<string, Chunk>, name: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest.get(name);
  if (chunk === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

const gzipKilobytes = async (files: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(dist + file), { level: 9 }).length;
  return bytes / 1000;
};

const manifest = await readManifest();
const entry = [...manifest].find(([, chunk]) => chunk.isEntry)?.[0];
if (entry === undefined) throw new Error('dist/site has no entry: build the site first');

const filesOf = (names: Iterable<string>): string[] => [...names].flatMap((name) => manifest.get(name)?.file ?? []);
const stylesOf = (names: Iterable<string>): Set<string> =>
  new Set([...names].flatMap((name) => manifest.get(name)?.css ?? []));

const failures: string[] = [];
const report = (what: string, kilobytes: number, limit: number): void => {
  const isOver = kilobytes > limit;
  console.log(`${isOver ? '✗' : '✓'} ${what}: ${kilobytes.toFixed(1)} KB gzip of ${limit}`);
  if (isOver) failures.push(`${what} is over its budget`);
};

const first = withImports(manifest, entry);
report('first load, script', await gzipKilobytes(filesOf(first)), budget.script);
report('all pages, style', await gzipKilobytes(stylesOf(manifest.keys())), budget.style);
for (const name of manifest.keys()) {
  if (!manifest.get(name)?.file.endsWith('.js') || !/^check\//.test(name)) continue;
  report(
    `${name} with the first load`,
    await gzipKilobytes(filesOf(withImports(manifest, name, new Set(first)))),
    budget.questionPage,
  );
}

const scripts = (await readdir(`${dist}assets`)).filter((file) => file.endsWith('.js'));
for (const file of scripts) {
  const code = await readFile(`${dist}assets/${file}`, 'utf8');
  for (const [name, sign] of Object.entries(unwanted)) if (sign.test(code)) failures.push(`${name} is in ${file}`);
}

for (const failure of failures) console.error(`✗ ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
