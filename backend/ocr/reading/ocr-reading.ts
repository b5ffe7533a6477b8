import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { type OcrEvent, ocrEvents } from '@nomucheck/domain/ocr/ocr-events.ts';
import { z } from 'zod';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';

export const READ_PDF = 'read-pdf';
export const FORGET_PDF = 'forget-pdf';

const which = z.strictObject({ documentId: z.uuid() });
const read = z.object({ documentId: z.uuid() });
const definition = (type: OcrEvent['type']) => definitionIn(ocrEvents, type);

const asks =
  (name: string) =>
  ({ data: { documentId } }: { readonly data: { readonly documentId: string } }): readonly WantedEffect[] => [
    { name, data: { documentId } satisfies z.infer<typeof which> },
  ];

/** One job reads a document and goes on where an earlier try ended; another deletes what a removed document has left. */
export const ocrReading = defineProcessManager({
  name: 'ocr-reading',
  reactions: [
    after(definition('PdfUploaded'), read, asks(READ_PDF)),
    after(definition('PdfReadingResumed'), read, asks(READ_PDF)),
    after(definition('PdfRemoved'), read, asks(FORGET_PDF)),
  ],
});

export const ofDocument =
  (run: (documentId: string, isLastTry: boolean) => Promise<void>): JobHandler =>
  async ({ data, isLastAttempt }) =>
    run(which.parse(data).documentId, isLastAttempt);
