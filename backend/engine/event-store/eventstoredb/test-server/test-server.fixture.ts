import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Fault } from './faults.fixture.ts';
import type { Generation } from './wire.fixture.ts';

export type TestServerOptions = {
  /** Where the log is; a new folder, removed by `close`, if nobody says. */
  readonly data?: string;
  /** The first event's position. A value above 2^53 makes code fail that converts positions to numbers. */
  readonly firstPosition?: bigint;
  /** After how many appends an event of the server's own stands between (5). */
  readonly statisticsEvery?: number;
  /** Events of one append share a commit position, as those of the old explicit transactions do. */
  readonly sharedCommits?: boolean;
  /** How many bytes one append may have (1 MiB). */
  readonly maxAppendSize?: number;
  /** Whose subscriptions it has: those of the last free server (23.10), or of the ones after it. */
  readonly generation?: Generation;
  /** `false`: it says that it knows no batch append, so the client appends by one call each. */
  readonly batches?: boolean;
};

export type TestServer = {
  /** For the client; the same after a restart. */
  readonly url: string;
  readonly port: number;
  readonly data: string;
  /** Ends it without a word (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Asks it to end (SIGTERM). */
  readonly stop: () => Promise<void>;
  /** Starts it again on the same port and data; kills it before that if it runs. */
  readonly restart: () => Promise<void>;
  /** Stops the process: connections stay open and nothing is answered. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** From now on this goes wrong, until `mend`. */
  readonly fault: (fault: Fault) => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Resets every connection; the process stays. */
  readonly breakConnections: () => Promise<void>;
  /** Kills it and removes the folder if it was its own. */
  readonly close: () => Promise<void>;
};

type Running = { readonly port: number; readonly child: ChildProcess };

const program = fileURLToPath(new URL('server-process.fixture.ts', import.meta.url));

/** A server for tests that speaks EventStoreDB's protocol, in a process of its own. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'nomucheck-eventstoredb-')));
  let running: Running = await launch(options, data, 0);
  const { port } = running;
  let orders = 0;

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  const order = (what: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const { child } = running;
      orders += 1;
      const number = orders;
      const hear = (message: unknown): void => {
        if (typeof message !== 'object' || message === null || !('done' in message) || message.done !== number) return;
        child.off('message', hear);
        resolve();
      };
      child.on('message', hear);
      child.send({ ...what, number }, (error) => error && reject(error));
    });

  const kill = (): Promise<void> => end('SIGKILL');
  return {
    ...{ url: `esdb://127.0.0.1:${port}?tls=false`, port, data, kill },
    stop: () => end('SIGTERM'),
    restart: async () => {
      await kill();
      running = await launch(options, data, port);
    },
    pause: () => void running.child.kill('SIGSTOP'),
    resume: () => void running.child.kill('SIGCONT'),
    fault: (fault) => order({ order: 'fault', fault }),
    mend: () => order({ order: 'mend' }),
    breakConnections: () => order({ order: 'break-connections' }),
    close: async () => {
      await kill();
      if (options.data === undefined) await rm(data, { recursive: true, force: true });
    },
  };
};

const launch = async (options: TestServerOptions, data: string, port: number): Promise<Running> => {
  const child = spawn(process.execPath, [program, '--port', `${port}`, '--data', data, ...argumentsOf(options)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [line]: unknown[] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the test server ended with ${code}`))),
  ]);
  const printed: unknown = JSON.parse(String(line));
  if (typeof printed !== 'object' || printed === null || !('port' in printed)) throw new Error(String(line));
  return { port: Number(printed.port), child };
};

const argumentsOf = (options: TestServerOptions): readonly string[] => [
  ...(options.firstPosition === undefined ? [] : ['--first-position', `${options.firstPosition}`]),
  ...(options.statisticsEvery === undefined ? [] : ['--statistics-every', `${options.statisticsEvery}`]),
  ...(options.sharedCommits ? ['--shared-commits'] : []),
  ...(options.maxAppendSize === undefined ? [] : ['--max-append-size', `${options.maxAppendSize}`]),
  ...(options.generation === undefined ? [] : ['--generation', options.generation]),
  ...(options.batches === false ? ['--no-batches'] : []),
];
