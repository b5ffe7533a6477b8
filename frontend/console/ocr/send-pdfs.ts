import type { UploadedPdf } from '@nomucheck/domain/ocr/contract.ts';
import { serverErrorMessage, unreachedMessage } from '../../shared/client/api-client.ts';
import { type Fields, isFields, sendBody } from '../../shared/client/send-body.ts';
import { ApiError } from '../api/api-error.ts';

/** Uploads PDFs, as many as one request may have; returns what each became, also where all of them were refused. */
export const sendPdfs = async (
  files: readonly File[],
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<readonly UploadedPdf[]> => {
  const body = new FormData();
  for (const file of files) body.append('files', file, file.name);
  const { status, answer } = await sendBody({ url: '/api/ocr/pdf', body }, onSent, signal);
  const became = Array.isArray(answer.files) ? answer.files.filter(isUploaded) : [];
  if (became.length > 0) return became;
  throw refusalOf(status, answer);
};

const isUploaded = (value: unknown): value is UploadedPdf =>
  isFields(value) && typeof value.became === 'string' && typeof value.fileName === 'string';

const refusalOf = (status: number, answer: Fields): ApiError =>
  new ApiError({
    code: answer.code === 'payload_too_large' ? 'payload_too_large' : 'server_error',
    status,
    message: typeof answer.message === 'string' ? answer.message : status === 0 ? unreachedMessage : serverErrorMessage,
    body: { ...answer },
  });
