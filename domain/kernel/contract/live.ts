import { z } from 'zod';

/**
 * What `GET /api/admin/events?resources=user,check` tells as it happens, read with fetch (the token is a header). Each
 * message is `event: <name>` and `data: <json>`; a comment comes every 15 s, so that silence means a dead line.
 */

/** `resources` are lists that can be followed: the contexts declare them (`liveLists`). */
export const liveQueryOf = (resources: readonly string[]) =>
  z.strictObject({
    /** `user,check`. */
    resources: z
      .string()
      .max(100)
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(resources)).min(1)),
    /** Ends by itself after so long; without it, when the session does. */
    seconds: z
      .string()
      .regex(/^\d{1,5}$/, { error: '초를 숫자로 적어 주세요.' })
      .transform(Number)
      .optional(),
  });

/** `event: begin`, once: of what comes after this place of the log (good for `X-Wait-For`) nothing is left out. */
export const liveBegin = z.strictObject({ position: z.string() });
/**
 * `event: change`, at most one a second for each resource: so many events of it have come into its list, up to this place
 * of the log (good for `X-Wait-For`).
 */
export const liveChange = z.strictObject({ resource: z.string(), position: z.string(), changes: z.int() });
export type LiveChange = z.infer<typeof liveChange>;
/** `event: end`, last: sign in anew (`session`), or come again (`service`, `time`). */
export const liveEnd = z.strictObject({ why: z.enum(['session', 'service', 'time']) });
