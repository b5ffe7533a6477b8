import type { AdviceDocumentInput } from '@nomucheck/domain/advice/document/advice-document.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import type { Foundation } from '../../engine/foundation/foundation.ts';
import { idParams, loginRoute, noInput, type Route } from '../../engine/http/route.ts';
import { openDrawing } from '../../engine/paper/drawing.ts';
import { createKeptDrawings } from '../../engine/paper/kept-drawings.ts';
import { disclosed } from '../advice-routes.ts';
import type { AdviceViews } from '../advice-views.ts';
import { visibleAdvice } from '../loaded-advice.ts';

/** The published advice to keep and to hand on. While it is amended, the one that people have stays. */
export const adviceDocuments = (
  { commands, stopping, onKeysDestroyed }: Foundation,
  views: AdviceViews,
): readonly Route[] => {
  const drawing = openDrawing<AdviceDocumentInput>(new URL('./draw-advice.worker.ts', import.meta.url));
  stopping.signal.addEventListener('abort', () => void drawing.close(), { once: true });
  const { draw, forget } = createKeptDrawings(drawing);
  onKeysDestroyed(forget);
  return [
    loginRoute({
      ...noInput,
      allowance: 'drawing',
      method: 'get',
      path: '/api/ai-advices/:id/pdf',
      summary: 'The published advice as a PDF, for its asker and the firm.',
      params: idParams,
      answers: z.string(),
      mediaType: 'application/pdf',
      handle: async ({ params: { id }, context }, { actor }) => {
        const loaded = await visibleAdvice(commands, id, actor);
        const { question, stage, published } = await views.record(loaded, actor, context.at);
        const text = published?.text ?? null;
        if (!published || text === null || stage === 'withdrawn') throw new DomainError('stage_wrong');
        const pdf = await draw(actor.id, { id, question, published: { ...published, text } });
        return {
          body: null,
          file: { name: `nomucheck-advice-${id}.pdf`, chunks: whole(pdf) },
          discloses: disclosed([loaded.advice.asker]),
        };
      },
    }),
  ];
};

async function* whole(file: Buffer): AsyncIterable<Uint8Array> {
  yield file;
}
