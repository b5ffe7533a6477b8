import { contentHash } from '@nomucheck/domain/cases/case-record.ts';
import { crawlEvents } from '@nomucheck/domain/crawling/crawl-events.ts';
import { mediaTypeOfFile } from '@nomucheck/domain/crawling/site/file-kind.ts';
import { sourceNames, sources } from '@nomucheck/domain/crawling/sources.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { OffersOf } from '../engine/foundation/context.ts';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../engine/process-managers/process-manager.ts';
import type { ocr } from '../ocr/context.ts';

export const READ_ATTACHMENT = 'read-attachment';

const found = z.strictObject({ hash: contentHash, fileName: z.string(), at: z.string(), workId: z.uuid() });
const kept = z.object({ hash: z.string(), mediaType: z.string() });
const recorded = z.object({
  workId: z.string(),
  source: z.enum(sourceNames),
  items: z.array(
    z.object({
      ...{ id: z.string(), title: z.string(), caseId: z.string().nullable() },
      attachments: z.array(z.object({ name: z.string(), raw: kept.nullable() })),
    }),
  ),
});

/**
 * The PDFs beside decisions are read, so that a person can make their text the text of the case. Other files (HWP) are kept and
 * not read.
 */
export const attachmentReading = defineProcessManager({
  name: 'crawl-attachments',
  reactions: [
    after(definitionIn(crawlEvents, 'CrawlItemsRecorded'), recorded, ({ data: { workId, source, items } }) =>
      items.flatMap(({ id, title, caseId, attachments }) =>
        caseId === null
          ? []
          : attachments.flatMap(({ name, raw }, number): WantedEffect[] =>
              raw?.mediaType === mediaTypeOfFile.pdf
                ? [
                    {
                      ...{ name: READ_ATTACHMENT, purpose: `${READ_ATTACHMENT} ${id} ${number}` },
                      data: {
                        ...{ hash: raw.hash, fileName: name, workId },
                        at: `${sources[source].label} ${id} · ${title}`,
                      } satisfies z.infer<typeof found>,
                    },
                  ]
                : [],
            ),
      ),
    ),
  ],
});

type Parts = Pick<OffersOf<typeof ocr>, 'readPdf'> & { readonly clock: () => Date };

/** Asking again for a PDF that is being read, or has been, changes nothing. */
export const readAttachment =
  ({ readPdf, clock }: Parts): JobHandler =>
  async ({ id, data }) => {
    const { workId, ...pdf } = found.parse(data);
    await readPdf.start(pdf, {
      ...{ commandId: id, at: clock().toISOString(), correlationId: workId },
      actor: { id: 'system', role: 'system' },
    });
  };
