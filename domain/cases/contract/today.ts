import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { refineItem } from './refine.ts';

/** What waits for whoever refines: the figures of the console's home. */
export const todayOut = z.strictObject({
  /** In refinement, not ready. */
  waiting: z.int(),
  /** Of those: the outcome is proposed by a sure rule. */
  sure: z.int(),
  /** Of those: sent back from acceptance. */
  sentBack: z.int(),
  /** In refinement or ready: may be the same decision as another case. */
  likeness: z.int(),
  /** Ready, waiting to be accepted. */
  ready: z.int(),
  /** Accepted cases whose source has another text by now. */
  newText: z.int(),
  /** Results that would be counted on other cases, or by another questionnaire, today. */
  outdated: z.int(),
  /** What the program could not take: streams of read models, and effects. */
  parked: z.strictObject({ streams: z.int(), effects: z.int() }),
  /** Bulk work that is going on. */
  running: z.int(),
  /** The oldest in refinement; null where none waits. */
  next: refineItem
    .pick({
      ...{ id: true, tribunal: true, caseNumbers: true, decidedOn: true, title: true, point: true, outcome: true },
      ...{ proposedOutcome: true },
    })
    .nullable(),
});
export type Today = z.infer<typeof todayOut>;

/** A result that isn't what it would be today; whose it is isn't said. */
const outdatedResult = z.strictObject({
  checkId: z.string(),
  calculationId: z.string(),
  calculatedAt: instant,
  side: z.enum(['employee', 'employer']),
  /** `questionnaire`: another one is in force now, so what it would be isn't known. */
  why: z.enum(['cases', 'questionnaire']),
  /** As it was given, and as it would be on today's cases; null without a percentage. */
  before: z.number().nullable(),
  after: z.number().nullable(),
});
export type OutdatedResult = z.infer<typeof outdatedResult>;
/** The latest first, at most 200 of them. */
export const outdatedResults = z.strictObject({ total: z.int(), results: z.array(outdatedResult) });
export type OutdatedResultsOut = z.infer<typeof outdatedResults>;
