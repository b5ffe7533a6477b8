import { once } from 'node:events';
import type { Response } from 'express';
import { asFile } from '../pages/security-headers.ts';

/** A file, sent as fast as the client reads. */
export type SentFile = {
  /** The name to save it under. */
  readonly name: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
  /** Default: the route's. */
  readonly mediaType?: string;
  /** Whether a browser may show it: only what can't run as a page of this site. Otherwise it is saved. */
  readonly shown?: boolean;
  /**
   * What stands at this address never changes, so the browser that was given it keeps it. Only that browser: what is between it and the
   * service would go on giving it out when it isn't to be seen any more.
   */
  readonly unchanging?: boolean;
};

/** Sends a file piece by piece, as fast as the client reads. Ends when the client disconnects. */
export const sendFile = async (
  response: Response,
  mediaType: string,
  { name, chunks, mediaType: own = mediaType, shown = false, unchanging = false }: SentFile,
): Promise<void> => {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  asFile(response);
  response.set({
    'Content-Type': own,
    'Content-Disposition': `${shown ? 'inline' : 'attachment'}; ${namedAs(name)}`,
    'Cache-Control': unchanging ? 'private, max-age=31536000, immutable' : 'no-store',
  });
  try {
    for await (const chunk of chunks) {
      if (gone.signal.aborted) return;
      if (!response.write(chunk)) await once(response, 'drain', { signal: gone.signal }).catch(() => {});
    }
  } catch (error) {
    // After the first piece no error can be sent. The connection is closed instead, so that the client doesn't take a
    // part for the whole file.
    if (!response.headersSent) throw error;
    response.destroy();
    return;
  }
  response.end();
};

/** A header holds plain letters alone; any other name is written as RFC 6266 and RFC 8187 say. */
const namedAs = (name: string): string =>
  /^[\w .()-]+$/.test(name)
    ? `filename="${name}"`
    : `filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, percented)}`;

const percented = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
