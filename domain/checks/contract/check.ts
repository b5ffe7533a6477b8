import { z } from 'zod';
import { logAsOf } from '../../kernel/contract/history.ts';
import {
  address,
  addressOut,
  answerValue,
  expectedRevision,
  instant,
  localDate,
  rulesetVersion,
  sectionId,
} from '../../kernel/contract/values.ts';
import { isLocalDate } from '../../kernel/korean/korean-date.ts';
import { requiredText, storableText } from '../../kernel/text/text.ts';
import { correctedOut } from '../corrections/contract.ts';
import { result } from './result.ts';

/** Self-diagnosis over HTTP: `/api/check/*` and `/api/win-rate/*`. Instants are ISO 8601 UTC, rates fractions 0..1. */

export type { AddressOut } from '../../kernel/contract/values.ts';
export type {
  BaseOut,
  CaseCounts,
  FullResult,
  LockedResult,
  OpenResult,
  PrecedentOut,
  Result,
  RouteOut,
  StepOut,
} from './result.ts';

/** An answer to one question, or `cleared: true`: the answer is removed and the question is open again. */
export const answerInput = z.union([
  z.strictObject({ ...address, value: answerValue }),
  z.strictObject({ ...address, cleared: z.literal(true) }),
]);
export type AnswerInput = z.infer<typeof answerInput>;

export const startCheckBody = z
  .strictObject({
    questionnaire: z.enum(['basic', 'detail']),
    sections: z.array(sectionId).min(1).max(23).optional(),
    /**
     * What it is begun on, for the figures of where people stop; a tablet counts as a desktop. Without it, the browser's name of
     * itself says it.
     */
    device: z.enum(['phone', 'desktop']).optional(),
    /** The person's own finished check whose answers it begins with; that of somebody else is left out. */
    madeFrom: z.uuid().optional(),
  })
  .refine((body) => body.sections === undefined || body.questionnaire === 'detail', {
    path: ['sections'],
    error: '사유는 상세 진단에서만 고를 수 있어요.',
  });

export const autosaveBody = z.strictObject({
  id: z.uuid(),
  rulesetVersion,
  answers: z.array(answerInput).min(1).max(260),
  expectedRevision,
});

export const discardBody = z.strictObject({ expectedRevision });

export const checkResultBody = z.strictObject({ id: z.uuid(), expectedRevision });

export const reportOutcomeBody = z.strictObject({
  ended: z.enum(['won', 'partial', 'lost', 'settled', 'withdrawn', 'not_pursued']),
  where: z.enum(['local_commission', 'central_commission', 'court', 'elsewhere']),
  on: localDate.refine(isLocalDate, { error: '있는 날짜인지 확인해 주세요.' }),
  expectedRevision,
});

export const recalculateBody = z.strictObject({ expectedRevision });

const givenAnswers = z.array(z.strictObject({ ...address, value: answerValue })).max(260);
export type GivenAnswer = z.infer<typeof givenAnswers>[number];
const frame = {
  questionnaire: z.enum(['basic', 'detail']).optional(),
  sections: z.array(sectionId).max(23).optional(),
};
export const calculateBody = z.strictObject({
  rulesetVersion: rulesetVersion.optional(),
  answers: givenAnswers,
  ...frame,
});
export type CalculateBody = z.infer<typeof calculateBody>;

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

/** The address of a question and its answer. `derivedFrom`: the question from whose answer it was derived. */
export const answeredQuestion = z.strictObject({
  section: z.string(),
  numbering: z.int(),
  key: z.string(),
  title: z.string(),
  value: answerValue,
  derivedFrom: addressOut.optional(),
  /** The answer in words, for a page, a print or an export. Absent where only the next question is asked for. */
  text: z.string().optional(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

const progress = z.strictObject({ section: z.int(), of: z.int() });
export type Progress = z.infer<typeof progress>;

/** The state of the walk at the server after a write. */
export const walkOut = z.strictObject({
  next: addressOut.nullable(),
  progress,
  derived: z.array(answeredQuestion),
  /** Answers that are kept and no longer on the path. */
  leftPath: z.array(addressOut),
});
export type WalkOut = z.infer<typeof walkOut>;

export const startedCheck = walkOut.extend({ id: z.string(), rulesetVersion: z.string(), revision: z.int() });
export type StartedCheck = z.infer<typeof startedCheck>;

export const autosaved = walkOut.extend({ id: z.string(), revision: z.int() });
export type Autosaved = z.infer<typeof autosaved>;

export const checkStatus = z.enum(['draft', 'completed', 'discarded']);

export const checkRecord = walkOut.extend({
  id: z.string(),
  revision: z.int(),
  status: checkStatus,
  questionnaire: z.enum(['basic', 'detail']),
  sections: z.array(z.string()).nullable(),
  rulesetVersion: z.string(),
  startedAt: instant,
  updatedAt: instant,
  /** What it was begun on, where that was told. */
  device: z.enum(['phone', 'desktop']).optional(),
  answers: z.array(answeredQuestion),
  result: result.nullable(),
  /** What the result corrects, if the one before it told a wrong last day or wrong routes. */
  corrected: correctedOut.optional(),
  /** There are earlier results: of this check, or of the one whose answers it was begun with. */
  hasEarlier: z.literal(true).optional(),
  /** The reader isn't whose check it is: only its owner calculates, pays, shares and reports. */
  ofAnother: z.literal(true).optional(),
  /** The outcome of the dispute, if the owner reported it. */
  outcome: z.strictObject({ ended: z.string(), where: z.string(), on: z.string() }).nullable(),
});
export type CheckRecord = z.infer<typeof checkRecord>;

/** Sent with `autosave_mismatch`: the new draft that replaces the outdated one, and how many answers it took over. */
export const autosaveOffer = checkRecord.extend({ carried: z.int() });
export type AutosaveOffer = z.infer<typeof autosaveOffer>;

export const checkListItem = checkRecord
  .pick({ id: true, status: true, questionnaire: true, startedAt: true, updatedAt: true, revision: true })
  .extend({
    shownRate: z.number().nullable(),
    /** In the words of the side that asked. */
    grounds: z.array(z.string()),
    /** The company's reason as it was chosen, in the same words; absent where it wasn't answered. */
    reason: z.string().optional(),
    /** The section of that reason, else of the first ground: with it a search of cases begins. */
    section: z.string().optional(),
    /** Who asked: a worker or a company; absent without a result. */
    side: z.enum(['employee', 'employer']).optional(),
    /** As in a result: a company is shown the risk. */
    shows: z.literal('risk').optional(),
    deadline: z.string().nullable(),
    outdated: z.boolean(),
    /** When its last result was calculated, and how many it has; absent without a result. */
    calculatedAt: instant.optional(),
    calculations: z.int().optional(),
    /** The check whose answers it was begun with. */
    madeFrom: z.string().optional(),
  });
export type CheckListItem = z.infer<typeof checkListItem>;

/** The filter of the list of checks; `id` selects some by id. */
export const checkListFilter = z.strictObject({
  id: z.array(z.uuid()).max(1000).optional(),
  status: checkStatus.optional(),
  questionnaire: z.enum(['basic', 'detail']).optional(),
});
export type CheckListFilter = z.infer<typeof checkListFilter>;

export const caseCountAsOfQuery = caseCountQuery.extend({ asOf: logAsOf.optional() });

/** `asOf` is for staff: the calculation uses the cases, the questionnaire and the date of that day. */
export const calculateAsOfBody = calculateBody.extend({ asOf: logAsOf.optional() });
