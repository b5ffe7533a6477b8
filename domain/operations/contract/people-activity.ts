import { z } from 'zod';
import { koreanDay } from '../../kernel/contract/values.ts';
import { addDays } from '../../kernel/korean/korean-date.ts';
import { longestSpan } from '../log/longest-span.ts';
import { recordKinds } from '../log/record-kinds.ts';

/** How much each of the firm's people did in a span: `/api/admin/activity/people`. */

export const peopleActivityQuery = z
  .strictObject({
    /** Korean days, both inclusive; the last thirty by default. */
    from: koreanDay.optional(),
    to: koreanDay.optional(),
    kind: z.enum(recordKinds).optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: '끝 날짜가 시작 날짜보다 빨라요.',
    path: ['to'],
  })
  .refine(({ from, to }) => from === undefined || to === undefined || to <= addDays(from, longestSpan), {
    error: '한 번에 1년까지 볼 수 있어요.',
    path: ['to'],
  });

export const peopleActivityOut = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** Those who did most first. */
  people: z.array(
    z.strictObject({
      actor: z.strictObject({ id: z.string(), name: z.string(), role: z.string() }),
      events: z.int(),
      /** Days on which they did something. */
      days: z.int(),
      last: z.iso.datetime(),
      kinds: z.array(z.strictObject({ kind: z.enum(recordKinds).nullable(), events: z.int() })),
    }),
  ),
});
export type PeopleActivityOut = z.infer<typeof peopleActivityOut>;
