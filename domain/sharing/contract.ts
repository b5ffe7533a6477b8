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

const point = z.strictObject({ text: z.string(), law: z.string() });

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
    toCome: true,
  }).shape,
  strongestPoint: point.nullable(),
  /** What has to be shown before anything else. */
  strongestObstacle: point.nullable(),
  /** How far the dispute has come: it says which clock runs. */
  stage: z.string().optional(),
  /** The reasons for the dismissal in general words. */
  grounds: z.array(z.string()),
  routes: z.array(
    routeOut.pick({ route: true, open: true, body: true, period: true, deadline: true, saferDeadline: true }).strict(),
  ),
  /** What to do now, in general words: nothing of what protects the person. */
  nextSteps: z.array(z.strictObject({ title: z.string(), text: z.string(), law: z.string().optional() })),
});
export type SharedResultOut = z.infer<typeof sharedResultOut>;

/** Any text: a wrong token is answered as an ended one. */
export const tokenParams = z.object({ token: z.string() });
