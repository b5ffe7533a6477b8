import { createHash } from 'node:crypto';
import {
  mostBytesOfFirm,
  mostBytesOfPerson,
  mostFilesOfFirm,
  mostFilesOfPerson,
} from '@nomucheck/domain/files/limits.ts';
import { type FilePurpose, firmOwner } from '@nomucheck/domain/files/purposes.ts';
import { type FileCommand, fileDecider, fileStream, type StoredFile } from '@nomucheck/domain/files/stored-file.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { v5 as uuidV5 } from 'uuid';
import { keyOfRecord } from '../engine/command-handling/event-codec.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { SealedBytes } from '../engine/sealing/sealed-bytes.ts';
import type { FilePlace, FileStore } from './disk/file-store.ts';
import type { ReceivedFile } from './receiving/receive-file.ts';

export type Files = {
  /**
   * Keeps what was received. The bytes come first, so that no event names a file that isn't there; what is left without an
   * event is swept. Throws `file_upload_failed` where the owner has no room left.
   */
  upload(
    received: ReceivedFile & Pick<StoredFile, 'owner' | 'uploader' | 'about'>,
    context: CommandContext,
  ): Promise<{ readonly file: StoredFile; readonly position: string }>;
  /** null: there is none, or it is removed. */
  find(id: string): Promise<StoredFile | null>;
  /** null once its bytes are gone or can't be read any more. */
  read(file: Pick<StoredFile, 'owner' | 'fileId'>): Promise<Buffer | null>;
  give(id: string, command: FileCommand, context: CommandContext): Promise<{ readonly position: string }>;
  /** Deletes the bytes of a removed file, and the key that they and its name were sealed with. May run again. */
  forget(place: FilePlace): Promise<void>;
  /** Throws `profile_edit_failed` unless this is a file of the owner for this purpose. */
  requireOwn(id: string, purpose: FilePurpose, owner: string): Promise<void>;
};

export type FileParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly store: Pick<FileStore, 'put' | 'get' | 'remove' | 'usedBy'>;
  readonly sealedBytes: SealedBytes;
  readonly keys: { readonly destroyOne: (name: string) => Promise<void> };
};

/** The same key as that of the sealed name: the file's own, which ends with its owner's. */
const keyOf = ({ owner, id }: FilePlace): string => keyOfRecord(owner, fileStream(id));
/** The bytes of one person's file can't be passed off as another's. */
const contextOf = ({ owner, id }: FilePlace): string => `${owner}|${fileStream(id)}`;

export const createFiles = ({ commands, store, sealedBytes, keys }: FileParts): Files => {
  const put = async (place: FilePlace, content: Buffer): Promise<void> => {
    await store.put(place, await sealedBytes.seal(keyOf(place), contextOf(place), content));
    // Counted afterwards, with this one, so that uploads at the same time don't get past the limit together.
    const { files, bytes } = await store.usedBy(place.owner);
    const room = place.owner === firmOwner ? roomOfFirm : roomOfPerson;
    if (files <= room.files && bytes <= room.bytes) return;
    await store.remove(place);
    throw new DomainError('file_upload_failed', { errors: { '': room.full } });
  };

  const find: Files['find'] = async (id) => {
    const { state } = await commands.load(fileDecider, fileStream(id));
    return state === null || state.removed ? null : state;
  };

  return {
    find,
    upload: async ({ content, size: _size, ...sent }, context) => {
      // Derived from the command's id, so that a retry has the same file; a picture that everybody may keep has an address that never
      // shows anything else.
      const id = uuidV5(sent.purpose === 'board' ? `file ${hashOf(content)}` : 'file', context.commandId);
      const file = { ...sent, fileId: id, bytes: content.length };
      const { state, position } = await commands.handle(fileDecider, {
        ...{ stream: fileStream(id), command: { type: 'UploadFile', file }, context },
        first: async ({ state: before }) => {
          if (before === null && context.answeredBefore !== context.commandId)
            await put({ owner: sent.owner, id }, content);
        },
      });
      return { file: state ?? { ...file, used: sent.about !== null, removed: false }, position };
    },
    read: async ({ owner, fileId: id }) => {
      const sealed = await store.get({ owner, id });
      return sealed && sealedBytes.open(keyOf({ owner, id }), contextOf({ owner, id }), sealed);
    },
    give: async (id, command, context) => commands.handle(fileDecider, { stream: fileStream(id), command, context }),
    forget: async (place) => {
      await store.remove(place);
      await keys.destroyOne(keyOf(place));
    },
    requireOwn: async (id, purpose, owner) => {
      const file = await find(id);
      if (file?.owner !== owner || file.purpose !== purpose)
        throw new DomainError('profile_edit_failed', {
          errors: { photoURL: '올려 둔 사진이 없어요. 다시 올려 주세요.' },
        });
    },
  };
};

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const roomOfPerson = {
  ...{ files: mostFilesOfPerson, bytes: mostBytesOfPerson },
  full: `파일은 한 사람이 ${mostFilesOfPerson}개까지 보관할 수 있어요. 쓰지 않는 파일은 하루 뒤에 지워져요.`,
};
const roomOfFirm = {
  ...{ files: mostFilesOfFirm, bytes: mostBytesOfFirm },
  full: '게시판의 사진을 둘 자리가 모자라요. 쓰지 않는 글을 지우면 그 글의 사진도 지워져요.',
};
