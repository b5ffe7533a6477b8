import {
  ATTACHMENTS_AT_MOST,
  type Attachment,
  attachment,
  attachments,
} from '@nomucheck/domain/consultations/attachments.ts';
import { endedMeanwhile } from '@nomucheck/domain/consultations/consultation.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { parseInput } from '../engine/http/requests/validation.ts';
import { idParams, loginRoute, noInput, type Route } from '../engine/http/route.ts';
import { type FileOfRecord, type RecordFiles, receiveAttachment, receivedFile } from '../files/context.ts';
import { isOfFirm } from './consultation-routes.ts';
import { type LoadedConsultation, visibleConsultation } from './loaded-consultation.ts';
import type { ConsultationViews } from './reading/consultation-views.ts';

export type AttachmentRouteParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly recordFiles: RecordFiles;
  readonly views: Pick<ConsultationViews, 'detail'>;
};

/** `/api/consult/{id}/files`: what both sides add to a consultation. Each removes what they have added: `DELETE /files/{id}`. */
export const attachmentRoutes = ({ commands, recordFiles, views }: AttachmentRouteParts): readonly Route[] => {
  /** Who isn't shown the texts because of a conflict isn't shown the files either. */
  const isWithheld = async (loaded: LoadedConsultation, caller: Caller, at: string): Promise<boolean> =>
    isOfFirm(loaded.consultation.owner, caller) &&
    (await views.detail(loaded, loaded.consultation, caller.actor, at)).withheld;

  /** Until the consultation is closed, the person who asked and its assignee may add files. */
  const mayAdd = ({ consultation: { owner, assignee, closed } }: LoadedConsultation, { actor }: Caller): boolean =>
    closed === null && (actor.id === owner || actor.id === assignee);

  const admitted = async (id: string, caller: Caller, at: string): Promise<LoadedConsultation> => {
    const loaded = await visibleConsultation(commands, id, caller.actor);
    if (loaded.consultation.closed !== null) throw endedMeanwhile();
    if (!mayAdd(loaded, caller) || (await isWithheld(loaded, caller, at)))
      throw new DomainError('stage_wrong', { errors: { '': notTaken } });
    return loaded;
  };

  return [
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/consult/:id/files',
      summary: 'The files of a consultation, each with a link that opens it for a minute.',
      params: idParams,
      answers: attachments,
      reads: [recordFiles.listed],
      handle: async ({ params: { id }, context: { at } }, caller) => {
        const loaded = await visibleConsultation(commands, id, caller.actor);
        const withheld = await isWithheld(loaded, caller, at);
        const files = withheld ? [] : await recordFiles.of(id);
        const items = files.map((file) => shown(file, caller));
        const { owner } = loaded.consultation;
        return {
          body: { items, mayAdd: !withheld && mayAdd(loaded, caller) && items.length < ATTACHMENTS_AT_MOST },
          discloses: { purpose: 'consultation', people: [owner] },
        };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/consult/:id/files',
      status: 201,
      summary: 'Adds a file to a consultation: a PDF, or an image, which is drawn anew.',
      params: idParams,
      body: receivedFile,
      answers: attachment,
      allowance: 'drawing',
      receives: 'multipart/form-data',
      admits: async (params, caller, at) => {
        await admitted(parseInput(idParams, params).id, caller, at);
      },
      receive: (content, _query, contentType) => receiveAttachment(content, contentType),
      handle: async ({ params: { id }, body, context }, caller) => {
        // Asked again: receiving it may have taken minutes.
        const { owner } = (await admitted(id, caller, context.at)).consultation;
        const to = { about: id, owner, uploader: caller.actor.id, most: ATTACHMENTS_AT_MOST };
        const { file, position } = await recordFiles.add(to, body, context);
        return { body: shown(file, caller), position };
      },
    }),
  ];
};

const shown = (file: FileOfRecord, { actor }: Caller): Attachment => ({
  ...{
    id: file.fileId,
    name: file.name ?? '',
    mediaType: file.mediaType,
    bytes: file.bytes,
    at: file.uploadedAt,
    url: file.url,
  },
  by: file.uploader === file.owner ? 'person' : 'firm',
  mine: file.uploader === actor.id,
});

const notTaken = '상담을 맡은 노무사가 올릴 수 있습니다.';
