import { z } from 'zod';
import { lockedResult, routeOut } from '../checks/contract/result.ts';

/** A shared result over HTTP: the owner's link, and what the link shows. */

const link = z.strictObject({
  /** The page's path on this site; it contains the token. */
  path: z.string(),
  endsAt: z.iso.datetime(),
  openings: z.int(),
});

/** The link that works now, for the check's owner alone. */
export const sharingOut = z.strictObject({ link: link.nullable() });
export type SharingOut = z.infer<typeof sharingOut>;

/**
 * The result as a link shows it. The fields are chosen one by one: nothing that a person wrote, no date but the
 * deadline, nothing of sensitive answers, nothing that is paid for.
 */
export const sharedResultOut = z.strictObject({
  endsAt: z.iso.datetime(),
  ...lockedResult.pick({
    side: true,
    shows: true,
    clamped: true,
    general: true,
    shownRate: true,
    shownBand: true,
    base: true,
  }).shape,
  strongestPoint: z.strictObject({ text: z.string(), law: z.string() }).nullable(),
  /** The reasons for the dismissal in general words. */
  grounds: z.array(z.string()),
  routes: z.array(routeOut.pick({ route: true, open: true, body: true, period: true, deadline: true }).strict()),
});
export type SharedResultOut = z.infer<typeof sharedResultOut>;

/** Any text: a wrong token is answered as an ended one. */
export const tokenParams = z.object({ token: z.string() });
