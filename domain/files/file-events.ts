import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { filePurposes, mediaTypes } from './purposes.ts';

/**
 * Events of one uploaded file. Its bytes aren't in the log. Its name is sealed with a key of the file in addition to its
 * owner's, which its bytes are encrypted with, too: both end with the file.
 */

const fileId = z.uuid();
const owner = z.uuid();

const uploaded = z.strictObject({
  owner,
  /** Who has sent it: another person than its owner where the firm has added it to the owner's record. */
  uploader: z.uuid(),
  fileId,
  purpose: z.enum(filePurposes),
  /** The record that it was uploaded for, which shows it from then on; null: another event takes it into use. */
  about: z.uuid().nullable(),
  /** null once the file is removed, or its owner has left. */
  name: storableText(200).nullable(),
  mediaType: z.enum(mediaTypes),
  bytes: z.int().positive(),
});
/** A record shows it from now on. A file that nothing uses is removed after a day. */
const used = z.strictObject({ owner, fileId });
const removed = z.strictObject({ owner, fileId });

export type FileEvent =
  | { type: 'FileUploaded'; data: z.infer<typeof uploaded> }
  | { type: 'FileUsed'; data: z.infer<typeof used> }
  | { type: 'FileRemoved'; data: z.infer<typeof removed> };

export const fileEvents = [
  defineEvent({
    type: 'FileUploaded',
    version: 1,
    schema: uploaded,
    sealed: { person: 'owner', fields: ['name'], apart: true },
  }),
  defineEvent({ type: 'FileUsed', version: 1, schema: used }),
  defineEvent({ type: 'FileRemoved', version: 1, schema: removed }),
] as const;
