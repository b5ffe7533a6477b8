import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { refineItem } from './refine.ts';
import { shownBand } from './shown-band.ts';

/** The oldest case in refinement; null where none waits. */
export const nextCaseOut = z.strictObject({
  next: refineItem
    .pick({
      ...{ id: true, tribunal: true, caseNumbers: true, decidedOn: true, title: true, point: true, outcome: true },
      ...{ proposedOutcome: true },
    })
    .nullable(),
});
export type NextCaseOut = z.infer<typeof nextCaseOut>;

/** A result that isn't what it would be today. */
const outdatedResult = z.strictObject({
  checkId: z.string(),
  /** Whose it is; null where the reader isn’t told. */
  name: z.string().nullable(),
  calculationId: z.string(),
  calculatedAt: instant,
  side: z.enum(['employee', 'employer']),
  /** `questionnaire`: another one is in force now, so what it would be isn't known. */
  why: z.enum(['cases', 'questionnaire']),
  /** As it was given, and as it would be on today's cases; null without a percentage. */
  before: z.number().nullable(),
  bandBefore: shownBand,
  after: z.number().nullable(),
  bandAfter: shownBand,
});
export type OutdatedResult = z.infer<typeof outdatedResult>;
/** The latest first, at most 200 of them. */
export const outdatedResults = z.strictObject({ total: z.int(), results: z.array(outdatedResult) });
export type OutdatedResultsOut = z.infer<typeof outdatedResults>;
