import type { Attachment, Attachments } from '@nomucheck/domain/consultations/attachments.ts';
import { type ApiAnswer, callApi, callForFile, serverErrorMessage, unreachedMessage } from '../client/api-client.ts';
import { isFields, sendBody } from '../client/send-body.ts';
import { saveFile } from '../device/save-file.ts';
import { fitAttachment } from './fit-attachment.ts';

/** What a chooser of files offers; the server looks at what is inside. */
export const attachmentTypes = 'application/pdf,image/png,image/jpeg,image/webp';

/** The files of a consultation, from both sides. */
export const filesOf = (id: string): string => `/api/consult/${encodeURIComponent(id)}/files`;

export const fetchAttachments = (id: string, signal?: AbortSignal): Promise<ApiAnswer<Attachments>> =>
  callApi<Attachments>({ url: filesOf(id), ...(signal && { signal }) });

/** null, or what the person is told. Throws an `AbortError` where it is given up. */
export const addAttachment = async (
  id: string,
  file: File,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<string | null> => {
  const body = new FormData();
  body.append('file', await fitAttachment(file), file.name);
  const { status, answer } = await sendBody({ url: filesOf(id), body }, onSent, signal);
  if (status === 201) return null;
  const why = isFields(answer.errors) ? answer.errors[''] : undefined;
  if (typeof why === 'string') return why;
  if (typeof answer.message === 'string') return answer.message;
  return status === 0 ? unreachedMessage : serverErrorMessage;
};

export const removeAttachment = async (fileId: string): Promise<string | null> => {
  const answer = await callApi<object>({ method: 'DELETE', url: `/files/${encodeURIComponent(fileId)}`, data: {} });
  return answer.ok ? null : answer.message;
};

/** Saves the file on the device; its link works for a minute, so it is asked for now. null, or what the person is told. */
export const saveAttachment = async (id: string, { id: fileId, name }: Attachment): Promise<string | null> => {
  const now = await fetchAttachments(id);
  if (!now.ok) return now.message;
  const url = now.items.find((each) => each.id === fileId)?.url;
  if (url === undefined) return '지워진 파일이에요.';
  const answer = await callForFile({ url });
  if (!answer.ok) return answer.message;
  saveFile(answer.file, name);
  return null;
};

/** `1.2MB`, `340KB` */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)}MB`
    : `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('ko')}KB`;
