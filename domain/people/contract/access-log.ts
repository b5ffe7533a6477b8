import { z } from 'zod';

/** Which staff member read whose personal data: `/api/admin/user/{id}/access-log`. */

/** The purpose of reading. */
export const readPurpose = z.enum([
  ...([
    'list',
    'search',
    'export',
    'detail',
    'check',
    'access_log',
    'messages',
    'order',
    'advice',
    'consultation',
    'boards',
    'log',
  ] as const),
]);
export type ReadPurpose = z.infer<typeof readPurpose>;

export const accessLogEntry = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  /** `name` is finished text; a fixed word for one who left. */
  reader: z.strictObject({ id: z.string(), name: z.string(), role: z.string() }),
  /** `203.0.113.0/24`: the network of the reader. */
  network: z.string(),
  purpose: readPurpose,
  /** How many people the same page showed. */
  people: z.int(),
});
export type AccessLogEntry = z.infer<typeof accessLogEntry>;

export const accessLogFilter = z.strictObject({ purpose: readPurpose.optional(), reader: z.uuid().optional() });
export type AccessLogFilter = z.infer<typeof accessLogFilter>;

/** What one of the firm's people read in a month. */
export type ReaderCounts = {
  readonly reads: number;
  /** Different people whose data were shown. */
  readonly people: number;
  readonly exports: number;
  /** Between ten in the evening and seven in the morning, or at the weekend, in Korea. */
  readonly offHours: number;
  readonly networks: number;
  /** Reads a month, of the three months before; null where there were none. */
  readonly usual: number | null;
};
