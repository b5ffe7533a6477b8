import { z } from 'zod';

/**
 * The stream of `GET /api/admin/events?resources=user,check`, read with fetch (the token is a header). Each message is
 * `event: <name>` and `data: <json>`. A comment is sent every 15 s, so that the client notices a broken connection.
 */

/** `resources` are the lists that can be followed; the contexts declare them (`liveLists`). */
export const liveQueryOf = (resources: readonly string[]) =>
  z.strictObject({
    /** `user,check`. */
    resources: z
      .string()
      .max(100)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(resources)).min(1)),
    /** The stream ends after so many seconds; without it, when the session ends. */
    seconds: z
      .string()
      .regex(/^\d{1,5}$/, { error: '초를 숫자로 적어 주세요.' })
      .transform(Number)
      .optional(),
  });

/** `event: begin`, once: every change after this position of the log will be reported (valid for `X-Wait-For`). */
export const liveBegin = z.strictObject({ position: z.string() });
/**
 * `event: change`, at most one a second for each resource: its list has applied this number of events, up to this position
 * of the log (valid for `X-Wait-For`).
 */
export const liveChange = z.strictObject({ resource: z.string(), position: z.string(), changes: z.int() });
export type LiveChange = z.infer<typeof liveChange>;
/** `event: end`, last: sign in again (`session`), or connect again (`service`, `time`). */
export const liveEnd = z.strictObject({ why: z.enum(['session', 'service', 'time']) });
