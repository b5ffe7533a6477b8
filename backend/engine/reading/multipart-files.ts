import { on } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { DomainError, type ErrorCode } from '@nomucheck/domain/kernel/errors.ts';

/**
 * A file of a multipart body, with the name as it was sent, which may have a path; `content` is null where it is larger than a
 * file may be.
 */
export type SentFile = { readonly name: string; readonly content: Buffer | null };

export type FileLimits = { readonly files: number; readonly fileBytes: number; readonly allBytes: number };

export type Multipart = {
  readonly content: AsyncIterable<Uint8Array>;
  /** The request's header. */
  readonly contentType: string | undefined;
  readonly limits: FileLimits;
  /** The code of a refusal for too many files, or for a body of another type. */
  readonly refusal: ErrorCode;
};

/**
 * The files of a `multipart/form-data` body, one after the other; only one of them is in memory. Every part with a file name is
 * a file; other parts are written into `fields`, where it is given. Throws `refusal`, `payload_too_large`, and
 * `invalid_request` for a body that is broken or ends early.
 */
export async function* filesIn(
  { content, contentType, limits: { files, fileBytes, allBytes }, refusal }: Multipart,
  fields?: Map<string, string>,
): AsyncGenerator<SentFile, void, undefined> {
  const notReceived = (why: string): DomainError => new DomainError(refusal, { errors: { '': why } });
  const parser = parserFor(contentType, { files: files + 1, fileSize: fileBytes }, notReceived);
  parser.on('field', (name, value) => fields?.set(name, value));
  const found = on(parser, 'file', { close: ['finish'] });
  const source = Readable.from(bounded(content, allBytes));
  const feeding = pipeline(source, parser);
  // A file whose rest never comes doesn't end by itself.
  const brokenOff = feeding.then(() => new Promise<never>(() => {}));
  brokenOff.catch(() => {});
  let count = 0;
  try {
    for await (const [, stream, name] of found) {
      count += 1;
      if (count > files) throw notReceived(`한 번에 ${files}개까지 올릴 수 있어요.`);
      yield { name: String(name ?? ''), content: await Promise.race([wholeOf(stream), brokenOff]) };
    }
    await feeding;
  } catch (error) {
    throw error instanceof DomainError ? error : broken();
  } finally {
    source.destroy();
    parser.destroy();
  }
}

const parserFor = (
  contentType: string | undefined,
  limits: { files: number; fileSize: number },
  notReceived: (why: string) => DomainError,
): BusboyInstance => {
  try {
    return new Busboy({
      headers: { 'content-type': contentType ?? '' },
      preservePath: true,
      limits: { ...limits, fields: 20, fieldSize: 10_000, headerPairs: 50 },
    });
  } catch {
    throw notReceived('파일을 multipart/form-data로 보내 주세요.');
  }
};

async function* bounded(content: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > most) throw new DomainError('payload_too_large');
    yield piece;
  }
}

const wholeOf = async (stream: BusboyFileStream): Promise<Buffer | null> => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) if (!stream.truncated) pieces.push(piece);
  return stream.truncated ? null : Buffer.concat(pieces);
};

const broken = (): DomainError =>
  new DomainError('invalid_request', { errors: { '': '보내다가 끊겼어요. 다시 보내 주세요.' } });
