import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { decisionFile, zipped } from '../../../backend/case-import/testing/files.fixture.ts';
import type { Aims } from '../aims.ts';
import { median } from '../measure.ts';
import { madeUpCase } from './made-up-cases.ts';

const here = fileURLToPath(new URL('../../..', import.meta.url));
/** Two runs of one release differ by as much. */
const noise = 0.95;

type ImportBench = {
  readonly files: number;
  readonly rounds: number;
  /** The folder of another release, installed; null to measure only this one. */
  readonly beside: string | null;
};

/**
 * How many files a second `scripts/import.ts` takes in while a service runs, as the firm imports them; with another release,
 * in turns with that release. Each run has a data folder of its own.
 */
export const benchImport = async ({ files, rounds, beside }: ImportBench, aims: Aims): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'nomucheck-import-bench-'));
  try {
    const zip = join(folder, 'decisions.zip');
    const made = Array.from({ length: files }, (_, n) => decisionFile(n, { text: madeUpCase(n).text }));
    await writeFile(zip, zipped(made));
    const releases = beside === null ? [here] : [resolve(beside), here];
    const taken = new Map<string, number[]>(releases.map((release) => [release, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const release of releases) {
        const seconds = await importedBy(release, zip, await mkdtemp(join(folder, 'data-')));
        taken.get(release)?.push(seconds);
        console.log(`${release}: ${files} files in ${seconds.toFixed(1)} s`);
      }
    }
    const perSecond = (release: string): number => files / median(taken.get(release) ?? []);
    console.table(releases.map((release) => ({ release, 'files/s': Math.round(perSecond(release)) })));
    if (beside === null) return;
    const ratio = perSecond(here) / perSecond(resolve(beside));
    aims.judge(ratio >= noise, `import: ${ratio.toFixed(2)} times as fast as the other release (aim ${noise})`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const importedBy = async (release: string, zip: string, dataDir: string): Promise<number> => {
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) };
  const main = pathToFileURL(join(release, 'backend/main.ts')).href;
  const service = run(release, ['--input-type=module', '-e', `(await import('${main}')).main()`], environment);
  try {
    await saying(service, '준비 완료');
    const began = performance.now();
    const importing = run(release, ['scripts/import.ts', zip, '--curated'], environment);
    const [code] = await once(importing, 'exit');
    if (code !== 0) throw new Error(`the import of ${release} ended with ${code}`);
    return (performance.now() - began) / 1_000;
  } finally {
    const gone = once(service, 'exit');
    if (service.exitCode === null && service.kill('SIGTERM')) await gone;
  }
};

const run = (cwd: string, command: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });

/** Resolves once the process has said these words; rejects where it ends without. */
const saying = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((done, failed) => {
    let said = '';
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString('utf8');
      if (said.includes(words)) done();
    });
    child.once('exit', (code) => failed(new Error(`ended with ${code} before it said ${words}: ${said}`)));
  });

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};
