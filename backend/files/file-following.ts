import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import type { BoardDocument } from '@nomucheck/domain/boards/document.ts';
import { imageFilesIn } from '@nomucheck/domain/boards/images.ts';
import { postEvents } from '@nomucheck/domain/boards/post-events.ts';
import { fileEvents } from '@nomucheck/domain/files/file-events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { JobHandler } from '../engine/jobs/jobs.ts';
import { after, defineProcessManager } from '../engine/process-managers/process-manager.ts';
import type { Files } from './files.ts';

/** Notes that a record shows the file, so that it isn't removed as one that nothing uses. */
export const NOTE_FILE_USED = 'note-file-used';
/** Removes a file that its record shows no more. */
export const REMOVE_FILE = 'remove-file';
/** Deletes the bytes of a removed file. */
export const FORGET_FILE = 'forget-file';

const which = z.strictObject({ fileId: z.uuid(), at: z.iso.datetime() });
const whose = z.strictObject({ owner: z.uuid(), fileId: z.uuid() });
const photoChanged = z.object({ photo: z.uuid().nullable(), former: z.uuid().nullable() });
const said = z.object({ content: z.custom<BoardDocument>() });
const removed = z.object({ owner: z.uuid(), fileId: z.uuid() });

/** What follows for files from the records that show them. */
export const fileFollowing = defineProcessManager({
  name: 'file-following',
  reactions: [
    after(definitionIn(userEvents, 'PhotoChanged'), photoChanged, ({ data: { photo, former }, at }) => [
      ...(photo === null
        ? []
        : [{ name: NOTE_FILE_USED, data: { fileId: photo, at } satisfies z.infer<typeof which> }]),
      ...(former === null ? [] : [{ name: REMOVE_FILE, data: { fileId: former, at } satisfies z.infer<typeof which> }]),
    ]),
    ...(['PostDrafted', 'PostEdited'] as const).map((type) =>
      after(definitionIn(postEvents, type), said, ({ data: { content }, at }) =>
        imageFilesIn(content).map((fileId) => ({
          ...{ name: NOTE_FILE_USED, purpose: `use ${fileId}` },
          data: { fileId, at } satisfies z.infer<typeof which>,
        })),
      ),
    ),
    after(definitionIn(fileEvents, 'FileRemoved'), removed, ({ data: { owner, fileId } }) => [
      { name: FORGET_FILE, data: { owner, fileId } satisfies z.infer<typeof whose> },
    ]),
  ],
});

export const followFile =
  (files: Pick<Files, 'give'>, type: 'UseFile' | 'RemoveFile'): JobHandler =>
  async ({ id, data }) => {
    const { fileId, at } = which.parse(data);
    const context = { commandId: id, at, actor: { id: 'system', role: 'system' }, correlationId: id } as const;
    try {
      await files.give(fileId, { type }, context);
    } catch (error) {
      // Its owner has removed it meanwhile.
      if (!(error instanceof DomainError && error.code === 'not_found')) throw error;
    }
  };

export const forgetFile =
  (files: Pick<Files, 'forget'>): JobHandler =>
  async ({ data }) => {
    const { owner, fileId: id } = whose.parse(data);
    await files.forget({ owner, id });
  };
