import { z } from 'zod';
import { localDate, sectionId } from '../../kernel/contract/values.ts';
import { baseOut, calculatedStep, openResult } from '../contract/result.ts';
import type { Calculation } from './calculation.ts';

/**
 * The schema of a calculation in an event. It is in a file of its own so that the browser can import the type without zod.
 */
export const calculationSchema: z.ZodType<Calculation> = openResult
  .omit({ calculationId: true, calculatedAt: true, casePosition: true, outdated: true })
  .extend({
    base: baseOut,
    steps: z.array(calculatedStep),
    grounds: z.array(sectionId),
    rankingKeywords: z.array(z.string()),
    deadline: localDate.nullable(),
  });
