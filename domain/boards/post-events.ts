import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { firmCategoryIds } from './categories.ts';
import { boardDocument } from './document/document-schema.ts';
import { lengths } from './lengths.ts';

/**
 * Events of one article of the firm, from its first draft. Articles are of no person. What readers see is what was last published, until
 * it is published again; reasons are the events'.
 */

const postId = z.uuid();
const at = z.iso.datetime();
const written = {
  category: z.enum(firmCategoryIds),
  title: storableText(lengths.title),
  content: boardDocument,
};

const drafted = z.strictObject({ postId, ...written, at });
/** `from`: the revision whose text was put back; null: somebody typed it. */
const edited = z.strictObject({ postId, ...written, from: z.int().positive().nullable(), at });
/** From this instant on, which may be to come, readers see the text as it stands now. */
const published = z.strictObject({ postId, publishAt: at, at });
const takenDown = z.strictObject({ postId, at });
const pinned = z.strictObject({ postId, pinned: z.boolean(), at });
const removed = z.strictObject({ postId, at });

export type PostEvent =
  | { type: 'PostDrafted'; data: z.infer<typeof drafted> }
  | { type: 'PostEdited'; data: z.infer<typeof edited> }
  | { type: 'PostPublished'; data: z.infer<typeof published> }
  | { type: 'PostTakenDown'; data: z.infer<typeof takenDown> }
  | { type: 'PostPinned'; data: z.infer<typeof pinned> }
  | { type: 'PostRemoved'; data: z.infer<typeof removed> };

export const postEvents = [
  defineEvent({ type: 'PostDrafted', version: 1, schema: drafted }),
  defineEvent({ type: 'PostEdited', version: 1, schema: edited }),
  defineEvent({ type: 'PostPublished', version: 1, schema: published }),
  defineEvent({ type: 'PostTakenDown', version: 1, schema: takenDown }),
  defineEvent({ type: 'PostPinned', version: 1, schema: pinned }),
  defineEvent({ type: 'PostRemoved', version: 1, schema: removed }),
] as const;
