import { z } from 'zod';

/**
 * A person's field as the log holds it: ciphertext, or null once their key is gone. Plain text is refused, so that it can
 * never come into a table by a mistake upstream.
 */
export const sealed = z.strictObject({ $sealed: z.record(z.string(), z.union([z.string(), z.int()])) }).nullable();
export type SealedValue = z.infer<typeof sealed>;
