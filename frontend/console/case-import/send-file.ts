import type { ApiFailure } from '../../shared/client/api-client.ts';
import { serverErrorMessage } from '../../shared/client/api-client.ts';
import { type Fields, isFields, sendBody } from '../../shared/client/send-body.ts';
import { ApiError } from '../api/api-error.ts';

export type FileToSend = {
  readonly content: Blob;
  readonly fileName: string;
  readonly sampling: 'population' | 'curated';
  readonly dryRun: boolean;
};

/** Uploads a file of cases and calls back with the share that was sent (0 to 1); returns the batch's id. */
export const sendFile = async (
  { content, fileName, sampling, dryRun }: FileToSend,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<string> => {
  const query = new URLSearchParams({ fileName, sampling, ...(dryRun ? { dryRun: 'true' } : {}) });
  const url = `/api/crawls/upload?${query.toString()}`;
  const { status, answer } = await sendBody({ url, body: content, type: 'application/octet-stream' }, onSent, signal);
  if (status > 0 && status < 300 && typeof answer.id === 'string') return answer.id;
  throw refusalOf(status, answer);
};

/** The server's message for the file is in `errors`; here it becomes part of the message. */
const refusalOf = (status: number, body: Fields): ApiError => {
  const errors = isFields(body.errors)
    ? Object.values(body.errors).filter((words): words is string => typeof words === 'string')
    : [];
  const message = typeof body.message === 'string' ? body.message : serverErrorMessage;
  const failure: Pick<ApiFailure, 'code' | 'status' | 'message' | 'body'> = {
    code:
      body.code === 'payload_too_large' ? 'payload_too_large' : status === 422 ? 'file_upload_failed' : 'server_error',
    status,
    message: [message, ...errors].join(' '),
    body: { ...body },
  };
  return new ApiError(failure);
};
