import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTemplate } from '../../../backend/engine/testing/test-cluster.ts';
import { makeTestFolder } from '../../../backend/engine/testing/test-folder.ts';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** The whole service as people start it, in a process and a data folder of its own. */
export type RunningService = {
  readonly url: string;
  readonly dataDir: string;
  /** Kills it at any moment: `kill -9`. */
  kill(): Promise<void>;
  /** Starts it again on the same data, at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Settings = Readonly<Record<string, string>>;

const longestStart = 90_000;

/**
 * With `DATABASE_URL` it uses a database of its own there, else the embedded server, on a cluster that was initialised
 * before.
 */
export const startService = async (settings: Settings = {}): Promise<RunningService> => {
  const dataDir = await makeTestFolder('nomucheck-e2e-');
  if (settings.DATABASE_URL === undefined) await copyTemplate(dataDir);
  let { child, url } = await launch({ ...settings, DATA_DIR: dataDir, PORT: '0' });
  const port = new URL(url).port;
  return {
    get url() {
      return url;
    },
    dataDir,
    kill: () => ended(child, 'SIGKILL'),
    restart: async () => {
      ({ child, url } = await launch({ ...settings, DATA_DIR: dataDir, PORT: port }));
    },
    stop: async () => {
      await ended(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const launch = (settings: Settings): Promise<{ child: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      // A run of hundreds of tests comes from one network address, and signs up more people in an hour than the limit
      // allows.
      env: {
        ...process.env,
        SIGNUPS_PER_HOUR: '100000',
        SIGNIN_FAILURES_PER_NETWORK: '100000',
        CODES_PER_DAY: '100000',
        FIGURES_PER_DAY: '100000',
        FIGURES_PER_NETWORK: '100000',
        ...settings,
      },
      // With an IPC channel: if this run is killed, the service notices it and ends, too.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    const tooLong = setTimeout(() => reject(new Error(`The service didn't start:\n${said}`)), longestStart);
    const heard = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (url === undefined) return;
      clearTimeout(tooLong);
      resolve({ child, url });
    };
    child.stdout?.on('data', heard);
    child.stderr?.on('data', heard);
    child.once('exit', (code) => reject(new Error(`The service ended with ${code}:\n${said}`)));
  });

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
