import type { Conflict } from '../conflicts/conflict.ts';
import type { Parties } from './advice-events.ts';
import type { Reading } from './document/who-read.ts';
import type { whysOfReport } from './reports/report-events.ts';
import type { ChecklistPoint } from './review/checklist.ts';
import type { OpenAtPublication } from './review/publication.ts';
import type { ReviewComment } from './review/review-copy.ts';
import type { Shown } from './shown/shown-events.ts';
import type { Stage } from './stages.ts';
import type { Citation, DroppedClaims } from './texts/citation.ts';

/** One advice: the asker's question and the answers, then two reviews by different labour attorneys, then publication. */
export type Advice = {
  readonly asker: string;
  readonly checkId: string | null;
  readonly companyId: string | null;
  readonly parties: Parties | null;
  /** The consent that the asker's newest text rests on, and with it all that is written from then on; null for none. */
  readonly consentedAt: string | null;
  readonly stage: Stage;
  /** The question first. Texts are null once the asker's key is destroyed. */
  readonly messages: readonly Message[];
  readonly answers: readonly Answer[];
  /** The number of review rounds begun; 0 before the first request. */
  readonly round: number;
  readonly draft: Draft | null;
  /** Of the current round, each with its last judgement. */
  readonly reviews: { readonly 1: Review; readonly 2: Review };
  /** The judgements of all rounds: no two turns of reviewing an advice have the same number. */
  readonly judgements: number;
  /** When the current stage of review is due (ISO); null outside of reviews. */
  readonly dueAt: string | null;
  readonly published: Published | null;
  readonly flags: readonly Flag[];
  readonly rating: { readonly stars: number; readonly comment: string | null } | null;
  /** What was said about single answers, at most one of each. */
  readonly reports: readonly Report[];
  /** What the home page says of it, naming nobody; null while it isn't shown there. */
  readonly shown: Shown | null;
};

export type Message = { readonly messageId: string; readonly text: string | null };
export type Answer = {
  readonly answerId: string;
  readonly messageId: string;
  readonly status: 'begun' | 'complete' | 'part' | 'failed';
  /** Why it broke off; null for a complete one, and `length` where the limit of tokens cut it. */
  readonly why: string | null;
  readonly text: string | null;
  readonly citations: readonly Citation[];
  readonly dropped: DroppedClaims;
  readonly advisor: { readonly kind: 'openai' | 'embedded'; readonly model: string; readonly promptVersion: string };
  readonly lawDate: string;
  /** null: it isn't whole, or nobody reported it. */
  readonly spent: { readonly inputTokens: number; readonly outputTokens: number } | null;
};
export type Draft = {
  readonly text: string | null;
  readonly citations: readonly Citation[];
  readonly messages: readonly string[];
  readonly note: string | null;
};
export type Review = {
  /** Who has it now; null if nobody. */
  readonly holder: { readonly userId: string; readonly until: string } | null;
  /** Everybody who has held it in this round. */
  readonly held: readonly string[];
  /** Conflicts of interest in spite of which the holder has said why they go on. */
  readonly accepted: readonly Conflict[];
  readonly note: string | null;
  readonly judgement: Judgement | null;
};
export type Judgement = {
  readonly verdict: 'approve' | 'return';
  readonly reviewer: string;
  readonly registration: string | null;
  readonly text: string | null;
  readonly citations: readonly Citation[];
  readonly comments: readonly ReviewComment[] | null;
  readonly checklist: readonly ChecklistPoint[];
  readonly reason: string | null;
};
export type Published = {
  readonly text: string | null;
  readonly citations: readonly Citation[];
  readonly lawDate: string;
  readonly reviewers: readonly {
    readonly stage: 1 | 2;
    readonly userId: string;
    readonly registration: string | null;
    /** null once the texts can't be read any more. */
    readonly read: Reading | null;
  }[];
  /** What was open, and whether reviewer 2 confirmed it; null where that wasn't recorded yet. */
  readonly open: (OpenAtPublication & { readonly isKnown: boolean }) | null;
};
export type Flag = {
  readonly caseId: string;
  readonly citedRevision: number;
  readonly revision: number;
  readonly change: 'corrected' | 'withdrawn' | 'merged' | 'restored';
  readonly settled: boolean;
};

/** What stands about one answer: the asker's judgement, or that it put care before the law. */
export type Report = {
  readonly answerId: string;
  /** null once the key that it is sealed under is destroyed. */
  readonly said: { readonly why: (typeof whysOfReport)[number]; readonly comment: string | null } | null;
  readonly toLookAt: boolean;
  readonly settled: boolean;
  /** How often something was said about this answer. */
  readonly times: number;
};

/** Whether these citations still name the case as it was before the change. */
export const isStillAbout = (
  { caseId, revision }: Pick<Flag, 'caseId' | 'revision'>,
  citations: readonly Citation[],
): boolean => citations.some((cited) => cited.kind === 'case' && cited.caseId === caseId && cited.revision < revision);
