import { crc32 } from 'node:zlib';
import { z } from 'zod';

const eventSchema = z.object({
  kind: z.literal('event'),
  stream: z.string(),
  /** `deleted` is the tombstone: the last number that a stream can have. */
  revision: z.union([z.number(), z.literal('deleted')]),
  id: z.string(),
  type: z.string(),
  isJson: z.boolean(),
  /** Hundreds of nanoseconds since 1970. */
  created: z.string(),
  data: z.string(),
  metadata: z.string(),
  /** Which of how many events that were appended together; `open` if a commit record of its own follows them. */
  part: z.object({ index: z.number(), of: z.number(), open: z.boolean() }),
});

const recordSchema = z.discriminatedUnion('kind', [
  eventSchema,
  z.object({ kind: z.literal('commit') }),
  /** Takes room in the log and is never read: a new epoch, an append of nothing. */
  z.object({ kind: z.literal('system'), about: z.string() }),
]);

export type EventRecord = z.infer<typeof eventSchema>;
export type LogRecord = z.infer<typeof recordSchema>;

/** A record as it stands in the file: its length, itself, the sum over it. */
export const framed = (record: LogRecord): Buffer => {
  const body = Buffer.from(JSON.stringify(record), 'utf8');
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32LE(body.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32LE(crc32(body), body.length + 4);
  return frame;
};

/** The record that begins there, and its size in the file; nothing if it is torn or was never written. */
export const recordAt = (file: Buffer, at: number): { record: LogRecord; size: number } | undefined => {
  if (at + 8 > file.length) return undefined;
  const length = file.readUInt32LE(at);
  if (length === 0 || at + length + 8 > file.length) return undefined;
  const body = file.subarray(at + 4, at + 4 + length);
  if (file.readUInt32LE(at + 4 + length) !== crc32(body)) return undefined;
  return { record: recordSchema.parse(JSON.parse(body.toString('utf8'))), size: length + 8 };
};
