import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** How a question was dealt with. */
type Dealt = 'answered' | 'unknown' | 'blank';

/** How far one check came, without whose it is and what was answered. */
export type CheckWalkRow = {
  id: string;
  questionnaire: 'basic' | 'detail';
  ruleset_version: string;
  /** Who answers; null where that isn't said yet. */
  side: 'employee' | 'employer' | null;
  begun_on: string;
  /** It goes on where an earlier draft stopped, so nobody began it. */
  carried: boolean;
  /** The day of its first result. */
  finished_on: string | null;
  /** The grounds of dismissal of the first result. */
  grounds: readonly string[];
  /** Goes on elsewhere, in a draft of another version, or in a new one. */
  replaced: boolean;
  given_up: boolean;
  questions: Readonly<Record<string, Dealt>>;
  /** On what it was begun; null where that wasn't told. */
  device: 'phone' | 'desktop' | null;
  /**
   * The question that was asked last and stood open then; null before the first one, after the last one, and where a sensitive one
   * was asked. Events that don't tell it leave the question that they are about.
   */
  stopped_at: string | null;
  touched_at: string;
};

const started = z.object({
  questionnaire: z.enum(['basic', 'detail']),
  rulesetVersion: z.string(),
  carriedFrom: z.string().nullable(),
  device: z.enum(['phone', 'desktop']).nullable(),
});
const question = z.object({ key: z.string(), asks: z.string().nullable().optional() });
type Asking = z.infer<typeof question>;
const answer = question.extend({ value: z.unknown() });
const calculated = z.object({ calculation: z.object({ grounds: z.array(z.string()) }) });
const discarded = z.object({ why: z.string() });

const keys = ({ stream }: { stream: string }): readonly string[] => [stream.slice(stream.indexOf('-') + 1)];
const definition = (type: string) => definitionIn(checkEvents, type);

const then =
  <Data>(change: (row: CheckWalkRow, event: Event<Data>) => Partial<CheckWalkRow>) =>
  (row: CheckWalkRow | null, event: Event<Data>): CheckWalkRow | null =>
    row && { ...row, ...change(row, event), touched_at: event.at };

const dealt = (row: CheckWalkRow, { key, asks }: Asking, how: Dealt): Partial<CheckWalkRow> => ({
  questions: { ...row.questions, [key]: how },
  stopped_at: asks === undefined ? key : asks,
});

const sideOf = (row: CheckWalkRow, key: string, value: unknown): Partial<CheckWalkRow> =>
  key !== 'intake/side' ? {} : { side: value === 'employer' || value === 'employee' ? value : row.side };

const without = (questions: CheckWalkRow['questions'], key: string): CheckWalkRow['questions'] =>
  Object.fromEntries(Object.entries(questions).filter(([other]) => other !== key));

/** Every check as a way through the questionnaire. */
export const checkWalks = defineProjection<CheckWalkRow>({
  name: 'check-walks',
  version: 2,
  oneStreamARow: true,
  table: {
    name: 'check_walks',
    key: 'id',
    columns: {
      questionnaire: 'text not null',
      ruleset_version: 'text not null',
      side: 'text',
      begun_on: 'date not null',
      carried: 'boolean not null',
      finished_on: 'date',
      grounds: 'text[] not null',
      replaced: 'boolean not null',
      given_up: 'boolean not null',
      questions: 'jsonb not null',
      device: 'text',
      stopped_at: 'text',
      touched_at: 'timestamptz not null',
    },
    indexes: ['(begun_on, ruleset_version)', '(finished_on)'],
  },
  takes: [
    on(definition('CheckStarted'), started, {
      keys,
      evolveRow: (_row, { stream, data, at }) => ({
        id: stream.slice(stream.indexOf('-') + 1),
        questionnaire: data.questionnaire,
        ruleset_version: data.rulesetVersion,
        side: null,
        begun_on: koreanDateOf(at),
        carried: data.carriedFrom !== null,
        finished_on: null,
        grounds: [],
        replaced: false,
        given_up: false,
        questions: {},
        device: data.device,
        stopped_at: null,
        touched_at: at,
      }),
    }),
    on(definition('AnswerGiven'), answer, {
      keys,
      evolveRow: then((row, { data }) => ({
        ...dealt(row, data, data.value === 'unknown' ? 'unknown' : 'answered'),
        ...sideOf(row, data.key, data.value),
      })),
    }),
    // Sensitive answers aren't taken: whether a sensitive question was answered is as personal as the answer.
    on(definition('QuestionLeftBlank'), question, {
      keys,
      evolveRow: then((row, { data }) => dealt(row, data, 'blank')),
    }),
    on(definition('AnswerCleared'), question, {
      keys,
      evolveRow: then((row, { data: { key, asks = row.stopped_at } }) => ({
        questions: without(row.questions, key),
        stopped_at: asks,
      })),
    }),
    on(definition('ResultCalculated'), calculated, {
      keys,
      evolveRow: then((row, { data, at }) =>
        row.finished_on === null ? { finished_on: koreanDateOf(at), grounds: data.calculation.grounds } : {},
      ),
    }),
    on(definition('CheckDiscarded'), discarded, {
      keys,
      evolveRow: then((_row, { data: { why } }) =>
        why === 'ruleset_changed' || why === 'replaced' ? { replaced: true } : { given_up: true },
      ),
    }),
  ],
});
