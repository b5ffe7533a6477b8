import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../engine/postgres/free-port.ts';
import { startTestDatabase } from '../engine/testing/test-database.ts';

export type ServiceProcess = {
  readonly base: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything that it has printed on the terminal. */
  readonly said: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: () => Promise<number | null>;
  /** Ends it if it runs, and drops its database if it has one of its own. */
  readonly clear: () => Promise<void>;
};

const longestStart = 90_000;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The service as a separate process, as `npm start` runs it, on an empty database of the test run's server. */
export const startServiceProcess = async (
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServiceProcess> => {
  const { url, serviceUrl, close } = await startTestDatabase();
  const whereItIs = { DATABASE_URL: serviceUrl, DATABASE_OWNER_URL: url };
  try {
    const started = await launchService({ ...whereItIs, ...environment }, nodeOptions);
    return { ...started, clear: () => started.clear().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
};

/** The same with the database that the environment names; with DATA_DIR alone, on the embedded server there. */
export const launchService = async (
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
  program = 'scripts/serve.ts',
): Promise<ServiceProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, program], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()));
  const ended = async (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  const clear = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended();
  };
  try {
    // Not by vitest: what runs before all tests starts processes, too.
    for (const until = performance.now() + longestStart; !text.includes('준비 완료'); ) {
      if (child.exitCode !== null || performance.now() > until) throw new Error('it has not started');
      await sleep(50);
    }
  } catch (error) {
    await clear();
    throw new Error(text, { cause: error });
  }
  return { base: `http://127.0.0.1:${port}`, port, child, said: () => text, ended, clear };
};
