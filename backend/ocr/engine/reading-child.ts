import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ReadFailure, UnreadPage } from '@nomucheck/domain/ocr/reading/read-failure.ts';
import type { FromChild, ToChild } from './child/messages.ts';
import { OcrFailed, ReaderKilled, type Reading } from './engine.ts';
import type { OcrLimits } from './limits.ts';
import { usageOf } from './process-usage.ts';

/** How a process has ended that was to read a document. */
export type ChildEnd = {
  /** How many pages the document has; null where it has begun none. */
  readonly pages: number | null;
  /** Null where it came to the end of the document. */
  readonly brokenBy: ReadFailure | null;
  /** The pages that it had begun and not finished. */
  readonly inWork: readonly number[];
  /** How many it has finished, read or not. */
  readonly finished: number;
  readonly processorSeconds: number;
};

type ChildReading = Required<Reading> & { readonly onUnread: (page: UnreadPage) => void };

/**
 * Reads the pages that aren't done in a process of its own, which doesn't outlive the call. Throws `OcrFailed` where the document
 * can't be opened, `ReaderKilled`, and what `onPage` throws.
 */
export const readInChild = async (
  bytes: Uint8Array,
  { signal, onPage, onUnread, done }: ChildReading,
  limits: OcrLimits,
): Promise<ChildEnd> => {
  signal.throwIfAborted();
  const child = startChild(limits.bytes);
  const send = (message: ToChild) => child.send(message, () => undefined);
  const abort = new AbortController();
  const inWork = new Set<number>();
  let [pages, finished]: [number | null, number] = [null, 0];
  // Pages are handed over one at a time.
  let handing: Promise<void> = Promise.resolve();
  const watch = watchChild(child, limits);
  const finish = (page: number) => {
    inWork.delete(page);
    finished += 1;
    watch.pageFinished();
  };
  try {
    const brokenBy = await new Promise<ReadFailure | null>((resolve, reject) => {
      void watch.exceeded.then(resolve);
      signal.addEventListener('abort', () => reject(signal.reason), { signal: abort.signal });
      child.once('error', reject);
      child.once('exit', (_code, endedBy) => {
        const reason = reasonOf(endedBy);
        if (reason) resolve(reason);
        else reject(new ReaderKilled(endedBy ?? 'nothing'));
      });
      child.on('message', (message: FromChild) => {
        if (message.kind === 'begun') {
          ({ pages } = message);
          inWork.add(message.page);
        } else if (message.kind === 'unread') {
          finish(message.page);
          onUnread({ page: message.page, reason: message.reason });
        } else if (message.kind === 'failed') reject(new OcrFailed(message.reason, message.page));
        else if (message.kind === 'done') {
          ({ pages } = message);
          resolve(null);
        } else {
          handing = handing.then(async () => {
            await onPage(message.page, Buffer.from(message.image), message.pages);
            finish(message.page.page);
            send({ kind: 'taken', page: message.page.page });
          });
          handing.catch(reject);
        }
      });
      send({ kind: 'read', bytes, limits, done });
    });
    await handing;
    return { pages, brokenBy, inWork: [...inWork], finished, processorSeconds: watch.processorSeconds() };
  } finally {
    abort.abort();
    watch.end();
    child.kill('SIGKILL');
  }
};

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The child gets no environment, so no passwords, and may read the program's own files alone: neither data nor
 * configuration. It may not write files or start programs.
 *
 * Its memory is looked at from outside (`watchChild`) and isn't limited by the kernel: `ulimit -v` counts addresses, of which V8
 * reserves hundreds of gigabytes and never uses them. V8's own heap gets half of the limit, and ends the process at once where
 * objects alone would exceed that.
 */
const startChild = (bytes: number): ChildProcess => {
  const readable = ['node_modules', 'backend', 'domain', 'package.json'].map(
    (name) => `--allow-fs-read=${root}${name}`,
  );
  const child = fork(new URL('child/main.ts', import.meta.url), {
    execArgv: [
      ...['--permission', ...readable, '--allow-worker', '--allow-addons', '--no-warnings'],
      `--max-old-space-size=${Math.round(bytes / 2 / 1024 ** 2)}`,
    ],
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

/** Why a child has ended by itself; null where somebody else has ended it. */
const reasonOf = (endedBy: NodeJS.Signals | null): ReadFailure | null => {
  // V8 ends itself by SIGABRT when its own heap is full.
  if (endedBy === 'SIGABRT') return 'too_much_memory';
  return endedBy === null || crashes.has(endedBy) ? 'unreadable' : null;
};

/** Looks from outside at what the child uses, so that no document can hold up the look. */
const watchChild = (child: ChildProcess, limits: OcrLimits) => {
  let pageBegan = Date.now();
  let [spent, spentBefore] = [0, 0];
  let exceed: (reason: ReadFailure) => void = () => undefined;
  const exceeded = new Promise<ReadFailure>((resolve) => {
    exceed = resolve;
  });
  const look = () => {
    const usage = child.pid === undefined ? null : usageOf(child.pid);
    spent = usage?.processorSeconds ?? spent;
    if (usage && usage.residentBytes > limits.bytes) exceed('too_much_memory');
    else if (spent > limits.processorSeconds || spent - spentBefore > limits.processorSecondsAPage) exceed('too_slow');
    else if (Date.now() - pageBegan > limits.secondsAPage * 1000) exceed('too_slow');
  };
  const timer = setInterval(look, 20);
  return {
    /** Never resolves while it keeps to the limits. */
    exceeded,
    pageFinished: () => {
      pageBegan = Date.now();
      spentBefore = spent;
    },
    processorSeconds: () => spent,
    end: () => clearInterval(timer),
  };
};
