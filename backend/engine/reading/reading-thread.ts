import { Piscina } from 'piscina';

/**
 * A thread that reads what comes from outside: files that people send, answers of other services. Such bytes must
 * neither block the requests that this process answers nor take its memory.
 */
export type ReadingThread<Asked, Read> = {
  /** One after the other: the time begins when the thread begins with it. @throws ReadingEnded */
  read(asked: Asked): Promise<Read>;
  close(): Promise<void>;
};

/** What was to be read took too much. A class only because `throw` needs an Error. */
export class ReadingEnded extends Error {
  readonly why: 'time' | 'memory';
  constructor(why: 'time' | 'memory') {
    super(`reading took too much ${why}`);
    this.name = 'ReadingEnded';
    this.why = why;
  }
}

/** The limit of JavaScript objects in one thread. */
const mostMemoryMb = 512;
/** A thread that nothing needs is ended; starting one takes some hundred milliseconds. */
const idleMs = 30_000;

/**
 * @param worker the path of the module whose default export reads: what it answers is copied
 */
export const openReadingThread = <Asked, Read>(worker: string, withinMs: number): ReadingThread<Asked, Read> => {
  // One thread: a second one would compile the same code again, and the machine's other cores are for requests.
  const pool = new Piscina<Asked, Read>({
    ...{ filename: worker, minThreads: 0, maxThreads: 1, idleTimeout: idleMs },
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    execArgv: [],
  });
  const readNow = async (asked: Asked): Promise<Read> => {
    try {
      // The thread itself is terminated when the time is over, whatever it is doing.
      return await pool.run(asked, { signal: AbortSignal.timeout(withinMs) });
    } catch (error) {
      const why = reasonOf(error);
      throw why === null ? error : new ReadingEnded(why);
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    read: (asked) => {
      const reading = last.then(() => readNow(asked));
      last = reading.catch(() => {});
      return reading;
    },
    close: () => pool.destroy(),
  };
};

/** null: what was read isn't to blame. */
const reasonOf = (error: unknown): 'time' | 'memory' | null => {
  if (!(error instanceof Error)) return null;
  if (error.name === 'AbortError') return 'time';
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : null;
};
