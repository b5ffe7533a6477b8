import { z } from 'zod';

const most = (limit: number) =>
  z.int('정수로 적어 주세요.').min(0, '0 이상으로 적어 주세요.').max(limit, '너무 커요.').nullable();

/** What a company's members may use together in a Korean month; null: no limit. */
export const quotas = z.strictObject({
  questions: most(1_000_000),
  tokens: most(1_000_000_000_000),
  costWon: most(1_000_000_000),
});
export type Quotas = z.infer<typeof quotas>;

export const noLimits: Quotas = { questions: null, tokens: null, costWon: null };
