import { Worker } from 'node:worker_threads';
import { OcrFailed } from '../engine.ts';
import type { FromChild, ToChild } from './messages.ts';
import { readDocument } from './read-document.ts';

/**
 * The process in which one document is read. It knows nothing of the service, may not write files or start programs, and
 * can be killed at any time.
 */
const taking = new Map<number, () => void>();

/** Resolves when it was handed to the system: what is said before a page is begun is heard although the page never ends. */
const say = (message: FromChild) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

const read = async ({ bytes, limits, done }: Extract<ToChild, { kind: 'read' }>) => {
  try {
    const pages = await readDocument(
      { bytes, limits, done },
      {
        begun: (page, of) => say({ kind: 'begun', page, pages: of }),
        taken: async (page, image, of) => {
          const taken = new Promise<void>((resolve) => taking.set(page.page, resolve));
          void say({ kind: 'page', page, image, pages: of });
          await taken;
        },
        unread: ({ page, reason }) => say({ kind: 'unread', page, reason }),
      },
    );
    await say({ kind: 'done', pages });
  } catch (error) {
    const { reason, page } = error instanceof OcrFailed ? error : new OcrFailed('unreadable');
    await say({ kind: 'failed', reason, page });
  }
};

// Ctrl-C and a supervisor's signal go to all processes of the service. It ends this one itself, when it has ended its work.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

process.on('message', (message: ToChild) => {
  if (message.kind === 'taken') taking.get(message.page)?.();
  else void read(message);
});

// When the service ends, so does the reading, even if this thread is held up by a document.
process.on('disconnect', () => process.exit(0));
new Worker(new URL('end-with-parent.ts', import.meta.url)).unref();
