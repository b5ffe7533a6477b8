import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../process-life.ts';
import type { RunningServer } from './server.ts';

/** Where the ends and restarts of the server are logged: a part of pino's logger. */
export type ServerLog = Readonly<Record<'error' | 'info', (facts: object, message: string) => void>>;

export type SupervisedParts = {
  readonly server: RunningServer;
  /**
   * Starts the same server again on the same port, or adopts it if it already runs. When the signal aborts, it ends
   * early and throws.
   */
  readonly start: (signal: AbortSignal) => Promise<RunningServer>;
  readonly log: ServerLog;
  readonly lives?: (pid: number) => boolean;
  readonly backOff?: { readonly firstMs: number; readonly longestMs: number };
};

const lookEveryMs = 200;

/**
 * Restarts the server whenever it ends: killed, or by itself on a full disk. It is identified by its pid, because an
 * adopted server isn't our child process. `stop` ends it, or the attempt to start it, permanently.
 */
export const supervise = (parts: SupervisedParts): Pick<RunningServer, 'stop'> => {
  const { start, log, lives = isAlive, backOff = { firstMs: 200, longestMs: 10_000 } } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal, ref: false }).catch(() => {});
  let server: RunningServer | null = parts.server;

  /** With jitter, because other processes may wait for the same disk. */
  const waitAfter = (failures: number): number =>
    Math.min(backOff.longestMs, backOff.firstMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);

  const startAgain = async (): Promise<void> => {
    const diedAt = performance.now();
    for (let failures = 0; server === null && !signal.aborted; ) {
      try {
        server = await start(signal);
        const seconds = Math.round((performance.now() - diedAt) / 100) / 10;
        log.info({ pid: server.pid, tries: failures + 1, seconds }, 'the database is back');
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        const err = error instanceof Error ? error.message : String(error);
        log.error({ tries: failures, err }, 'the database could not be started again');
        await pause(waitAfter(failures));
      }
    }
  };

  const watch = async (): Promise<void> => {
    for (; !signal.aborted; await pause(lookEveryMs)) {
      if (server === null || lives(server.pid)) continue;
      log.error({ pid: server.pid }, 'the database has died; it is started again');
      server = null;
      await startAgain();
    }
  };
  const watching = watch();

  return {
    stop: async () => {
      stopping.abort();
      await watching;
      await server?.stop();
    },
  };
};
