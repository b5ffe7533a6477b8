import { boundedJson, type JsonLimits } from '@nomucheck/domain/kernel/text/bounded-json.ts';

/** What services answer that are asked for one thing: a person's profile, whether a message was taken. */
const usual: JsonLimits = { length: 100_000, depth: 16, keys: 5_000, items: 5_000 };

/** The JSON of another service's answer; null where it isn't JSON, or is more than such an answer can be. */
export const jsonOfAnswer = async (response: Response, limits = usual): Promise<unknown> => {
  const text = await textOf(response, limits.length);
  const read = text === null ? null : boundedJson(text, limits);
  return read && 'value' in read ? read.value : null;
};

/** null: it is longer. The rest isn't received. */
const textOf = async ({ body }: Response, most: number): Promise<string | null> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > most) return null;
  }
  return text + decoder.decode();
};

const LINE_FEED = 0x0a;

/**
 * `fetch` for a library that parses what it receives by itself, line by line or whole: an answer that has more bytes,
 * or a line with more, fails.
 */
export const boundedFetch =
  (most: { readonly bytes: number; readonly line: number }): typeof fetch =>
  async (...asked) => {
    const response = await fetch(...asked);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counting(most)), { status, statusText, headers });
  };

const counting = (most: { readonly bytes: number; readonly line: number }) => {
  let [bytes, line] = [0, 0];
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      bytes += piece.length;
      for (const [length, isEnd] of linesIn(piece)) {
        line += length;
        if (line > most.line || bytes > most.bytes) return controller.error(new Error('an answer without an end'));
        if (isEnd) line = 0;
      }
      controller.enqueue(piece);
    },
  });
};

/** The length of each part of a line that is in this piece, and whether the line ends there. */
function* linesIn(piece: Uint8Array): Iterable<readonly [length: number, isEnd: boolean]> {
  let from = 0;
  for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, from)) {
    yield [end - from, true];
    from = end + 1;
  }
  yield [piece.length - from, false];
}
