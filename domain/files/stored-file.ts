import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { FileEvent } from './file-events.ts';
import type { FilePurpose, MediaType } from './purposes.ts';

/** One uploaded file. */
export type StoredFile = {
  readonly fileId: string;
  readonly owner: string;
  /** Who has sent it, and may remove it. */
  readonly uploader: string;
  readonly purpose: FilePurpose;
  /** The record that it was uploaded for; null: none yet. */
  readonly about: string | null;
  /** null once it can't be read any more. */
  readonly name: string | null;
  readonly mediaType: MediaType;
  readonly bytes: number;
  /** Whether a record shows it. */
  readonly used: boolean;
  readonly removed: boolean;
};

export type FileCommand =
  | {
      readonly type: 'UploadFile';
      readonly file: Omit<StoredFile, 'used' | 'removed'>;
    }
  | { readonly type: 'UseFile' }
  /** Of a file that nothing uses; one that was taken into use meanwhile stays. */
  | { readonly type: 'RemoveUnusedFile' }
  | { readonly type: 'RemoveFile' };

const decide = (command: FileCommand, file: StoredFile | null): readonly FileEvent[] => {
  if (command.type === 'UploadFile') {
    if (file) throw new DomainError('conflict');
    return [{ type: 'FileUploaded', data: { ...command.file } }];
  }
  if (!file) throw new DomainError('not_found');
  const { owner, fileId, used, removed } = file;
  if (removed) {
    if (command.type === 'UseFile') throw new DomainError('not_found');
    return [];
  }
  switch (command.type) {
    case 'UseFile':
      return used ? [] : [{ type: 'FileUsed', data: { owner, fileId } }];
    case 'RemoveUnusedFile':
      return used ? [] : [{ type: 'FileRemoved', data: { owner, fileId } }];
    case 'RemoveFile':
      return [{ type: 'FileRemoved', data: { owner, fileId } }];
  }
};

const evolve = (file: StoredFile | null, event: FileEvent): StoredFile | null => {
  switch (event.type) {
    case 'FileUploaded':
      return { ...event.data, used: event.data.about !== null, removed: false };
    case 'FileUsed':
      return file && { ...file, used: true };
    case 'FileRemoved':
      return file && { ...file, name: null, removed: true };
    default:
      return file;
  }
};

export const fileDecider: Decider<StoredFile | null, FileCommand, FileEvent> = { initialState: null, decide, evolve };

export const fileStream = (id: string): string => `file-${id}`;
