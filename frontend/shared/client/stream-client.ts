import { readToken } from '../device/stored-token.ts';
import { type ApiFailure, type ApiRequest, bodyOf, refusalOf, send, unanswered } from './api-client.ts';

export type StreamRequest = Pick<ApiRequest, 'url' | 'data' | 'signal' | 'idempotencyKey'>;

/**
 * A write whose response is a stream of events. Like `callApi`, it never throws; reading the stream may, when the connection
 * is cut or the signal is aborted. A file of its own, because few pages need it.
 */
export const callForStream = async (
  request: StreamRequest,
): Promise<{ ok: true; body: ReadableStream<Uint8Array> } | ApiFailure> => {
  const what = `POST ${request.url}`;
  const token = readToken();
  try {
    const response = await send({ ...request, headers: { Accept: 'text/event-stream' } }, 'POST', token);
    if (!response.ok || response.body === null) return refusalOf(response, await bodyOf(response), what, token);
    return { ok: true, body: response.body };
  } catch (error) {
    return unanswered(error, what);
  }
};
