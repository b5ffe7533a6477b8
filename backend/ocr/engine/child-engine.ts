import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ReadFailure } from '@nomucheck/domain/ocr/read-failure.ts';
import type { FromChild, ToChild } from './child/messages.ts';
import { type OcrEngine, OcrFailed, ReaderKilled, type Reading } from './engine.ts';
import { type OcrLimits, ordinaryLimits } from './limits.ts';
import { usageOf } from './process-usage.ts';

/**
 * Reads each document in a process of its own, which is killed if it needs more than it may. Documents are read one after
 * another, because one takes all recognisers.
 */
export const createOcrEngine = (given: Partial<OcrLimits> = {}): OcrEngine => {
  const limits = { ...ordinaryLimits, ...given };
  let before: Promise<unknown> = Promise.resolve();
  return {
    read: (bytes, reading) => {
      const answer = before.then(() => readInChild(bytes, reading, limits));
      before = answer.catch(() => undefined);
      return Promise.race([answer, aborted(reading.signal)]);
    },
  };
};

/** Rejects when the signal aborts: a reading that waits for its turn needn't come to it. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const readInChild = async (
  bytes: Uint8Array,
  { signal, onPage, done = new Set() }: Reading,
  limits: OcrLimits,
): Promise<{ readonly pages: number }> => {
  signal.throwIfAborted();
  const child = startChild();
  const send = (message: ToChild) => child.send(message, () => undefined);
  const abort = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const watch = watchChild(child, limits, (reason) => reject(new OcrFailed(reason)));
      abort.signal.addEventListener('abort', watch.end);
      signal.addEventListener('abort', () => reject(signal.reason), { signal: abort.signal });
      child.once('error', reject);
      child.once('exit', (_code, endedBy) => reject(errorOf(endedBy)));

      // Pages are handed over one at a time.
      let handing: Promise<void> = Promise.resolve();
      child.on('message', (message: FromChild) => {
        if (message.kind === 'failed') return reject(new OcrFailed(message.reason, message.page));
        if (message.kind === 'done') return resolve({ pages: message.pages });
        handing = handing.then(async () => {
          await onPage(message.page, Buffer.from(message.image), message.pages);
          watch.pageFinished();
          send({ kind: 'taken', page: message.page.page });
        });
        return handing.catch(reject);
      });
      send({ kind: 'read', bytes, limits, done });
    });
  } finally {
    abort.abort();
    child.kill('SIGKILL');
  }
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The child gets no environment, so no passwords, and may read the program's own files alone: neither data nor
 * configuration. It may not write files or start programs.
 */
const startChild = (): ChildProcess => {
  const readable = ['node_modules', 'backend', 'domain', 'package.json'].map(
    (name) => `--allow-fs-read=${root}${name}`,
  );
  const child = fork(new URL('child/main.ts', import.meta.url), {
    execArgv: ['--permission', ...readable, '--allow-worker', '--allow-addons', '--no-warnings'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for an answer of the service comes first.
  if (child.pid !== undefined) setPriority(child.pid, 5);
  return child;
};

/** What a program does to itself when a decoder writes or jumps to a wrong place; nobody sends these. */
const crashes: ReadonlySet<string | null> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGSYS']);

/** Of a child that has ended by itself: what was killed for a limit was given up before. */
const errorOf = (endedBy: NodeJS.Signals | null): Error => {
  // V8 ends itself by SIGABRT when its own heap is full.
  if (endedBy === 'SIGABRT') return new OcrFailed('too_much_memory');
  return endedBy === null || crashes.has(endedBy) ? new OcrFailed('unreadable') : new ReaderKilled(endedBy);
};

/** Looks from outside at what the child uses, so that no document can hold up the look. */
const watchChild = (child: ChildProcess, limits: OcrLimits, exceeded: (reason: ReadFailure) => void) => {
  let pageBegan = Date.now();
  let [spent, spentBefore] = [0, 0];
  const look = () => {
    const usage = child.pid === undefined ? null : usageOf(child.pid);
    spent = usage?.processorSeconds ?? spent;
    if (usage && usage.residentBytes > limits.bytes) exceeded('too_much_memory');
    else if (spent > limits.processorSeconds || spent - spentBefore > limits.processorSecondsAPage)
      exceeded('too_slow');
    else if (Date.now() - pageBegan > limits.secondsAPage * 1000) exceeded('too_slow');
  };
  const timer = setInterval(look, 50);
  return {
    pageFinished: () => {
      pageBegan = Date.now();
      spentBefore = spent;
    },
    end: () => clearInterval(timer),
  };
};
