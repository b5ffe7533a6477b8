import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  isRunning,
  type OcrCommand,
  type OcrDocument,
  ocrDocumentDecider,
  ocrDocumentStream,
} from '@nomucheck/domain/ocr/ocr-document.ts';
import { type OcrEvent, pdfReadingCancelled, pdfRemoved } from '@nomucheck/domain/ocr/ocr-events.ts';
import { keptPageOf } from '@nomucheck/domain/ocr/words/kept-page.ts';
import { v4 as uuidV4 } from 'uuid';
import { destroyEventKeys, type EventKeys } from '../../engine/command-handling/event-keys.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { NotYet } from '../../engine/jobs/jobs.ts';
import type { OcrContents } from '../contents.ts';
import { type OcrEngine, OcrFailed, pageImageType, ReaderKilled, type Reading } from '../engine/engine.ts';

export type ReadingParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load' | 'history'>;
  readonly store: Pick<EventStore, 'subscribe'>;
  readonly contents: Pick<OcrContents, 'keep' | 'release'>;
  /** The bytes of a PDF by their hash; null when they are gone. */
  readonly bytesOf: (hash: string) => Promise<Uint8Array | null>;
  readonly engine: OcrEngine;
  readonly clock: () => Date;
  /** Aborted when the process ends: the next try reads the missing pages. */
  readonly ending: AbortSignal;
};

/**
 * A job whose turn it isn't waits a moment, the first one longer, so that short documents follow each other at once; then it
 * comes again later, because a job that waits keeps others from being done.
 */
const patienceMs = (waiting: number): number => (waiting === 1 ? 1_000 : 200);
const turnSeconds = 3;

type ReadOne = (documentId: string, isLastTry?: boolean) => Promise<void>;

/** Reading takes all of the processor: a process reads one document after the other, and has room for other jobs. */
export const oneAtATime = (read: ReadOne): ReadOne => {
  let reading: Promise<void> | null = null;
  let waiting = 0;
  const itsTurn = async (): Promise<void> => {
    waiting += 1;
    const until = performance.now() + patienceMs(waiting);
    try {
      while (reading) {
        const left = until - performance.now();
        if (left <= 0) throw new NotYet(turnSeconds + waiting);
        await Promise.race([reading.catch(() => {}), sleep(left)]);
      }
    } finally {
      waiting -= 1;
    }
  };
  return async (documentId, isLastTry) => {
    while (reading) await itsTurn();
    reading = read(documentId, isLastTry).finally(() => {
      reading = null;
    });
    await reading;
  };
};

/**
 * Reads the pages of a document that haven't been read. However it ends, the pages recorded until then stay. A PDF that can't
 * be read has failed: it isn't tried again until a person asks for it. A reader that was killed is no fault of the PDF: the
 * error goes to the job, whose next try reads the missing pages; only of the last try the document has failed.
 */
export const readDocument = async (parts: ReadingParts, documentId: string, isLastTry = false): Promise<void> => {
  const { commands, bytesOf, engine, ending } = parts;
  const stream = ocrDocumentStream(documentId);
  const { state: document, position } = await commands.load(ocrDocumentDecider, stream);
  if (!document || !isRunning(document)) return;
  const tell = await tellerFor(parts, documentId);
  const bytes = await bytesOf(document.file.hash);
  if (!bytes) return void (await tell(failing(new OcrFailed('damaged'))).catch(ignoreIfOver));

  const stopped = new AbortController();
  const watch = watchForEnd(parts.store, stream, position, stopped);
  const signal = AbortSignal.any([ending, stopped.signal]);
  try {
    await engine.read(bytes, {
      signal,
      done: new Set(document.read.keys()),
      onPage: recordPage(parts, documentId, tell),
    });
    const { state } = await commands.load(ocrDocumentDecider, stream);
    // A PDF without pages, or an engine that lost one.
    if (state && isRunning(state)) await tell(failing(new OcrFailed('unreadable')));
  } catch (error) {
    if (stopped.signal.aborted || isOver(error)) await forgetIfRemoved(parts, documentId);
    else if (ending.aborted) throw error;
    else if (error instanceof OcrFailed) await tell(failing(error)).catch(ignoreIfOver);
    else if (error instanceof ReaderKilled && isLastTry)
      await tell(failing(new OcrFailed('unreadable'))).catch(ignoreIfOver);
    else throw error;
  } finally {
    stopped.abort();
    await watch;
  }
};

const failing = ({ reason, page, pages, unread }: OcrFailed): OcrCommand => ({
  ...{ type: 'FailReading', reason, page, pages, unread: [...unread] },
});

/** As the person who uploaded it, or asked for it to be read again. */
const tellerFor = async ({ commands, clock }: ReadingParts, documentId: string) => {
  const stream = ocrDocumentStream(documentId);
  const events = await commands.history<OcrEvent>(stream);
  const asked = events.findLast(({ type }) => type === 'PdfUploaded' || type === 'PdfReadingResumed');
  if (!asked) throw new Error(`nobody has asked for ${stream}`);
  return (command: OcrCommand) =>
    commands.handle(ocrDocumentDecider, {
      stream,
      command,
      // A new id each time: the decider knows which pages there are.
      context: { commandId: uuidV4(), at: clock().toISOString(), actor: asked.actor, correlationId: documentId },
    });
};
type Tell = Awaited<ReturnType<typeof tellerFor>>;

const recordPage =
  ({ contents }: ReadingParts, documentId: string, tell: Tell): Reading['onPage'] =>
  async (page, image, pages) => {
    const { text, lines, ...counts } = keptPageOf(page);
    const [imageHash = '', linesHash = '', textHash = ''] = await contents.keep(documentId, [
      { content: image, mediaType: pageImageType },
      { content: JSON.stringify(lines), mediaType: 'application/json' },
      { content: text, mediaType: 'text/plain' },
    ]);
    const { how } = page;
    const size = { width: Math.max(1, Math.round(page.width)), height: Math.max(1, Math.round(page.height)) };
    await tell({
      type: 'RecordPage',
      page: {
        ...{ page: page.page, pages, how, ...size, ...counts },
        ...{ image: imageHash, lines: linesHash, text: { hash: textHash, chars: text.length } },
      },
    });
  };

/** Aborts when the document is cancelled or removed, so that the engine doesn't finish a page in vain. */
const watchForEnd = async (
  store: ReadingParts['store'],
  stream: string,
  after: string,
  stopped: AbortController,
): Promise<void> => {
  const types = [pdfReadingCancelled.type, pdfRemoved.type];
  try {
    for await (const { events } of store.subscribe({ after, types, signal: stopped.signal }))
      if (events.some((event) => event.stream === stream)) stopped.abort();
  } catch {
    // Then the next page's command is refused.
  }
};

/** Cancelled, removed, or finished by another worker. */
const isOver = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'stage_wrong' || error.code === 'not_found');
const ignoreIfOver = (error: unknown): void => {
  if (!isOver(error)) throw error;
};

/** What a page has left after the document was removed. */
const forgetIfRemoved = async (
  { commands, contents }: Pick<ReadingParts, 'commands' | 'contents'>,
  documentId: string,
): Promise<void> => {
  const { state }: { state: OcrDocument | null } = await commands.load(
    ocrDocumentDecider,
    ocrDocumentStream(documentId),
  );
  if (state?.status === 'removed') await contents.release(documentId);
};

/**
 * The same, and what its events say of it, such as its name: the keys of those up to the removal are destroyed. What was
 * uploaded again since stays.
 */
export const forgetDocument = async (
  {
    store,
    keys,
    ...parts
  }: Pick<ReadingParts, 'commands' | 'contents'> & EventKeys & { readonly store: Pick<EventStore, 'read'> },
  documentId: string,
): Promise<void> => {
  const stream = ocrDocumentStream(documentId);
  const removed = (await store.read(stream)).findLast(({ type }) => type === pdfRemoved.type);
  if (removed) await destroyEventKeys({ store, keys }, stream, removed.revision);
  await forgetIfRemoved(parts, documentId);
};
