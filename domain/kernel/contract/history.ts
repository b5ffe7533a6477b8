import { z } from 'zod';
import { isLocalDate } from '../korean/korean-date.ts';
import { isPosition } from '../log/position.ts';

/** The history of a record, and the record as it was at an earlier time. */

/** An existing day: ISO 8601 allows the year 0000, which PostgreSQL's calendar doesn't have. */
const isInstant = (text: string): boolean => isLocalDate(text.slice(0, 10)) && z.iso.datetime().safeParse(text).success;
const isMoment = (text: string): boolean => isLocalDate(text) || isInstant(text);

/** An instant (UTC), or a day in Korea. */
export const recordMoment = z
  .string()
  .refine(isMoment, { error: '2026-11-21, 2026-11-21T03:00:00Z 가운데 한 꼴로 적어 주세요.' });

/** For one record: an instant (UTC), a day in Korea (its end), or `r3`, the third revision. */
export const recordAsOf = z.string().refine((text) => isMoment(text) || /^r[1-9]\d{0,8}$/.test(text), {
  error: '2026-11-21, 2026-11-21T03:00:00Z, r3 가운데 한 꼴로 적어 주세요.',
});

/** For the whole log: an instant (UTC), a day in Korea (its end), or a position of the log. */
export const logAsOf = z.string().refine((text) => isMoment(text) || isPosition(text), {
  error: '2026-11-21, 2026-11-21T03:00:00Z, 기록 위치 16자리 가운데 한 꼴로 적어 주세요.',
});

export const recordAsOfQuery = z.strictObject({ asOf: recordAsOf.optional() });

export const changedValue = z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(z.string())]);
export type ChangedValue = z.infer<typeof changedValue>;

export const historyEntry = z.strictObject({
  revision: z.int(),
  position: z.string(),
  type: z.string(),
  at: z.iso.datetime(),
  /**
   * `name` is finished text: a person's name, a word for actors without one, or a fixed word for a person who left. `id` is empty
   * where the reader may not know who it is.
   */
  actor: z.strictObject({ id: z.string(), name: z.string(), role: z.string() }),
  reason: z.string().optional(),
  /** What happened, in one Korean sentence. */
  summary: z.string(),
  /** In words for people: `답변 › 기본 질문 › 직원은 몇 명인가요?`. null: no value on that side. */
  changes: z.array(z.strictObject({ path: z.string(), before: changedValue, after: changedValue })),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
