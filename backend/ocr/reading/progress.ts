import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { OcrProgress } from '@nomucheck/domain/ocr/contract.ts';
import { isRunning, ocrDocumentDecider, ocrDocumentStream } from '@nomucheck/domain/ocr/ocr-document.ts';
import { ocrEvents } from '@nomucheck/domain/ocr/ocr-events.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { present, progressOf } from '../views/document-views.ts';

export type ProgressParts = {
  readonly store: Pick<EventStore, 'subscribe' | 'head'>;
  readonly commands: Pick<CommandHandler, 'load'>;
  /** Aborted when the process ends. */
  readonly ending: AbortSignal;
};

/** How far a document is, now and after each change, until nothing is read any more. */
export type FollowProgress = (
  id: string,
) => Promise<(signal: AbortSignal) => AsyncIterable<{ readonly event: 'progress'; readonly data: OcrProgress }>>;

/** Throws `not_found` before anything is sent where there is no such document. */
export const createProgress =
  ({ store, commands, ending }: ProgressParts): FollowProgress =>
  async (id) => {
    const stream = ocrDocumentStream(id);
    // Before the document is loaded: no change lies between the two.
    const after = await store.head();
    const first = await commands.load(ocrDocumentDecider, stream);
    present(first.state);
    return async function* (gone) {
      const signal = AbortSignal.any([gone, ending]);
      let { state, revision } = first;
      const message = () => {
        if (!state) throw new DomainError('not_found');
        return { event: 'progress', data: progressOf(state, revision) } as const;
      };
      yield message();
      if (!state || !isRunning(state)) return;
      for await (const { events } of store.subscribe({ after, types: ocrEvents.map(({ type }) => type), signal })) {
        if (!events.some((event) => event.stream === stream)) continue;
        ({ state, revision } = await commands.load(ocrDocumentDecider, stream));
        yield message();
        if (!state || !isRunning(state)) return;
      }
    };
  };
