import { z } from 'zod';
import { oneLine } from '../../cases/clean-text.ts';
import { sourceDate } from '../../cases/source-dates.ts';
import type { LocalDate } from '../../kernel/korean/korean-date.ts';

/** A page of a list of the open law API. */
export type ListedPage = {
  /** The number of decisions that the service says there are, over all pages. */
  readonly total: number;
  /** What the service understood of the keyword, to be compared with what was asked; null where it says nothing of it. */
  readonly keyword: string | null;
  readonly items: readonly Listed[];
};
export type Listed = {
  /** The service's serial number. */
  readonly id: string;
  readonly title: string;
  /** The case number as the service writes it; left out where the list has none. */
  readonly number?: string;
  /** The day of the decision; of a commission's decision the day on which it was posted. */
  readonly day: LocalDate | null;
};

/** Thrown where an answer has the right root and another form inside than is known. */
export class UnknownForm extends Error {
  constructor(what: string) {
    super(`the open law API answered in an unknown form: ${what}`);
    this.name = 'UnknownForm';
  }
}

const count = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);
const envelope = z.looseObject({ totalCnt: count, 키워드: z.string().optional() });
const object = z.record(z.string(), z.unknown());

/**
 * @param value inside of the root
 * @param names of the list, the serial number, the title and the day
 * @throws UnknownForm
 */
export const readList = (
  value: Readonly<Record<string, unknown>>,
  names: { readonly list: string; readonly id: string; readonly title: string; readonly day: string },
): ListedPage => {
  const said = envelope.safeParse(value);
  if (!said.success) throw new UnknownForm('no totalCnt');
  const code = textOf(value.resultCode);
  if (code !== '' && Number(code) !== 0) throw new UnknownForm(`resultCode ${Number(code)}`);
  const { totalCnt: total, 키워드: keyword } = said.data;
  // No hits: the list is absent. One hit: it is an object.
  const list = value[names.list] ?? [];
  const items = (Array.isArray(list) ? list : [list]).map((one: unknown): Listed => {
    const read = object.safeParse(one);
    if (!read.success) throw new UnknownForm(`an entry of ${names.list} is not an object`);
    const field = (name: string): string => oneLine(textOf(read.data[name]));
    const id = field(names.id);
    if (!/^[\w-]{1,40}$/.test(id)) throw new UnknownForm(`an entry of ${names.list} without ${names.id}`);
    const number = field('사건번호');
    return { id, title: field(names.title), ...(number && { number }), day: sourceDate(field(names.day)) };
  });
  if (items.length > total) throw new UnknownForm(`${items.length} entries of ${total}`);
  return { total, keyword: keyword === undefined ? null : oneLine(keyword), items };
};

/** A field as text: absent ones are empty, numbers are written out. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
