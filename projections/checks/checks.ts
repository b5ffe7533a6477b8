import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One self-diagnosis as lists show it. It doesn't hold what the person wrote, because nobody searches for it. */
export type CheckRow = {
  id: string;
  owner: string;
  status: 'draft' | 'completed' | 'discarded';
  discarded_why: string | null;
  questionnaire: 'basic' | 'detail';
  /** Chosen by hand; null when the intake decides. */
  chosen_sections: readonly string[] | null;
  ruleset_version: string;
  /** The finished check whose answers it was begun with. */
  made_from: string | null;
  started_at: string;
  updated_at: string;
  revision: number;
  position: string;
  /** The keys of the answered questions, in the order in which they were first answered. */
  answered: readonly string[];
  dismissed_on: string | null;
  /** How far the dispute has come (intake 17); null: not answered. */
  stage: string | null;
  /** The reason of the company as it was chosen (intake 10); null: not answered. */
  ground: string | null;
  calculations: number;
  /** From the last calculation. */
  rate: number | null;
  shown_rate: number | null;
  /** Replaces `shown_rate` for as long as it can be unsealed: `{shownRate}`. */
  sealed_figure: unknown;
  grounds: readonly string[];
  deadline: string | null;
  last_calculation: LastCalculation | null;
  outcome: { ended: string; where: string; on: string } | null;
};

const counts = { total: z.int(), decided: z.int(), workerWins: z.int(), partial: z.int() };

/** The facts by which a list decides whether the figure is outdated. */
const lastCalculation = z.object({
  calculationId: z.string(),
  calculatedAt: z.string(),
  casePosition: z.string(),
  rulesetVersion: z.string(),
  general: z.boolean(),
  base: z.object({
    ...counts,
    keywords: z.array(z.string()),
    exclude: z.array(z.string()),
    section: z.object({ id: z.string(), decided: z.int() }).nullable(),
    general: z.object({ decided: z.int() }),
  }),
});
export type LastCalculation = z.infer<typeof lastCalculation>;

const started = z.object({
  owner: z.string(),
  questionnaire: z.enum(['basic', 'detail']),
  sections: z.array(z.string()).nullable(),
  rulesetVersion: z.string(),
  madeFrom: z.string().nullable(),
});
const question = z.object({ key: z.string() });
const answer = question.extend({ value: z.unknown() });
const calculated = z.object({
  calculationId: z.string(),
  calculatedAt: z.string(),
  casePosition: z.string(),
  /** Sealed when sensitive answers affect the figure; the unsealed figure is without them. */
  wholeFigure: z.unknown(),
  calculation: z.object({
    rulesetVersion: z.string(),
    general: z.boolean(),
    rate: z.number().nullable(),
    shownRate: z.number().nullable(),
    grounds: z.array(z.string()),
    deadline: z.string().nullable(),
    base: lastCalculation.shape.base,
  }),
});
const owned = z.object({ owner: z.string() });
const discarded = z.object({ why: z.string() });
const reported = z.object({ ended: z.string(), where: z.string(), on: z.string() });

const dismissalQuestion = 'intake/dismissed';
const stageQuestion = 'intake/stage';
const groundQuestion = 'intake/ground';

const idOf = ({ stream }: { stream: string }): string => stream.slice(stream.indexOf('-') + 1);
const keys = (event: { stream: string }): readonly string[] => [idOf(event)];
const definition = (type: string) => definitionIn(checkEvents, type);

/** A later event of a check: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (row: CheckRow, data: Data) => Partial<CheckRow>) =>
  (row: CheckRow | null, { data, at, revision, position }: Event<Data>): CheckRow | null =>
    row && { ...row, ...change(row, data), updated_at: at, revision, position };

const withAnswered = ({ answered }: CheckRow, key: string): readonly string[] =>
  answered.includes(key) ? answered : [...answered, key];

const choice = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What of the answers decides the deadline of a draft, and the chosen reason, by which a list tells checks apart. */
const factsOf = (key: string, value: unknown): Partial<CheckRow> => {
  if (key === dismissalQuestion) return { dismissed_on: isLocalDate(value) ? value : null };
  if (key === groundQuestion) return { ground: choice(value) };
  return key === stageQuestion ? { stage: choice(value) } : {};
};

/** Every self-diagnosis with its progress and its last result. */
export const checks = defineProjection<CheckRow>({
  name: 'checks',
  version: 6,
  oneStreamARow: true,
  table: {
    name: 'checks',
    key: 'id',
    columns: {
      owner: 'text not null',
      status: 'text not null',
      discarded_why: 'text',
      questionnaire: 'text not null',
      chosen_sections: 'text[]',
      ruleset_version: 'text not null',
      made_from: 'text',
      started_at: 'timestamptz not null',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
      position: 'text collate "C" not null',
      answered: 'text[] not null',
      dismissed_on: 'date',
      stage: 'text',
      ground: 'text',
      calculations: 'integer not null',
      rate: 'double precision',
      shown_rate: 'double precision',
      sealed_figure: 'jsonb',
      grounds: 'text[] not null',
      deadline: 'date',
      last_calculation: 'jsonb',
      outcome: 'jsonb',
    },
    indexes: [
      '(owner, started_at desc, id)',
      '(owner, updated_at desc, id)',
      `(updated_at, id) where status = 'draft'`,
      '(started_at desc, id)',
      '(made_from) where made_from is not null',
    ],
  },
  takes: [
    on(definition('CheckStarted'), started, {
      keys,
      evolveRow: (_row, event) => ({
        id: idOf(event),
        owner: event.data.owner,
        status: 'draft',
        discarded_why: null,
        questionnaire: event.data.questionnaire,
        chosen_sections: event.data.sections,
        ruleset_version: event.data.rulesetVersion,
        made_from: event.data.madeFrom,
        started_at: event.at,
        updated_at: event.at,
        revision: event.revision,
        position: event.position,
        answered: [],
        dismissed_on: null,
        stage: null,
        ground: null,
        calculations: 0,
        rate: null,
        shown_rate: null,
        sealed_figure: null,
        grounds: [],
        deadline: null,
        last_calculation: null,
        outcome: null,
      }),
    }),
    on(definition('AnswerGiven'), answer, {
      keys,
      evolveRow: then((row, { key, value }) => ({ answered: withAnswered(row, key), ...factsOf(key, value) })),
    }),
    // Whether a sensitive question was answered is as personal as the answer.
    on(definition('SensitiveAnswerGiven'), question, { keys, evolveRow: then(() => ({})) }),
    on(definition('QuestionLeftBlank'), question, {
      keys,
      evolveRow: then((row, { key }) => ({ answered: withAnswered(row, key), ...factsOf(key, null) })),
    }),
    on(definition('AnswerCleared'), question, {
      keys,
      evolveRow: then((row, { key }) => ({
        answered: row.answered.filter((other) => other !== key),
        ...factsOf(key, null),
      })),
    }),
    on(definition('ResultCalculated'), calculated, {
      keys,
      evolveRow: then((row, { calculation, wholeFigure, ...recorded }) => ({
        status: 'completed',
        calculations: row.calculations + 1,
        rate: calculation.rate,
        shown_rate: calculation.shownRate,
        sealed_figure: wholeFigure ?? null,
        grounds: calculation.grounds,
        deadline: calculation.deadline,
        last_calculation: {
          ...recorded,
          rulesetVersion: calculation.rulesetVersion,
          general: calculation.general,
          base: calculation.base,
        },
      })),
    }),
    on(definition('CheckDiscarded'), discarded, {
      keys,
      evolveRow: then((_row, { why }) => ({ status: 'discarded', discarded_why: why })),
    }),
    on(definition('OutcomeReported'), reported, { keys, evolveRow: then((_row, outcome) => ({ outcome })) }),
    // A list doesn't show what was paid, and what was corrected has a list of its own; only the record's revision changes.
    ...['ResultOpened', 'ResultLocked', 'PaidResultRead', 'ResultCorrected', 'CorrectionTold', 'CorrectionDropped'].map(
      (type) => on<CheckRow, { owner: string }>(definition(type), owned, { keys, evolveRow: then(() => ({})) }),
    ),
  ],
});
