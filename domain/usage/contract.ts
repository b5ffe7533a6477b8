import { z } from 'zod';
import { koreanDay } from '../kernel/contract/values.ts';
import { advisorKinds, callOutcomes } from './usage-events.ts';

/** The use of the AI over HTTP: `/api/ai-advices/usages*`. Cost is in micro-won, a millionth of a won. */

/** A company, or `none`: what people asked for in their own name. */
const payer = z.union([z.uuid(), z.literal('none')], { error: '회사를 고르거나 none이라고 적어 주세요.' });

/**
 * One call of a model. Members of a company see its calls: who asked and what it took. Texts are nowhere here; which
 * advice it was is shown to its asker and to admins, which model answered to admins alone.
 */
export const usageRow = z.strictObject({
  id: z.string(),
  /** When it was reserved. */
  at: z.iso.datetime(),
  userId: z.uuid(),
  userName: z.string(),
  companyId: z.uuid().nullable(),
  companyName: z.string().nullable(),
  adviceId: z.uuid().nullable(),
  advisor: z.enum(advisorKinds).nullable(),
  model: z.string().nullable(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costMicroWon: z.int(),
  /** null: it isn't over, and the figures are what it may take at most. */
  outcome: z.enum(callOutcomes).nullable(),
  /** Nobody reported what it took; the figures are what was reserved for it. */
  estimated: z.boolean(),
});
export type UsageRow = z.infer<typeof usageRow>;

export const usageSorts = ['at', 'inputTokens', 'outputTokens', 'costMicroWon', 'id'] as const;
export type UsageSort = (typeof usageSorts)[number];

export const usageFilter = z.strictObject({
  id: z.array(z.string().max(60)).max(1000).optional(),
  companyId: payer.optional(),
  userId: z.uuid().optional(),
  outcome: z.enum(callOutcomes).optional(),
  /** Korean days, both inclusive. */
  from: koreanDay.optional(),
  to: koreanDay.optional(),
});
export type UsageFilter = z.infer<typeof usageFilter>;

export const summaryGroups = ['day', 'user', 'company', 'model'] as const;
export type SummaryGroup = (typeof summaryGroups)[number];

export const usageSummaryQuery = z.strictObject({
  by: z.enum(summaryGroups).default('day'),
  from: koreanDay.optional(),
  to: koreanDay.optional(),
  companyId: payer.optional(),
  /** The calls of one person: for admins, who see those of all. */
  userId: z.uuid().optional(),
});

const counted = z.strictObject({ questions: z.int(), tokens: z.int(), costMicroWon: z.int() });
const limits = z.strictObject({
  questions: z.int().nullable(),
  tokens: z.int().nullable(),
  costMicroWon: z.int().nullable(),
});

/** The calls that are over, in groups. A call that failed is no question. */
export const usageSummary = z.strictObject({
  from: z.string(),
  to: z.string(),
  rows: z.array(
    counted.extend({
      key: z.string(),
      label: z.string(),
      calls: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      /** How many of the calls are estimated. */
      estimated: z.int(),
    }),
  ),
  /** This month's quota of the company, or of the caller in their own name; null where the answer is about neither. */
  quota: z
    .strictObject({
      limits,
      /** With what is reserved at this moment. */
      used: counted,
      left: limits,
      /** The Korean day on which the next month's quota begins. */
      startsAgainOn: z.string(),
    })
    .nullable(),
});
export type UsageSummary = z.infer<typeof usageSummary>;
export type SummaryRow = UsageSummary['rows'][number];
