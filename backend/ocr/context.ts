import { ocrEvents } from '@nomucheck/domain/ocr/ocr-events.ts';
import { ocrDocuments } from '@nomucheck/projections/ocr/ocr-documents.ts';
import type { cases } from '../cases/context.ts';
import { defineContext, type OffersOf } from '../engine/foundation/context.ts';
import type { rulesets } from '../rulesets/context.ts';
import { createAttaching } from './attaching.ts';
import { createOcrContents } from './contents.ts';
import { createDocumentList } from './document-list.ts';
import { createDocuments } from './documents.ts';
import { createOcrEngine } from './engine/child-engine.ts';
import type { OcrEngine } from './engine/engine.ts';
import { ocrRoutes } from './ocr-routes.ts';
import { FORGET_PDF, ocrReading, ofDocument, READ_PDF } from './reading/ocr-reading.ts';
import { createProgress } from './reading/progress.ts';
import { createReadPdf } from './reading/read-pdf.ts';
import { forgetDocument, oneAtATime, readDocument } from './reading/reading-run.ts';
import { ocrSentences } from './sentences.ts';
import { createDocumentViews } from './views/document-views.ts';

/** Tests read pages without a recogniser. */
export type OcrCosts = { readonly ocrEngine?: OcrEngine };
type Needs = Pick<OffersOf<typeof rulesets>, 'rulesets'> & Pick<OffersOf<typeof cases>, 'casesLike'> & OcrCosts;

const noPersonalData = 'decisions on paper, as the firm’s people send them in; deleted with the document';

/** Reads PDFs: their text layer, or what a recogniser sees on the page. */
export const ocr = defineContext({
  name: 'ocr',
  events: ocrEvents,
  projections: [ocrDocuments],
  processManagers: [ocrReading],
  sentences: ocrSentences,
  migrations: new URL('migrations/', import.meta.url),
  personalData: {
    tables: {
      ocr_contents: { noPersonalData },
      ocr_content_uses: { noPersonalData: 'which document uses which bytes' },
    },
  },
  liveLists: { ocr: { projection: ocrDocuments, right: 'menu.ocr' } },
  create: (
    { pool, store, vault, commands, keys, sealer, clock, stopping },
    { rulesets, casesLike, ocrEngine: engine = createOcrEngine() }: Needs,
  ) => {
    const contents = createOcrContents(pool);
    const views = createDocumentViews({ commands, contents });
    const documents = createDocuments({ commands, contents, views });
    /** What the crawler keeps is among the blobs. */
    const bytesOf = async (hash: string) =>
      (await contents.get(hash)) ?? (await vault.blobs.get(hash))?.content ?? null;
    const ending = stopping.signal;
    const reading = { commands, store, contents, bytesOf, engine, clock, ending };
    return {
      offers: { readPdf: createReadPdf({ documents, commands, views, blobs: vault.blobs }) },
      effects: {
        [READ_PDF]: ofDocument(oneAtATime((documentId, isLastTry) => readDocument(reading, documentId, isLastTry))),
        [FORGET_PDF]: ofDocument((documentId) => forgetDocument({ commands, contents, store, keys }, documentId)),
      },
      schedules: { 'prune-ocr-contents': { everyMs: 3_600_000, run: () => contents.prune(24 * 3600) } },
      routes: ocrRoutes({
        ...{ list: createDocumentList({ db: pool, sealer }), documents, views, contents, sessions: vault.sessions },
        attach: createAttaching({ commands, views, rulesets, casesLike, blobs: vault.blobs }),
        follow: createProgress({ store, commands, ending }),
      }),
    };
  },
});
