import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type { ConsentVersions } from '@nomucheck/domain/accounts/consents.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { fileLink, fileQuery, removedFile, uploadedFile } from '@nomucheck/domain/files/contract.ts';
import { fileAddress } from '@nomucheck/domain/files/file-address.ts';
import { firmOwner } from '@nomucheck/domain/files/purposes.ts';
import type { StoredFile } from '@nomucheck/domain/files/stored-file.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import {
  type Answer,
  emptyBody,
  idParams,
  loginRoute,
  noInput,
  publicRoute,
  type Route,
} from '../engine/http/route.ts';
import type { Files } from './files.ts';
import { byteRangeOf } from './giving-out/byte-range.ts';
import type { FileLinks } from './giving-out/file-links.ts';
import { receivedFile, receiveFile } from './receiving/receive-file.ts';

export type FileRouteParts = {
  readonly files: Files;
  readonly links: FileLinks;
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly callerOf: (token: string) => Promise<Caller>;
  readonly consentVersions: () => Promise<ConsentVersions>;
};

/** `/files`: a person's own files, those of the firm's articles, and links that open one of them for a minute. */
export const fileRoutes = ({ files, links, commands, callerOf, consentVersions }: FileRouteParts): readonly Route[] => {
  /** The file of an owner who reads it, or of an uploader who removes it. */
  const own = async (id: string, action: 'file.read' | 'file.remove', actor: Actor): Promise<StoredFile> => {
    const file = await files.find(id);
    // Of the firm's articles: everybody who writes them.
    if (file?.owner === firmOwner && may(actor, 'menu.board')) return file;
    authorize(actor, action, file && { owner: action === 'file.read' ? file.owner : file.uploader });
    if (file === null) throw new DomainError('not_found');
    return file;
  };

  /** Opened by a link, or by the session of its owner. */
  const opened = async (id: string, sig: string | undefined, token: string | null): Promise<StoredFile> => {
    const byLink = sig !== undefined && links.opens(id, sig) ? await files.find(id) : null;
    if (byLink) return byLink;
    if (sig !== undefined) throw new DomainError('not_found');
    if (token === null || token === 'null' || token === 'undefined') throw new DomainError('login_needed');
    return own(id, 'file.read', (await callerOf(token)).actor);
  };

  return [
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/files',
      status: 201,
      summary:
        'Keeps a file for its `purpose`, a field of the form. An image is drawn anew, without what was hidden in it.',
      body: receivedFile,
      answers: uploadedFile,
      allowance: 'drawing',
      receives: 'multipart/form-data',
      receive: (content, _query, contentType) => receiveFile(content, contentType),
      handle: async ({ body, context }, { user, actor }) => {
        const isOfFirm = body.purpose === 'board';
        if (isOfFirm) authorize(actor, 'menu.board');
        // A picture of an article says what it is in the article; the name that it had on somebody's device is none of that.
        const whose = isOfFirm ? { owner: firmOwner, name: '사진' } : { owner: user.id };
        const { file, position } = await files.upload({ ...body, ...whose, uploader: user.id, about: null }, context);
        const { fileId: id, mediaType, bytes } = file;
        const { width = 0, height = 0 } = body.size ?? {};
        return { body: { id, url: fileAddress(id), mediaType, bytes, width, height }, position };
      },
    }),
    publicRoute({
      ...noInput,
      method: 'get',
      path: '/files/:id',
      summary: 'The file: for its owner, or with the signature of a link. A range may be asked for.',
      params: idParams,
      query: fileQuery,
      answers: z.string(),
      mediaType: 'application/octet-stream',
      handle: async ({ params: { id }, query: { sig }, token, header }) => {
        const file = await opened(id, sig, token);
        const content = await files.read(file);
        if (content === null) throw new DomainError('not_found');
        return answerWith(file, content, header('range'));
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/files/:id/link',
      summary: 'A link that opens my file for a minute, without a sign-in.',
      params: idParams,
      body: emptyBody,
      answers: fileLink,
      handle: async ({ params: { id } }, { actor }) => ({
        body: links.to((await own(id, 'file.read', actor)).fileId),
      }),
    }),
    loginRoute({
      ...noInput,
      method: 'delete',
      path: '/files/:id',
      summary: 'Removes my file for good. Where it is my photo, I have none afterwards.',
      params: idParams,
      body: emptyBody,
      answers: removedFile,
      handle: async ({ params: { id }, context }, { actor, user }) => {
        await own(id, 'file.remove', actor);
        if (user.photo === id)
          await commands.handle(userDecider, {
            stream: userStream(user.id),
            command: {
              type: 'EditProfile',
              changes: { photo: null },
              versions: await consentVersions(),
              at: context.at,
            },
            context: { ...context, commandId: followingCommandId(context.commandId, 'no photo') },
          });
        const { position } = await files.give(id, { type: 'RemoveFile' }, context);
        return { body: { id, removed: true }, position };
      },
    }),
  ];
};

/** What isn't an image that the service has drawn is only saved, never shown: it could run as a page of this site. */
const answerWith = ({ name, mediaType }: StoredFile, content: Buffer, range: string | null): Answer => {
  const part = byteRangeOf(range, content.length);
  const sent = part ? content.subarray(part.first, part.last + 1) : content;
  return {
    body: null,
    ...(part ? { status: 206 } : {}),
    headers: {
      'Accept-Ranges': 'bytes',
      'Content-Length': String(sent.length),
      ...(part ? { 'Content-Range': `bytes ${part.first}-${part.last}/${content.length}` } : {}),
    },
    file: { name: name ?? '파일', chunks: once(sent), mediaType, shown: mediaType === 'image/webp' },
  };
};

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
