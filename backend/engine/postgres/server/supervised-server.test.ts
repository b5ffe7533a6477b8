import { expect, test, vi } from 'vitest';
import type { RunningServer } from './server.ts';
import { supervise } from './supervised-server.ts';

/** Processes that a test starts and ends. */
const processes = () => {
  const living = new Set<number>();
  const ended: number[] = [];
  const born = (pid: number): RunningServer => {
    living.add(pid);
    const stop = async (): Promise<void> => {
      living.delete(pid);
      ended.push(pid);
    };
    return { pid, port: 1, adopted: false, urlOf: () => '', stop };
  };
  return { living, ended, born, lives: (pid: number) => living.has(pid) };
};

const logbook = () => {
  const said: string[] = [];
  const note = (_what: object, message: string): void => void said.push(message);
  return { said, log: { error: note, info: note } };
};

const backOff = { firstMs: 1, longestMs: 4 };

test('given the server ended because the disk was full, then starting it is tried until the disk has room, and each try is logged', async () => {
  const { living, born, lives } = processes();
  const { said, log } = logbook();
  let full = true;
  let tries = 0;
  const start = async (): Promise<RunningServer> => {
    tries += 1;
    if (full) throw new Error('PANIC: could not write to file: No space left on device');
    return born(2);
  };
  const supervised = supervise({ server: born(1), start, log, lives, backOff });
  living.delete(1);
  await vi.waitUntil(() => tries >= 5);
  full = false;
  await vi.waitUntil(() => living.has(2));
  expect(said[0]).toBe('the database has died; it is started again');
  expect(said.filter((line) => line === 'the database could not be started again').length).toBeGreaterThanOrEqual(4);
  await vi.waitUntil(() => said.at(-1) === 'the database is back');
  await supervised.stop();
  expect(living.size).toBe(0);
});

test('given the server is killed several times, then each time exactly one server is started', async () => {
  const { living, ended, born, lives } = processes();
  let pid = 1;
  const start = async (): Promise<RunningServer> => {
    expect(living.size).toBe(0);
    pid += 1;
    return born(pid);
  };
  const supervised = supervise({ server: born(1), start, log: logbook().log, lives, backOff });
  for (const expected of [2, 3, 4]) {
    living.delete(expected - 1);
    await vi.waitUntil(() => living.has(expected));
  }
  await supervised.stop();
  expect(ended).toEqual([4]);
});

test('given the service ends while the server can’t be started, then the try is abandoned and nothing is started later', async () => {
  const { living, born, lives } = processes();
  let tries = 0;
  const start = (signal: AbortSignal): Promise<RunningServer> => {
    tries += 1;
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const supervised = supervise({ server: born(1), start, log: logbook().log, lives, backOff });
  living.delete(1);
  await vi.waitUntil(() => tries === 1);
  await supervised.stop();
  expect(tries).toBe(1);
  expect(living.size).toBe(0);
});

test('given the service ends at the moment when the server is back, then that server is ended', async () => {
  const { living, ended, born, lives } = processes();
  const asked = Promise.withResolvers<void>();
  const came = Promise.withResolvers<void>();
  const start = async (): Promise<RunningServer> => {
    asked.resolve();
    await came.promise;
    return born(2);
  };
  const supervised = supervise({ server: born(1), start, log: logbook().log, lives, backOff });
  living.delete(1);
  await asked.promise;
  const stopping = supervised.stop();
  came.resolve();
  await stopping;
  expect(living.size).toBe(0);
  expect(ended).toEqual([2]);
});
