import { z } from 'zod';
import type { Decider } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';

/** Somebody downloaded master cases; the envelope says who and when. Each export is one stream. */
const exported = z.strictObject({
  exportId: z.uuid(),
  /** The filter of the list that was downloaded. */
  filter: z.record(
    z.string().max(40),
    z.union([storableText(200), z.boolean(), z.array(storableText(200)).max(1_000)]),
  ),
  count: z.int().min(0),
});

export const casesExported = defineEvent({ type: 'CasesExported', version: 1, schema: exported });
export const caseExportEvents = [casesExported] as const;
export type CaseExportEvent = { type: 'CasesExported'; data: z.infer<typeof exported> };

export type ExportCases = { readonly type: 'ExportCases' } & CaseExportEvent['data'];

export const caseExportDecider: Decider<boolean, ExportCases, CaseExportEvent> = {
  initialState: false,
  decide: ({ exportId, filter, count }, done) =>
    done ? [] : [{ type: 'CasesExported', data: { exportId, filter, count } }],
  evolve: () => true,
};

export const caseExportStream = (exportId: string): string => `caseexport-${exportId}`;
