import { largestImage } from '@nomucheck/domain/files/limits.ts';
import { fileDecider, fileStream } from '@nomucheck/domain/files/stored-file.ts';
import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import { filesOf } from '@nomucheck/projections/files/stored-files.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Files } from './files.ts';

export type FileExportParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly files: Pick<Files, 'read'>;
};

/** The caller's files, with what is in them as far as it fits into a file of JSON. */
export const fileExport =
  ({ db, commands, files }: FileExportParts) =>
  async ({ user }: Caller): Promise<Pick<ExportOut, 'files'>> => {
    const streams = (await filesOf(db, user.id)).map(fileStream);
    const exported: ExportOut['files'] = [];
    for (const { state: file, createdAt } of (await commands.loadMany(fileDecider, streams)).values()) {
      if (file === null || file.removed || createdAt === null) continue;
      const { fileId: id, purpose, name, mediaType, bytes } = file;
      const content = bytes <= largestImage ? await files.read(file) : null;
      const written = content?.toString('base64') ?? null;
      exported.push({ id, purpose, name, mediaType, bytes, uploadedAt: createdAt, content: written });
    }
    return { files: exported };
  };
