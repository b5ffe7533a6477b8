import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** A chunk in Vite's manifest: the chunks that it imports, at once and later. */
export type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Manifest = ReadonlyMap<string, Chunk>;

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

/** The manifest of the build in a folder. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const parsed: unknown = JSON.parse(await readFile(`${folder}.vite/manifest.json`, 'utf8'));
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return new Map(entries.filter((entry): entry is [string, Chunk] => isChunk(entry[1])));
};

/** The entry chunk of a page. */
export const entryOf = (manifest: Manifest): string => {
  const entry = [...manifest].find(([, chunk]) => chunk.isEntry)?.[0];
  if (entry === undefined) throw new Error('There is no entry: build first');
  return entry;
};

/** A chunk and all chunks that must be loaded before it can run. */
export const withImports = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest.get(name);
  if (chunk === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

export const filesOf = (manifest: Manifest, names: Iterable<string>): string[] =>
  [...names].flatMap((name) => manifest.get(name)?.file ?? []);

export const stylesOf = (manifest: Manifest, names: Iterable<string>): Set<string> =>
  new Set([...names].flatMap((name) => manifest.get(name)?.css ?? []));

/** The transfer size of these files of a folder, in kilobytes of gzip. */
export const gzipKilobytes = async (folder: string, files: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(folder + file), { level: 9 }).length;
  return bytes / 1000;
};

/** Prints each size with its limit; `fail` and a size over its limit make the program end with an error. */
export const scales = () => {
  const failures: string[] = [];
  return {
    weigh: (what: string, kilobytes: number, limit: number): void => {
      const isOver = kilobytes > limit;
      console.log(`${isOver ? '✗' : '✓'} ${what}: ${kilobytes.toFixed(1)} KB gzip of ${limit}`);
      if (isOver) failures.push(`${what} is over its budget`);
    },
    fail: (what: string): void => void failures.push(what),
    conclude: (): void => {
      for (const failure of failures) console.error(`✗ ${failure}`);
      process.exitCode = failures.length > 0 ? 1 : 0;
    },
  };
};
