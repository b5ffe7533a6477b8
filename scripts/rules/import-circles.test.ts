import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A context, or a part of the engine, of the site or of the console: what one folder holds, with the folders in it. */
const folderOf = (file: string): string => {
  const parts = dirname(file).split('/');
  const isDeeper = parts[0] === 'frontend' || (parts[0] === 'backend' && parts[1] === 'engine');
  return parts.slice(0, isDeeper ? 3 : 2).join('/');
};

/** Tests of two contexts may use each other's: a circle of folders is one of what runs. */
const isProgram = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/\.(test|fixtures?|contract)\.tsx?$|\/(testing|e2e|dist|node_modules)\/|\/test-[a-z-]+\.ts$/.test(file);

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isProgram);

const importedBy = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(
    ([, specifier = '']) => {
      if (specifier.startsWith('@nomucheck/')) return [specifier.slice('@nomucheck/'.length)];
      return specifier.startsWith('.') ? [normalize(join(dirname(file), specifier))] : [];
    },
  );

/** For each folder, the folders that it imports from, with an import that shows it. */
const folders = (): Map<string, Map<string, string>> => {
  const found = new Map<string, Map<string, string>>();
  for (const file of ['domain', 'projections', 'backend', 'frontend'].flatMap(filesOf)) {
    for (const imported of importedBy(file)) {
      if (!existsSync(join(root, imported)) || folderOf(imported) === folderOf(file)) continue;
      const from = found.get(folderOf(file)) ?? new Map<string, string>();
      from.set(folderOf(imported), `${file} imports ${imported}`);
      found.set(folderOf(file), from);
    }
  }
  return found;
};

/** The imports that close a circle: from a folder to one that leads back to it. */
const closing = (graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] => {
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(graph.get(from)?.keys() ?? [])].some((next) => leadsTo(next, to, seen));
  };
  return [...graph].flatMap(([folder, imports]) =>
    [...imports].filter(([imported]) => leadsTo(imported, folder)).map(([, example]) => example),
  );
};

it('a folder never imports from one that imports from it, also by way of others', () => {
  expect(closing(folders())).toEqual([]);
});

it('finds a circle by way of a third folder', () => {
  const graph = new Map([
    ['a', new Map([['b', 'a imports b']])],
    ['b', new Map([['c', 'b imports c']])],
    ['c', new Map([['a', 'c imports a']])],
  ]);
  expect(closing(graph)).toEqual(['a imports b', 'b imports c', 'c imports a']);
});
