import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

/**
 * Emmett's packages carry no licence, so this project doesn't depend on them: nothing of theirs is in the lock file or
 * shipped. The bench installs them for itself in a temporary folder, to measure against and nothing else.
 */
const packages = [
  '@event-driven-io/emmett-postgresql@0.42.0',
  '@event-driven-io/emmett@0.42.0',
  '@event-driven-io/pongo@0.16.11',
];
const folder = join(tmpdir(), 'nomucheck-bench-emmett-0.42.0');

export type EmmettStore = {
  readonly schema: { migrate(): Promise<unknown> };
  appendToStream(stream: string, events: readonly unknown[], options: unknown): Promise<unknown>;
  close(): Promise<void>;
};

const module = z.object({
  getPostgreSQLEventStore: z.custom<(url: string) => EmmettStore>((f) => typeof f === 'function'),
});

/** Null, with a printed reason, when it can't be installed. */
export const loadEmmett = async (): Promise<((url: string) => EmmettStore) | null> => {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}\n');
    const require = createRequire(join(folder, 'package.json'));
    const entry = () => require.resolve('@event-driven-io/emmett-postgresql').replace(/index\.cjs$/, 'index.js');
    try {
      entry();
    } catch {
      console.log('Emmett를 임시 폴더에 설치하는 중…');
      await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--no-save', ...packages], {
        cwd: folder,
      });
    }
    return module.parse(await import(pathToFileURL(entry()).href)).getPostgreSQLEventStore;
  } catch (error) {
    console.log(`Emmett 없이 잽니다: ${error instanceof Error ? error.message : error}`);
    return null;
  }
};
