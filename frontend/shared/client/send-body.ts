import { randomId } from '../device/random-id.ts';
import { readToken } from '../device/stored-token.ts';
import { noteLogPosition } from './log-position.ts';

export type Fields = Readonly<Record<string, unknown>>;
/** `status` is 0 when there was no response. */
export type Sent = { readonly status: number; readonly answer: Fields };

/**
 * Posts a large body and calls back with the share that was sent (0 to 1). It uses XMLHttpRequest, because fetch doesn't report
 * the progress of an upload, and hundreds of megabytes take a while. A form names its own content type.
 */
export const sendBody = (
  { url, body, type }: { readonly url: string; readonly body: Blob | FormData; readonly type?: string },
  onSent: (share: number) => void,
  signal: AbortSignal,
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    if (type !== undefined) request.setRequestHeader('Content-Type', type);
    request.setRequestHeader('Idempotency-Key', randomId());
    const token = readToken();
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      noteLogPosition(request.getResponseHeader('X-Log-Position'));
      resolve({ status: request.status, answer: answerOf(request.responseText) });
    };
    request.onerror = () => resolve({ status: 0, answer: {} });
    request.onabort = () => reject(new DOMException('given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const answerOf = (text: string): Fields => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
};
