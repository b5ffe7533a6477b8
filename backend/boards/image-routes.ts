import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { isShownImage } from '@nomucheck/projections/boards/image-use.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { idParams, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { Files } from '../files/context.ts';

export type ImageRouteParts = {
  readonly db: Db;
  readonly files: Pick<Files, 'find' | 'read'>;
  readonly reads: readonly string[];
};

/**
 * `/files/board/{id}`: the pictures of articles. The browser sends no token for an `<img>`, so the route is public. That includes the
 * pictures of articles for members: their addresses can't be guessed, and only the text of the article contains them.
 */
export const imageRoutes = ({ db, files, reads }: ImageRouteParts): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/files/board/:id',
    summary: 'A picture, as long as a published article shows it. What stands at its address never changes.',
    params: idParams,
    answers: z.string(),
    mediaType: 'image/webp',
    reads,
    handle: async ({ params: { id }, context: { at } }) => {
      const file = (await isShownImage(db, id, at)) ? await files.find(id) : null;
      const content = file?.purpose === 'board' ? await files.read(file) : null;
      if (file === null || content === null) throw new DomainError('not_found');
      return {
        body: null,
        headers: { 'Content-Length': String(content.length) },
        file: { name: file.name ?? '사진', chunks: once(content), shown: true, unchanging: true },
      };
    },
  }),
];

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
