import type { ApiFailure } from '../../shared/api-client.ts';
import { serverErrorMessage } from '../../shared/api-client.ts';
import { noteLogPosition } from '../../shared/log-position.ts';
import { randomId } from '../../shared/random-id.ts';
import { readToken } from '../../shared/stored-token.ts';
import { ApiError } from '../api/api-error.ts';

export type FileToSend = {
  readonly content: Blob;
  readonly fileName: string;
  readonly sampling: 'population' | 'curated';
  readonly dryRun: boolean;
};

/**
 * Uploads a file of cases and calls back with the share that was sent (0 to 1); returns the batch's id. It uses
 * XMLHttpRequest, because fetch doesn't report the progress of an upload, and 200 MB take a while.
 */
export const sendFile = (
  { content, fileName, sampling, dryRun }: FileToSend,
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ fileName, sampling, ...(dryRun ? { dryRun: 'true' } : {}) });
    request.open('POST', `/api/crawls/upload?${query.toString()}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Idempotency-Key', randomId());
    const token = readToken();
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const answer = answerOf(request.responseText);
      noteLogPosition(request.getResponseHeader('X-Log-Position'));
      if (request.status < 300 && typeof answer.id === 'string') resolve(answer.id);
      else reject(refusalOf(request.status, answer));
    };
    request.onerror = () => reject(refusalOf(0, {}));
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(content);
  });

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answerOf = (text: string): Fields => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
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
