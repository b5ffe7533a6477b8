import { z } from 'zod';

/** The ends of a band as its person was shown them; null without a percentage. */
export const shownBand = z.strictObject({ low: z.number(), high: z.number() }).nullable();
