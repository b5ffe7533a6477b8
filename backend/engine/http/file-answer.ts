import { once } from 'node:events';
import type { Response } from 'express';

/** Sends a file piece by piece, as fast as the client reads. Ends when the client disconnects. */
export const sendFile = async (
  response: Response,
  mediaType: string,
  { name, chunks }: { readonly name: string; readonly chunks: AsyncIterable<string | Uint8Array> },
): Promise<void> => {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  response.set({
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
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
