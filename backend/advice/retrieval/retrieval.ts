import type { Material } from '@nomucheck/domain/advice/answering/material.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { CheckViews } from '../../checks/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import type { PassageSearch } from '../../search/context.ts';

/** Finds what an answer may rest on, before it is written: public cases and rules, and the caller's own check. */
export type Retrieval = {
  /**
   * `question` and `earlier` (what the asker wrote before in this advice) are masked. Throws as the check's own page does where
   * the caller may not see the check.
   */
  materialFor(question: string, checkId: string | null, caller: Caller, earlier?: readonly string[]): Promise<Material>;
};

export type RetrievalParts = {
  readonly passages: PassageSearch;
  readonly rulesets: Pick<Rulesets, 'current' | 'find'>;
  readonly checkViews: Pick<CheckViews, 'visible' | 'record'>;
  readonly clock: () => Date;
};

export const createRetrieval = ({ clock }: RetrievalParts): Retrieval => ({
  materialFor: async () => ({
    lawDate: koreanDateOf(clock()),
    passages: [],
    tests: [],
    routes: [],
    dismissedOn: null,
    check: null,
  }),
});
