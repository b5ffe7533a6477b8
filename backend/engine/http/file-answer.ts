import { once } from 'node:events';
import type { Response } from 'express';

/** Writes a file out piece by piece. A reader that takes nothing is waited for; one that goes away ends it. */
export const sendFile = async (
  response: Response,
  mediaType: string,
  { name, chunks }: { readonly name: string; readonly chunks: AsyncIterable<string> },
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
    // After the first piece nothing can be said any more: the line is cut, so that nobody takes a part for the whole.
    if (!response.headersSent) throw error;
    response.destroy();
    return;
  }
  response.end();
};
