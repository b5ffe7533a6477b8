import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wanted } from '../installation.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'domain',
  'projections',
  'backend',
  'frontend',
  'scripts',
];

/**
 * A copy of the project in a folder that other accounts can read: its own sources and pages, and links to the
 * installed packages.
 */
export const copyProject = async (folder: string): Promise<void> => {
  await mkdir(folder, { mode: 0o755 });
  const isSource = (path: string): boolean => basename(path) !== 'node_modules';
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  const [installed, links] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(links);
  for (const name of await readdir(installed))
    if (!['.cache', '.installed', '@nomucheck'].includes(name)) await symlink(join(installed, name), join(links, name));
  // The workspaces are links, which must lead to the copy's own folders.
  await cp(join(installed, '@nomucheck'), join(links, '@nomucheck'), { recursive: true, verbatimSymlinks: true });
  await writeFile(join(links, '.installed'), wanted());
};
