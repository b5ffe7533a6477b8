import { z } from 'zod';

/**
 * What `GET /api/admin/events?resources=user,check` tells as it happens, read with fetch (the token is a header). Each
 * message is `event: <name>` and `data: <json>`; a comment comes every 15 s, so that silence means a dead line.
 */

/** Lists that can be followed. */
export const liveResources = ['user', 'check'] as const;
export type LiveResource = (typeof liveResources)[number];

/** `user,check`. */
export const liveQuery = z.strictObject({
  resources: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(liveResources)).min(1)),
});

/** `event: begin`, once: from here on nothing is left out. */
export const liveBegin = z.strictObject({ position: z.string() });
/** `event: change`: so many events of this resource are now in its list, up to this position (good for `X-Wait-For`). */
export const liveChange = z.strictObject({ resource: z.enum(liveResources), position: z.string(), changes: z.int() });
/** `event: end`, last: sign in anew (`session`), or come again (`service`). */
export const liveEnd = z.strictObject({ why: z.enum(['session', 'service']) });
export type LiveChange = z.infer<typeof liveChange>;
