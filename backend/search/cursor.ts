import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';

/**
 * The place at which a list continues, and its state at the beginning: the log's position, the version of the term
 * counts, the day. So a page never shifts because of a case that came in between.
 */
const cursor = z.strictObject({
  p: z.string().regex(/^\d{16}$/),
  g: z.int().min(0),
  d: z.iso.date(),
  /** After this case: its score, or its day. */
  s: z.number().optional(),
  on: z.iso.date().nullable().optional(),
  id: z.string().max(60),
});

export type Cursor = {
  readonly position: string;
  readonly generation: number;
  readonly today: string;
  readonly after: { readonly score?: number; readonly decidedOn?: string | null; readonly id: string };
};

export const writeCursor = ({ position, generation, today, after }: Cursor): string =>
  Buffer.from(
    JSON.stringify({ p: position, g: generation, d: today, s: after.score, on: after.decidedOn, id: after.id }),
  ).toString('base64url');

export const readCursor = (text: string): Cursor => {
  try {
    const { p, g, d, s, on, id } = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    const after = { id, ...(s === undefined ? {} : { score: s }), ...(on === undefined ? {} : { decidedOn: on }) };
    return { position: p, generation: g, today: d, after };
  } catch {
    throw new DomainError('invalid_request', {
      errors: { cursor: '이어 볼 자리를 알 수 없어요. 처음부터 다시 검색해 주세요.' },
    });
  }
};
