import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { boundedJson, type JsonLimits } from '@nomucheck/domain/kernel/text/bounded-json.ts';
import { z } from 'zod';
import { parseInput } from './validation.ts';

/** A list as react-admin's simple REST asks for it: `?sort=["field","ASC"]&range=[0,24]&filter={"q":"…"}`. */
export const listQuery = z.strictObject({
  sort: z.string().max(200).optional(),
  range: z.string().max(50).optional(),
  filter: z.string().max(20_000).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

export type ListRequest<Field extends string, Filter> = {
  readonly sort: { readonly field: Field; readonly descending: boolean };
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  readonly filter: Filter;
};

export type ListRules<Field extends string, Filter> = {
  readonly sortable: readonly [Field, ...Field[]];
  readonly default: { readonly field: Field; readonly descending: boolean };
  /** Strict: an unknown filter is an error and is never ignored. */
  readonly filter: z.ZodType<Filter>;
};

const mostRows = 1000;
const rangeSchema = z
  .tuple([z.int32().min(0), z.int32().min(0)])
  .refine(([from, to]) => to >= from, { error: '끝 번호가 시작 번호보다 작아요.' })
  .refine(([from, to]) => to - from < mostRows, { error: `한 번에 ${mostRows}개까지 볼 수 있어요.` });

/** Parses the list's parameters. Throws `invalid_request`, naming the parameter that can't be parsed. */
export const parseListQuery = <Field extends string, Filter>(
  query: ListQuery,
  rules: ListRules<Field, Filter>,
): ListRequest<Field, Filter> => {
  const sortSchema = z.tuple([z.enum(rules.sortable), z.enum(['ASC', 'DESC'])]);
  const sort = query.sort === undefined ? null : jsonParameter('sort', sortSchema, query.sort);
  return {
    sort: sort ? { field: sort[0], descending: sort[1] === 'DESC' } : rules.default,
    ...parseRange(query),
    filter: jsonParameter('filter', rules.filter, query.filter ?? '{}'),
  };
};

/** The range of a record's events to return, for a list without sorting and filters. */
export const rangeQuery = listQuery.pick({ range: true });
export const parseRange = ({ range }: z.infer<typeof rangeQuery>): { readonly from: number; readonly to: number } => {
  const [from, to] = range === undefined ? [0, 24] : jsonParameter('range', rangeSchema, range);
  return { from, to };
};

/**
 * Parses a JSON parameter by its schema. Throws `invalid_request` with the parameter's name, or with that of the
 * field in it.
 */
export const jsonParameter = <Output>(name: string, schema: z.ZodType<Output>, text: string): Output => {
  const read = boundedJson(text, parameterLimits);
  try {
    if ('fault' in read) throw new DomainError('invalid_request');
    return parseInput(schema, read.value);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const inner = Object.entries(error.details.errors ?? { '': '올바른 JSON으로 보내 주세요.' });
    const errors = Object.fromEntries(inner.map(([field, message]) => [field ? `${name}.${field}` : name, message]));
    throw new DomainError('invalid_request', { errors });
  }
};

/** A filter may name a thousand ids. */
const parameterLimits: JsonLimits = { length: 50_000, depth: 8, keys: 200, items: 2_000 };

/** `items 0-24/319`; `items * /0` written without the space when nothing matched. */
export const contentRange = (from: number, count: number, total: number): string =>
  count === 0 ? `items */${total}` : `items ${from}-${from + count - 1}/${total}`;

/** The answer of a list with one page of items. Items requested by id are all returned, starting at 0. */
export const pageAnswer = <Item>(
  { from, filter }: { readonly from: number; readonly filter: { readonly id?: unknown } },
  { items, total }: { readonly items: readonly Item[]; readonly total: number },
): { readonly body: readonly Item[]; readonly headers: Readonly<Record<string, string>> } => ({
  body: items,
  headers: { 'Content-Range': contentRange(filter.id === undefined ? from : 0, items.length, total) },
});

/** The answer with one page of a record's history. */
export const historyAnswer = (page: {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly from: number;
}): { readonly body: readonly unknown[]; readonly headers: Readonly<Record<string, string>> } => ({
  body: page.items,
  headers: { 'Content-Range': contentRange(page.from, page.items.length, page.total) },
});
