import { imageKindOf, isAnimated } from '@nomucheck/domain/files/image-kind.ts';
import { fitAttachment } from '../../../shared/attachments/fit-attachment.ts';
import { serverErrorMessage, unreachedMessage } from '../../../shared/client/api-client.ts';
import { isFields, sendBody } from '../../../shared/client/send-body.ts';

/** What a chooser of files offers; the server looks at what is inside. */
export const pictureTypes = 'image/png,image/jpeg,image/webp';

/** The kept picture, or what the person is told. */
export type PictureSent =
  | { readonly file: string; readonly width: number; readonly height: number }
  | { readonly failure: string };

/** Uploads a picture of an article; throws an `AbortError` where it is given up. */
export const sendPicture = async (
  chosen: File,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<PictureSent> => {
  const body = new FormData();
  body.append('purpose', 'board');
  body.append('file', await fitted(chosen), chosen.name);
  const { status, answer } = await sendBody({ url: '/files', body }, onSent, signal);
  const { id: file, width, height } = answer;
  if (status === 201 && typeof file === 'string' && typeof width === 'number' && typeof height === 'number')
    return { file, width, height };
  const why = isFields(answer.errors) ? answer.errors[''] : undefined;
  if (typeof why === 'string') return { failure: why };
  if (typeof answer.message === 'string') return { failure: answer.message };
  return { failure: status === 0 ? unreachedMessage : serverErrorMessage };
};

/** A phone's photo is made smaller before it is sent. Of a picture that moves, one would be left: it is sent as it is, and refused. */
const fitted = async (chosen: File): Promise<Blob> => {
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const kind = imageKindOf(bytes);
  return kind === null || isAnimated(bytes, kind) ? chosen : fitAttachment(chosen);
};
