import { z } from 'zod';
import { addressOut, answerValue, instant } from '../../kernel/contract/values.ts';
import { routeName } from '../../rulesets/ruleset-from-json.ts';

/** A calculation as the API sends it. Rates are fractions 0..1. */

export const routeOut = z.strictObject({
  route: routeName,
  open: z.boolean(),
  /** Where to apply and until when, in words. Absent in results of the first questionnaire, as is the next field. */
  body: z.string().optional(),
  why: z.string(),
  period: z.string().optional(),
  /** The last day, `YYYY-MM-DD`, if the route has one. */
  deadline: z.string().optional(),
  /** An earlier day by which it is safer to apply: the period counted from the day on which the person was told. */
  saferDeadline: z.string().optional(),
});
export type RouteOut = z.infer<typeof routeOut>;

const calculatedPart = z.strictObject({
  numbering: z.int(),
  title: z.string(),
  answer: z.string(),
  reversed: z.boolean(),
  value: z.number(),
});

/** A step as it is calculated and stored. */
export const calculatedStep = z.strictObject({
  kind: z.enum(['ratio', 'range', 'floor', 'keyword', 'suggest', 'clamp']),
  section: z.string(),
  numbering: z.int(),
  title: z.string(),
  answer: answerValue,
  derivedFrom: addressOut.optional(),
  /** What the value multiplies: the rate or the odds. Absent in what was stored before there were two: the rate. */
  scale: z.enum(['rate', 'odds']).optional(),
  /** The multiplier; for a keyword step the words, for a floor or a clamp the limit. */
  value: z.union([z.number(), z.array(z.string()), z.boolean()]),
  /** Of a range: the part of each answered item. */
  parts: z.array(calculatedPart).optional(),
  before: z.number(),
  after: z.number(),
  /** `detail-3/renewal-rule:positive`, or the rule's own name. */
  rule: z.string(),
  why: z.string(),
});
export type CalculatedStep = z.infer<typeof calculatedStep>;

/** The answer as a fact: `서면 통지 없음`. Absent where the questionnaire has no words for it; then question and answer are shown. */
const fact = z.string().optional();

export const stepOut = calculatedStep.extend({ fact, parts: z.array(calculatedPart.extend({ fact })).optional() });
export type StepOut = z.infer<typeof stepOut>;

export const precedentOut = z.strictObject({
  caseId: z.string(),
  court: z.string(),
  caseNumber: z.string(),
  decidedOn: z.string().nullable(),
  outcome: z.string(),
  point: z.string(),
  url: z.string().nullable(),
});
export type PrecedentOut = z.infer<typeof precedentOut>;

const years = z.strictObject({ from: z.int(), to: z.int() }).nullable();

export const baseOut = z.strictObject({
  keywords: z.array(z.string()),
  exclude: z.array(z.string()),
  total: z.int(),
  decided: z.int(),
  workerWins: z.int(),
  partial: z.int(),
  observed: z.number().nullable(),
  section: z.strictObject({ id: z.string(), decided: z.int(), rate: z.number() }).nullable(),
  general: z.strictObject({
    decided: z.int(),
    rate: z.number(),
    published: z.strictObject({
      rate: z.number(),
      weight: z.number(),
      source: z.string(),
      /** The share of settled cases among all published cases. */
      settled: z.number().optional(),
    }),
  }),
  priorStrength: z.number(),
  rate: z.number(),
  /** The years of the counted decisions, null if there are none. */
  years,
});
export type BaseOut = z.infer<typeof baseOut>;

const band = z.strictObject({ low: z.number(), high: z.number() }).nullable();

/** Legal consequences of some answers, with the answers: `{section, numbering, title, answer}`. */
export const legalPointOut = z.strictObject({
  text: z.string(),
  law: z.string(),
  answers: z.array(z.strictObject({ ...addressOut.shape, title: z.string(), answer: answerValue })),
});
export type LegalPointOut = z.infer<typeof legalPointOut>;

/** The part of a calculation that anyone may see. */
export const openResult = z.strictObject({
  calculationId: z.string(),
  calculatedAt: instant,
  rate: z.number().nullable(),
  band,
  shownRate: z.number().nullable(),
  shownBand: band,
  side: z.enum(['employee', 'employer']),
  /** For a company: the risk that the dismissal is found unfair. Absent: the chance of the side that asks. */
  shows: z.literal('risk').optional(),
  /** The limit at which the figure was held. */
  clamped: z.enum(['low', 'high']).optional(),
  /**
   * The strongest of the answers' legal consequences. Absent has the same meaning as null, in results of the first
   * questionnaire.
   */
  strongestPoint: legalPointOut.nullable().optional(),
  /** What has to be shown before anything else: to be a worker, to have been dismissed. null or absent: nothing. */
  strongestObstacle: legalPointOut.nullable().optional(),
  /** The stage of the dispute (intake 17). Absent: not answered. */
  stage: z.string().optional(),
  /** What protects the person (intake 16), without "없어요". */
  protections: z.array(z.string()).optional(),
  /** The dismissal is still to come: the figure can still change. */
  toCome: z.literal(true).optional(),
  /** Facts that make the dismissal void if they are proved. */
  voidingFacts: z.array(legalPointOut).optional(),
  general: z.boolean(),
  routes: z.array(routeOut),
  rulesetVersion: z.string(),
  calculatorVersion: z.string(),
  casePosition: z.string(),
  suggestConsultation: z.boolean(),
  /** Advice beside the figure: 해고예고수당, 관할 노동위원회, 노사협의회 …; each with a title and a sentence. */
  notes: z.array(z.strictObject({ kind: z.string(), title: z.string(), text: z.string() })),
  outdated: z.boolean(),
});
export type OpenResult = z.infer<typeof openResult>;

export const lockedResult = openResult.extend({
  locked: z.literal(true),
  /** The denominator is shown even while the steps are locked. */
  base: baseOut.pick({ decided: true, years: true }).extend({
    published: z.strictObject({ source: z.string(), settled: z.number().optional() }),
  }),
});
export type LockedResult = z.infer<typeof lockedResult>;

export const fullResult = openResult.extend({
  locked: z.literal(false),
  base: baseOut,
  steps: z.array(stepOut),
  precedents: z.array(precedentOut),
});
export type FullResult = z.infer<typeof fullResult>;

export const result = z.discriminatedUnion('locked', [lockedResult, fullResult]);
export type Result = z.infer<typeof result>;

/** A new result, with the revision of its check after it was recorded. */
const revised = { revision: z.int() };
export const calculatedResult = z.discriminatedUnion('locked', [
  lockedResult.extend(revised),
  fullResult.extend(revised),
]);

export const caseCounts = z.strictObject({
  total: z.int(),
  decided: z.int(),
  workerWins: z.int(),
  partial: z.int(),
  employerWins: z.int(),
});
export type CaseCounts = z.infer<typeof caseCounts>;
