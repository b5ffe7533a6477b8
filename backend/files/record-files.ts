import { fileDecider, fileStream, type StoredFile } from '@nomucheck/domain/files/stored-file.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { filesAbout, storedFiles } from '@nomucheck/projections/files/stored-files.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { EventStore } from '../engine/event-store/event-store.ts';
import { NotYet } from '../engine/jobs/jobs.ts';
import type { ReadModels } from '../engine/read-models/read-models.ts';
import type { Files } from './files.ts';
import type { FileLinks } from './giving-out/file-links.ts';
import type { ReceivedFile } from './receiving/receive-file.ts';

/** A file of a record. `url` opens it for a minute. */
export type FileOfRecord = StoredFile & { readonly uploadedAt: string; readonly url: string };

/** Files that were uploaded for one record, such as a consultation. The caller checks the right to the record first. */
export type RecordFiles = {
  /** The read model that `of` is read from. */
  readonly listed: string;
  of(about: string): Promise<readonly FileOfRecord[]>;
  /** Throws `file_upload_failed` where the record has as many as it may have. */
  add(
    to: { readonly about: string; readonly owner: string; readonly uploader: string; readonly most: number },
    received: ReceivedFile,
    context: CommandContext,
  ): Promise<{ readonly file: FileOfRecord; readonly position: string }>;
  /** Removes all files of the record for good, after the job with this id. It may run again. */
  removeAll(about: string, of: { readonly job: string; readonly at: string }): Promise<void>;
};

export type RecordFileParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly store: Pick<EventStore, 'head'>;
  readonly readModels: Pick<ReadModels, 'waitFor'>;
  readonly files: Pick<Files, 'upload' | 'give'>;
  readonly links: Pick<FileLinks, 'to'>;
};

const secondsUntilCaughtUp = 2;

export const createRecordFiles = (parts: RecordFileParts): RecordFiles => {
  const { db, commands, store, readModels, files, links } = parts;
  const of: RecordFiles['of'] = async (about) => {
    const streams = (await filesAbout(db, about)).map(fileStream);
    const records = await commands.loadMany(fileDecider, streams);
    return streams.flatMap((stream) => {
      const { state = null, createdAt = null } = records.get(stream) ?? {};
      // Without a name the key is destroyed, and so the bytes can't be read either: the owner has left.
      if (state === null || state.name === null || createdAt === null) return [];
      return [{ ...state, uploadedAt: createdAt, url: links.to(state.fileId).url }];
    });
  };
  return {
    listed: storedFiles.name,
    of,
    add: async ({ most, ...to }, received, context) => {
      // One that was added a moment ago counts, too.
      await readModels.waitFor(await store.head(), [storedFiles.name]);
      const known = await filesAbout(db, to.about);
      if (known.length >= most && context.answeredBefore !== context.commandId)
        throw new DomainError('file_upload_failed', { errors: { '': `파일은 ${most}개까지 붙일 수 있어요.` } });
      const { file, position } = await files.upload({ ...received, ...to }, context);
      return { file: { ...file, uploadedAt: context.at, url: links.to(file.fileId).url }, position };
    },
    removeAll: async (about, { job, at }) => {
      if (!(await readModels.waitFor(await store.head(), [storedFiles.name]))) throw new NotYet(secondsUntilCaughtUp);
      for (const id of await filesAbout(db, about)) {
        const commandId = followingCommandId(job, `remove ${id}`);
        const actor = { id: 'system', role: 'system' } as const;
        await files.give(id, { type: 'RemoveFile' }, { commandId, at, actor, correlationId: job });
      }
    },
  };
};
