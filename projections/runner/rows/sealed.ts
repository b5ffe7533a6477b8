import { z } from 'zod';

/**
 * A personal field as the log has it: ciphertext, or null once its key is destroyed. Plain text is refused, so that
 * an error elsewhere can't bring it into a table.
 */
export const sealed = z.strictObject({ $sealed: z.record(z.string(), z.union([z.string(), z.int()])) }).nullable();
export type SealedValue = z.infer<typeof sealed>;
