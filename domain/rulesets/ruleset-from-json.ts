import { z } from 'zod';
import { sectionId } from '../kernel/contract/values.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * Parses a published ruleset from its blob; the HTTP contract's form is made of the same parts. Server only: the site's
 * bundle must not import this file (zod).
 */

const computedFact = z.enum([
  'under_five_workers',
  'tenure_over_two_years',
  'tenure_up_to_one_year',
  'three_months_passed',
  'forewarned_thirty_days',
  'contract_outlasts_dismissal',
  'contract_ended',
  'dismissal_to_come',
]);
const condition = z.union([
  z.strictObject({ question: z.string(), is: z.array(z.string()) }),
  z.strictObject({ question: z.string(), isNot: z.array(z.string()) }),
  z.strictObject({ computed: computedFact, holds: z.boolean() }),
]);
const conditions = z.array(condition);

const employerText = z.strictObject({ title: z.string().optional(), note: z.string().nullable().optional() });
const textToCome = employerText.extend({ toEmployer: employerText.optional() });
const choiceText = z.strictObject({ label: z.string().optional(), hint: z.string().nullable().optional() });

const choice = z.strictObject({
  value: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  toEmployer: choiceText.optional(),
  toCome: choiceText.extend({ toEmployer: choiceText.optional() }).optional(),
  alone: z.literal(true).optional(),
  sensitive: z.literal(true).optional(),
  hiddenWhen: conditions.optional(),
  firstWhen: conditions.optional(),
  ends: z.literal(true).optional(),
});

const intakeQuestion = z.strictObject({
  key: z.string(),
  numbering: z.int().min(0),
  title: z.string(),
  toEmployer: employerText.optional(),
  toCome: textToCome.optional(),
  type: z.enum(['radio', 'choices', 'number', 'date', 'time', 'text']),
  choices: z.array(choice).optional(),
  optional: z.boolean().optional(),
  custom: z.int().positive().optional(),
  min: z.int().optional(),
  max: z.int().optional(),
  minuteStep: z.int().positive().optional(),
  special: z.boolean().optional(),
  note: z.string().optional(),
  why: z.string().optional(),
  askedWhen: z.array(conditions).optional(),
  afterFigure: z.literal(true).optional(),
});

const range = z.strictObject({
  start: z.int(),
  end: z.int(),
  trueRatio: z.number(),
  falseRatio: z.number(),
  reversePositive: z.array(z.int()),
  reverseValue: z.number().optional(),
});

const ways = ['next', 'next_section', 'skip', 'done', 'submit'] as const;

/** Where an answer leads, without its effect on the figure. */
const transition = z.strictObject({
  type: z.enum(ways),
  skipTo: z.int().optional(),
  skipCount: z.int().optional(),
  skipIf: z.strictObject({ section: sectionId, numbering: z.int(), value: z.boolean() }).optional(),
});

const outcome = transition.extend({
  type: z.enum([...ways, 'keyword_change']),
  ratio: z.number().optional(),
  suggest: z.boolean().optional(),
  range: range.optional(),
  keyword_change: z
    .strictObject({ mode: z.enum(['add', 'change']), keywords: z.array(z.string()), generic: z.boolean().optional() })
    .optional(),
});

/** The public part of an item. */
export const publicItem = z.strictObject({
  key: z.string(),
  numbering: z.int(),
  title: z.string(),
  note: z.string().optional(),
  toEmployer: employerText.optional(),
  toCome: textToCome.optional(),
  askedWhen: z.array(conditions).optional(),
  why: z.string(),
  fact: z.string().optional(),
  sensitive: z.literal(true).optional(),
  positive: transition,
  negative: transition,
});

const item = publicItem.extend({
  positive: outcome,
  negative: outcome,
  asFact: z.strictObject({ yes: z.string(), no: z.string() }).optional(),
});

const precedent = z.strictObject({
  court: z.string(),
  caseNumber: z.string(),
  decidedOn: z.string().nullable(),
  point: z.string(),
  favours: z.enum(['worker', 'employer', 'mixed']),
  outcome: z.enum(['worker_win', 'partial', 'employer_win']),
  verifiedHow: z.enum(['read', 'page']),
  source: z.string(),
  dispute: z.string().optional(),
  toConfirm: z.string().optional(),
});

const groundGroup = z.enum([
  'without_words',
  'attendance',
  'performance',
  'business',
  'discipline',
  'resignation',
  'employment',
  'other',
]);

/** The public part of a section, without its items. */
export const publicSectionParts = {
  id: sectionId,
  title: z.string(),
  formalTitle: z.string().optional(),
  toEmployer: z.strictObject({ title: z.string() }).optional(),
  toCome: z.strictObject({ title: z.string(), toEmployer: z.strictObject({ title: z.string() }) }).optional(),
  inPeoplesWords: z
    .array(z.strictObject({ group: groundGroup, toWorker: z.string(), toEmployer: z.string() }))
    .optional(),
  condition: z
    .strictObject({
      persons: z.array(conditions).optional(),
      reasons: z.array(conditions).optional(),
      why: z.string(),
      law: z.string().optional(),
    })
    .optional(),
  entryWhenChosenAndFirstNo: z.int().optional(),
};

const section = z.strictObject({
  ...publicSectionParts,
  titleEnglish: z.string(),
  keywords: z.array(z.string()),
  keywordExclude: z.array(z.string()),
  statutes: z.array(z.string()),
  legalTest: z.string(),
  matchesWhen: z.array(conditions).optional(),
  drawnLast: z.literal(true).optional(),
  ratioMode: z.literal('general').optional(),
  items: z.array(item),
  precedents: z.array(precedent),
  openQuestions: z.array(z.strictObject({ numbering: z.int().optional(), text: z.string() })).optional(),
});

/** The names of the routes, in a ruleset and in a result. */
export const routeName = z.enum([
  'labour_commission',
  'court',
  'equality_correction',
  'unfair_labour_practice',
  'whistleblower_protection',
  'appeal_review',
  'labour_commission_review',
  'administrative_suit',
  'labour_office',
]);

const whenAndWhy = z.strictObject({ when: z.array(conditions), why: z.string() });

const route = z.strictObject({
  route: routeName,
  closures: z.array(z.strictObject({ when: conditions, why: z.string() })),
  concerns: z.array(conditions).optional(),
  body: z.string().optional(),
  period: z.string().optional(),
  months: z.int().positive().optional(),
  daysFromReceipt: z.int().positive().optional(),
  daysFrom: z.strictObject({ question: z.string(), days: z.int().positive() }).optional(),
  countsFromContractEnd: whenAndWhy.extend({ period: z.string() }).optional(),
  filed: whenAndWhy.optional(),
  outsideFigure: z.literal(true).optional(),
  outsideFigureWhen: z.array(conditions).optional(),
  why: z.string().optional(),
  whyToCome: z.string().optional(),
  endsWithContract: whenAndWhy.optional(),
});

/** The public part of a ruleset, without sections. */
export const publicParts = {
  intro: z.strictObject({ basic: z.string(), detail: z.string() }),
  intake: z.array(intakeQuestion),
  derivations: z.array(
    z.strictObject({ item: z.string(), answer: z.enum(['yes', 'no']), from: z.string(), when: conditions }),
  ),
  openings: z.array(z.strictObject({ opens: sectionId, from: z.string(), when: conditions })),
  routes: z.array(route),
};

const legalPoint = z.strictObject({
  key: z.string(),
  when: conditions,
  unless: z.array(conditions).optional(),
  text: z.string(),
  textToCome: z.string().optional(),
  law: z.string(),
  floor: z.number().optional(),
  why: z.string(),
});

export const rulesetContentSchema = z.strictObject({
  ...publicParts,
  sections: z.array(section),
  published: z.strictObject({
    rate: z.number(),
    weight: z.number(),
    source: z.string(),
    settled: z.number().optional(),
  }),
  priorStrength: z.number(),
  noticeMultipliers: z.record(z.string(), z.number()),
  clamp: z.strictObject({ low: z.number(), high: z.number() }),
  suspensions: z.array(z.strictObject({ questions: z.array(z.string()), when: conditions, why: z.string() })),
  points: z.array(legalPoint).optional(),
  obstacles: z.array(legalPoint).optional(),
  scale: z.enum(['rate', 'odds']).optional(),
  correlated: z.array(z.strictObject({ items: z.array(z.string()), why: z.string() })).optional(),
  uncertainty: z.strictObject({ perMultiplier: z.number(), why: z.string() }).optional(),
  employerSees: z.literal('risk').optional(),
  statuteChecks: z
    .array(
      z.strictObject({
        law: z.string(),
        checkedOn: z.string().nullable(),
        note: z.string(),
        toConfirm: z.array(z.enum(['text', 'later_amendments', 'decree'])).optional(),
      }),
    )
    .optional(),
  edition: z
    .strictObject({
      title: z.string(),
      reasons: z.array(z.strictObject({ of: z.array(z.string()), why: z.string(), law: z.string().optional() })),
      toConfirm: z.array(z.strictObject({ where: z.string(), text: z.string() })).optional(),
    })
    .optional(),
});

/** The version is the hash of the content parsed here, so the blob can't contain it. */
export const rulesetFromJson = (json: unknown, rulesetVersion: string): Ruleset => ({
  ...rulesetContentSchema.parse(json),
  rulesetVersion,
});
