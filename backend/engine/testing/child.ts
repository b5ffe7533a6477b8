import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A program in a separate process, for tests that kill it. It also ends when its input ends. */
export type Child = {
  readonly process: ChildProcess;
  /** What it has printed so far, one line of JSON each. */
  readonly said: readonly unknown[];
  /** Resolves with the first matching message, already printed or later; null when it ends without one. */
  readonly hears: <Said>(wanted: (said: unknown, place: number) => Said | null) => Promise<Said | null>;
  /** How it ended: `SIGKILL`, or its exit code. */
  readonly ended: Promise<string>;
};

export const startChild = (program: URL, orders: object): Child => {
  const file = fileURLToPath(program);
  const child = spawn(process.execPath, [file, JSON.stringify(orders)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'nomucheck-compile-cache') },
  });
  // Ignores the error when it is killed during a write to it.
  child.stdin.on('error', () => {});
  const said: unknown[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const look of [...listeners]) look();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(JSON.parse(line));
    tell();
  });
  let over = false;
  const ended = new Promise<string>((resolve) =>
    child.once('close', (code, signal) => {
      over = true;
      tell();
      resolve(signal ?? String(code));
    }),
  );
  return {
    process: child,
    said,
    ended,
    hears: (wanted) => {
      const { promise, resolve } = Promise.withResolvers<ReturnType<typeof wanted>>();
      const look = (): void => {
        const found = said.map((each, place) => wanted(each, place)).find((each) => each !== null) ?? null;
        if (found === null && !over) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      return promise;
    },
  };
};
