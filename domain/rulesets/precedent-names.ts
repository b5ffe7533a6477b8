import type { Precedent } from './ruleset.ts';

/** The firm's words for what a decision says; a case, which may end in other ways, too, has the same. */
export const precedentOutcomeNames: Readonly<Record<Precedent['outcome'], string>> = {
  worker_win: '근로자 승',
  partial: '일부 인용',
  employer_win: '회사 승',
};
