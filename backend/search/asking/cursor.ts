import { hash } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { boundedJson } from '@nomucheck/domain/kernel/text/bounded-json.ts';
import type { CaseSearchQuery } from '@nomucheck/domain/search/contract/search.ts';
import { z } from 'zod';

/**
 * The place at which a list continues, and its state at the beginning: the log's position, the version of the term
 * counts, the day. So a page never shifts because of a case that came in between.
 */
const cursor = z.strictObject({
  p: z.string().regex(/^\d{16}$/),
  g: z.int32().min(0),
  d: z.iso.date(),
  /** After this case: its score, or its day. */
  s: z.number().optional(),
  on: z.iso.date().nullable().optional(),
  id: z.string().max(60),
  /** Which list it continues (`listOf`). */
  l: z.string(),
});

export type Cursor = {
  readonly position: string;
  readonly generation: number;
  readonly today: string;
  readonly after: { readonly score?: number; readonly decidedOn?: string | null; readonly id: string };
};

/** Names the list that a query asks for: the same words, conditions and order. */
const listOf = ({ cursor: _cursor, size: _size, ...query }: CaseSearchQuery): string =>
  hash('sha256', JSON.stringify(Object.entries(query).sort()), 'base64url').slice(0, 8);

export const writeCursor = (query: CaseSearchQuery, { position, generation, today, after }: Cursor): string => {
  const { score: s, decidedOn: on, id } = after;
  return Buffer.from(JSON.stringify({ p: position, g: generation, d: today, s, on, id, l: listOf(query) })).toString(
    'base64url',
  );
};

const written = (text: string): unknown => {
  const read = boundedJson(Buffer.from(text, 'base64url').toString(), { length: 400, depth: 1, keys: 10, items: 0 });
  return 'value' in read ? read.value : null;
};

/** Throws `invalid_request` for a text that isn't a cursor of this query's list: it would show a page that belongs to neither. */
export const readCursor = (query: CaseSearchQuery): Cursor | undefined => {
  if (query.cursor === undefined) return undefined;
  try {
    const { p, g, d, s, on, id, l } = cursor.parse(written(query.cursor));
    if (l !== listOf(query)) throw new Error('of another list');
    const after = { id, ...(s === undefined ? {} : { score: s }), ...(on === undefined ? {} : { decidedOn: on }) };
    return { position: p, generation: g, today: d, after };
  } catch {
    throw new DomainError('invalid_request', {
      errors: { cursor: '이어 볼 자리를 알 수 없어요. 처음부터 다시 검색해 주세요.' },
    });
  }
};
