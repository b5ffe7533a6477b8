import { serverErrorMessage, unreachedMessage } from '../../../shared/client/api-client.ts';
import { isFields, sendBody } from '../../../shared/client/send-body.ts';

/** The address of the kept photo, or what the person is told. */
export type PhotoSent = { readonly url: string } | { readonly failure: string };

/** Uploads a photo of the profile; throws an `AbortError` where it is given up. */
export const sendPhoto = async (
  photo: Blob,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<PhotoSent> => {
  const body = new FormData();
  body.append('purpose', 'photo');
  body.append('file', photo, 'photo.jpg');
  const { status, answer } = await sendBody({ url: '/files', body }, onSent, signal);
  if (status === 201 && typeof answer.url === 'string') return { url: answer.url };
  const why = isFields(answer.errors) ? answer.errors[''] : undefined;
  if (typeof why === 'string') return { failure: why };
  if (typeof answer.message === 'string') return { failure: answer.message };
  return { failure: status === 0 ? unreachedMessage : serverErrorMessage };
};
