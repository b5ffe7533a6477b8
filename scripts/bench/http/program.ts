import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Program = { readonly base: string; readonly pid: number; readonly stop: () => Promise<void> };

/** With what `npm start` and the image give the service's Node (scripts/run.mjs). */
const asStarted = ['--max-semi-space-size=64'];

/** Starts a program in a separate process and waits for the line with its address. */
export const startProgram = async (
  file: URL,
  given: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Program> => {
  const child = spawn(process.execPath, [...asStarted, fileURLToPath(file), ...given], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [base] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (base && child.pid !== undefined) {
      child.stdout.resume();
      return { base, pid: child.pid, stop };
    }
  }
  throw new Error(`${file.pathname} ended before it listened`);
};
