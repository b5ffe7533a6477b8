import { z } from 'zod';
import { requiredText, storableText } from '../kernel/text.ts';

/** Self-diagnosis over HTTP: `/api/check/*` and `/api/win-rate/*`. Instants are ISO 8601 UTC, rates fractions 0..1. */

export const sectionId = z.templateLiteral(['detail-', z.int().min(1).max(23)]);
export const numbering = z.int().min(0).max(99);
const address = { section: z.union([z.literal('intake'), sectionId]), numbering };
export const localDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const answerValue = z.union([
  z.null(),
  z.int(),
  storableText(200),
  z.strictObject({ custom: requiredText(30) }),
  z.strictObject({ start: clock, end: clock, breakMinutes: z.int().min(0).max(1440) }),
  z.strictObject({
    name: storableText(20).optional(),
    phone: storableText(20).optional(),
    email: storableText(254).optional(),
  }),
]);

/** An answer to one question, or `cleared: true`: taken back, as if it had not been answered yet. */
export const answerInput = z.union([
  z.strictObject({ ...address, value: answerValue }),
  z.strictObject({ ...address, cleared: z.literal(true) }),
]);
export type AnswerInput = z.infer<typeof answerInput>;

const rulesetVersion = z.string().regex(/^[0-9a-f]{64}$/);
const expectedRevision = z.int().min(0).optional();

export const startCheckBody = z
  .strictObject({ questionnaire: z.enum(['basic', 'detail']), sections: z.array(sectionId).min(1).max(23).optional() })
  .refine((body) => body.sections === undefined || body.questionnaire === 'detail', {
    path: ['sections'],
    error: '사유는 상세 진단에서만 고를 수 있습니다.',
  });

export const autosaveBody = z.strictObject({
  id: z.uuid(),
  rulesetVersion,
  answers: z.array(answerInput).min(1).max(260),
  expectedRevision,
});

export const checkResultBody = z.strictObject({ id: z.uuid() });

export const reportOutcomeBody = z.strictObject({
  ended: z.enum(['won', 'partial', 'lost', 'settled', 'withdrawn', 'not_pursued']),
  where: z.enum(['local_commission', 'central_commission', 'court', 'elsewhere']),
  on: localDate,
  expectedRevision,
});

const givenAnswers = z.array(z.strictObject({ ...address, value: answerValue })).max(260);
const frame = {
  questionnaire: z.enum(['basic', 'detail']).optional(),
  sections: z.array(sectionId).max(23).optional(),
};
export const calculateBody = z.strictObject({
  rulesetVersion: rulesetVersion.optional(),
  answers: givenAnswers,
  ...frame,
});
export const calculateBatchBody = z.strictObject({
  rulesetVersion: rulesetVersion.optional(),
  items: z
    .array(z.strictObject({ ref: requiredText(100), answers: givenAnswers, ...frame }))
    .min(1)
    .max(1000),
});

export const caseCountQuery = z.strictObject({
  keywords: storableText(1000).optional(),
  exclude: storableText(1000).optional(),
  section: sectionId.optional(),
});

/** A question's place and what was answered there. `derivedFrom` says that another answer already told it. */
export type AnsweredQuestion = {
  section: string;
  numbering: number;
  key: string;
  title: string;
  value: z.infer<typeof answerValue>;
  derivedFrom?: { section: string; numbering: number };
};

export type AddressOut = { section: string; numbering: number };
export type Progress = { section: number; of: number };

/** The walk as the server sees it after a write. */
export type WalkOut = {
  next: AddressOut | null;
  progress: Progress;
  derived: AnsweredQuestion[];
  /** Answers that are kept and no longer on the path. */
  leftPath: AddressOut[];
};

export type StartedCheck = WalkOut & { id: string; rulesetVersion: string; revision: number };
export type Autosaved = WalkOut & { id: string; revision: number };

export type CheckStatus = 'draft' | 'completed' | 'discarded';

export type CheckRecord = WalkOut & {
  id: string;
  revision: number;
  status: CheckStatus;
  questionnaire: 'basic' | 'detail';
  sections: string[] | null;
  rulesetVersion: string;
  startedAt: string;
  updatedAt: string;
  answers: AnsweredQuestion[];
  result: Result | null;
  /** How the dispute ended, if its owner said so. */
  outcome: { ended: string; where: string; on: string } | null;
};

export type CheckListItem = Pick<
  CheckRecord,
  'id' | 'status' | 'questionnaire' | 'startedAt' | 'updatedAt' | 'revision'
> & { shownRate: number | null; grounds: string[]; deadline: string | null; outdated: boolean };

export type RouteOut = {
  route: 'labour_commission' | 'court';
  open: boolean;
  why: string;
  /** The last day, `YYYY-MM-DD`, where the route has one. */
  deadline?: string;
};

export type StepOut = {
  kind: 'ratio' | 'range' | 'keyword' | 'suggest' | 'clamp';
  section: string;
  numbering: number;
  title: string;
  answer: z.infer<typeof answerValue>;
  derivedFrom?: AddressOut;
  /** The multiplier; for a keyword step the words, for a clamp the bound. */
  value: number | string[] | boolean;
  /** Of a range: each answered item's part. */
  parts?: { numbering: number; title: string; answer: string; reversed: boolean; value: number }[];
  before: number;
  after: number;
  /** `detail-3/renewal-rule:positive`, or the rule's own name. */
  rule: string;
  why: string;
};

export type PrecedentOut = {
  caseId: string;
  court: string;
  caseNumber: string;
  decidedOn: string | null;
  outcome: string;
  point: string;
  url: string | null;
};

export type BaseOut = {
  keywords: string[];
  exclude: string[];
  total: number;
  decided: number;
  workerWins: number;
  partial: number;
  observed: number | null;
  section: { id: string; decided: number; rate: number } | null;
  general: { decided: number; rate: number; published: { rate: number; weight: number; source: string } };
  priorStrength: number;
  rate: number;
  /** Years of the decisions counted, null with none. */
  years: { from: number; to: number } | null;
};

/** What anyone may see of a calculation. */
export type OpenResult = {
  calculationId: string;
  calculatedAt: string;
  rate: number | null;
  band: { low: number; high: number } | null;
  shownRate: number | null;
  shownBand: { low: number; high: number } | null;
  side: 'employee' | 'employer';
  general: boolean;
  routes: RouteOut[];
  rulesetVersion: string;
  calculatorVersion: string;
  casePosition: string;
  suggestConsultation: boolean;
  /** Advice that isn't a figure: 해고예고수당, 관할 노동위원회, 노사협의회 …; a title and a sentence each. */
  notes: { kind: string; title: string; text: string }[];
  outdated: boolean;
};

export type LockedResult = OpenResult & {
  locked: true;
  /** The denominator stays in sight even when the inside is locked. */
  base: Pick<BaseOut, 'decided' | 'years'> & { published: { source: string } };
};
export type FullResult = OpenResult & {
  locked: false;
  base: BaseOut;
  steps: StepOut[];
  precedents: PrecedentOut[];
};
export type Result = LockedResult | FullResult;

export type CaseCounts = { total: number; decided: number; workerWins: number; partial: number; employerWins: number };
