import type { Asked } from '@nomucheck/domain/advice/answering/material.ts';

/**
 * Whoever writes answers: a language model behind an OpenAI-compatible server, or the advisor that is built in. What it
 * writes is checked before anyone sees it (`domain/advice/citations`). Sources are named by marks in the text:
 *
 * - `[[C1: "…"]]` a passage of the material, with a quote from it;
 * - `[[R2]]` a legal test of the material;
 * - `[[L: 근로기준법 제23조 제1항]]` an article.
 */
export type Advisor = {
  readonly kind: 'openai' | 'embedded';
  readonly model: string;
  readonly promptVersion: string;
  /** Temperature, limits and what else decides about the answer. No secrets: it is data of the event. */
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** What an answer to this may cost at most; it is reserved before the call. */
  readonly most: (asked: Asked) => Spent;
  /**
   * Pieces of the text as they come, then one `ended`. Aborting the signal ends the upstream call. Throws `AdvisorFailed`;
   * pieces that came before it are part of an answer.
   */
  readonly write: (asked: Asked, signal: AbortSignal) => AsyncIterable<Written>;
};

/** Tokens of a call, and its cost in micro-won (a millionth of a won; 0 for the built-in advisor). */
export type Spent = { readonly inputTokens: number; readonly outputTokens: number; readonly costMicroWon: number };

export type Written =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'ended';
      /** `length`: the limit of tokens cut it. */
      readonly finish: 'complete' | 'length';
      /** null: the server didn't report it. */
      readonly spent: Spent | null;
    };

export type FailureCause = 'unavailable' | 'timeout' | 'cut' | 'refused';

/** A class only because `throw` needs an Error. `spent` is what the server reported before it failed. */
export class AdvisorFailed extends Error {
  override readonly cause: FailureCause;
  readonly spent: Spent | null;

  constructor(cause: FailureCause, spent: Spent | null = null) {
    super(`the advisor failed: ${cause}`);
    this.name = 'AdvisorFailed';
    this.cause = cause;
    this.spent = spent;
  }
}
