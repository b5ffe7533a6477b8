import { fileEvents } from '@nomucheck/domain/files/file-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { Db } from '../runner/db.ts';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** A file that its owner keeps. Its name is in the log alone, sealed. */
export type StoredFileRow = {
  id: string;
  owner: string;
  /** The record that it was uploaded for; null: none. */
  about: string | null;
  uploaded_at: string;
};

const aboutOne = z.object({ owner: z.string(), fileId: z.string() });
const uploaded = aboutOne.extend({ about: z.string().nullable() });
const keys = ({ data }: Event<z.infer<typeof aboutOne>>): readonly string[] => [data.fileId];
const definition = (type: string) => definitionIn(fileEvents, type);

/** The files that aren't removed. */
export const storedFiles = defineProjection<StoredFileRow>({
  name: 'stored-files',
  version: 2,
  oneStreamARow: true,
  table: {
    name: 'stored_files',
    key: 'id',
    columns: { owner: 'text not null', about: 'text', uploaded_at: 'timestamptz not null' },
    indexes: ['(owner, uploaded_at, id)', '(about, uploaded_at, id) where about is not null'],
  },
  takes: [
    on(definition('FileUploaded'), uploaded, {
      keys,
      evolveRow: (_row, { data, at }) => ({ id: data.fileId, owner: data.owner, about: data.about, uploaded_at: at }),
    }),
    on(definition('FileRemoved'), aboutOne, { keys, evolveRow: () => null }),
  ],
});

/** The ids of the files of a record, the first one first. */
export const filesAbout = async (db: Db, about: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id from read.stored_files where about = $1 order by uploaded_at, id',
    [about],
  );
  return rows.map(({ id }) => id);
};

/** The ids of a person's files, the first one first. */
export const filesOf = async (db: Db, owner: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id from read.stored_files where owner = $1 order by uploaded_at, id',
    [owner],
  );
  return rows.map(({ id }) => id);
};
