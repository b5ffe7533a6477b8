import { adviceOfStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { isStillAbout } from '@nomucheck/domain/advice/advice-state.ts';
import type { Stage } from '@nomucheck/domain/advice/stages.ts';
import { citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';
import { type SealedValue, sealed } from '../runner/rows/sealed.ts';

/** One advice as lists and the review queue show it. The question stays the ciphertext of the log. */
export type AdviceRow = {
  id: string;
  asker: string;
  check_id: string | null;
  company_id: string | null;
  question: SealedValue;
  stage: Stage;
  round: number;
  asked_at: string;
  updated_at: string;
  /** When the current review was requested. */
  requested_at: string | null;
  due_at: string | null;
  /** Who holds the current review, and until when. */
  holder: string | null;
  holder_until: string | null;
  /** Everybody who has held each review of this round. */
  held1: readonly string[];
  held2: readonly string[];
  /** Who approved review 1 of this round. */
  reviewer1: string | null;
  published_at: string | null;
  /** The changes of cited cases, and how many of them nobody has looked at yet. */
  flags: readonly { readonly caseId: string; readonly revision: number; readonly settled: boolean }[];
  open_flags: number;
  stars: number | null;
  /** What the home page says of it, as the ciphertext of the log; all null while it isn't shown there. */
  shown_question: SealedValue;
  shown_answer: SealedValue;
  shown_at: string | null;
  revision: number;
  position: string;
};

const stage = z.literal([1, 2]);
const asked = z.object({
  asker: z.string(),
  checkId: z.string().nullable(),
  companyId: z.string().nullable(),
  question: sealed,
});
const anything = z.object({});
const due = z.object({ dueAt: z.string() });
const review1Requested = due.extend({ round: z.int() });
const held = z.object({ stage, reviewer: z.string(), until: z.string() });
const reassigned = z.object({ stage, to: z.string(), until: z.string() });
const ofStage = z.object({ stage });
const approved = ofStage.extend({ reviewer: z.string() });
const returned = ofStage.extend({ dueAt: z.string().nullable() });
const rated = z.object({ stars: z.int() });
const shown = z.object({ question: sealed, answer: sealed });
const published = z.object({ citations: z.array(citation) });
const ofCase = z.object({ caseId: z.string(), revision: z.int() });

const definition = (type: string) => definitionIn(adviceEvents, type);
const keys = ({ stream }: { readonly stream: string }): readonly string[] => [adviceOfStream(stream)];

/** A later event of an advice: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (row: AdviceRow, data: Data, at: string) => Partial<AdviceRow>) =>
  (row: AdviceRow | null, { data, at, revision, position }: Event<Data>): AdviceRow | null =>
    row && { ...row, ...change(row, data, at), updated_at: at, revision, position };

const nobody = { holder: null, holder_until: null } as const;
/** What is amended or withdrawn leaves the home page. */
const notShown = { shown_question: null, shown_answer: null, shown_at: null } as const;
const newRound = { ...nobody, held1: [], held2: [], reviewer1: null } as const;

const heldBy = (row: AdviceRow, of: 1 | 2, holder: string, until: string): Partial<AdviceRow> => {
  const column = of === 1 ? 'held1' : 'held2';
  return { holder, holder_until: until, [column]: [...new Set([...row[column], holder])] };
};
const flagged = (flags: AdviceRow['flags']): Pick<AdviceRow, 'flags' | 'open_flags'> => ({
  flags,
  open_flags: flags.filter(({ settled }) => !settled).length,
});
const working = (of: 1 | 2): Stage => (of === 1 ? 'review1' : 'review2');
const waiting = (of: 1 | 2): Stage => (of === 1 ? 'review1_requested' : 'review2_requested');

/** Every advice. */
export const advices = defineProjection<AdviceRow>({
  name: 'advices',
  version: 3,
  oneStreamARow: true,
  table: {
    name: 'advices',
    key: 'id',
    columns: {
      asker: 'text not null',
      check_id: 'text',
      company_id: 'text',
      question: 'jsonb',
      stage: 'text not null',
      round: 'integer not null',
      asked_at: 'timestamptz not null',
      updated_at: 'timestamptz not null',
      requested_at: 'timestamptz',
      due_at: 'timestamptz',
      holder: 'text',
      holder_until: 'timestamptz',
      held1: 'text[] not null',
      held2: 'text[] not null',
      reviewer1: 'text',
      published_at: 'timestamptz',
      flags: 'jsonb not null',
      open_flags: 'integer not null',
      stars: 'integer',
      shown_question: 'jsonb',
      shown_answer: 'jsonb',
      shown_at: 'timestamptz',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    indexes: [
      '(asker, asked_at, id)',
      '(asker, updated_at, id)',
      '(asked_at, id)',
      '(updated_at, asked_at, id)',
      '(stage, asked_at, id)',
      '(due_at, asked_at, id)',
      '(holder) where holder is not null',
      `(updated_at, id) where flags <> '[]'::jsonb`,
      '(shown_at, id) where shown_at is not null',
    ],
  },
  takes: [
    on(definition('AdviceAsked'), asked, {
      keys,
      evolveRow: (_row, { data, stream, at, revision, position }) => ({
        id: adviceOfStream(stream),
        ...{ asker: data.asker, check_id: data.checkId, company_id: data.companyId, question: data.question },
        ...{ stage: 'drafting', round: 0, asked_at: at, updated_at: at, requested_at: null, due_at: null },
        ...newRound,
        ...{ published_at: null, flags: [], open_flags: 0, stars: null, ...notShown, revision, position },
      }),
    }),
    on(definition('AdviceMessageSent'), anything, { keys, evolveRow: then(() => ({})) }),
    on(definition('AdviceAnswerBegun'), anything, { keys, evolveRow: then(() => ({})) }),
    on(definition('AdviceAnswered'), anything, { keys, evolveRow: then(() => ({})) }),
    on(definition('AdviceAnswerBroken'), anything, { keys, evolveRow: then(() => ({})) }),
    on(definition('Review1Requested'), review1Requested, {
      keys,
      evolveRow: then((_row, { round, dueAt }, at) => ({
        ...newRound,
        ...{ stage: 'review1_requested', round, requested_at: at, due_at: dueAt },
      })),
    }),
    on(definition('ReviewClaimed'), held, {
      keys,
      evolveRow: then((row, { stage: of, reviewer, until }) => ({
        ...heldBy(row, of, reviewer, until),
        stage: working(of),
      })),
    }),
    on(definition('ReviewLeaseRenewed'), held, {
      keys,
      evolveRow: then((row, { stage: of, reviewer, until }) => heldBy(row, of, reviewer, until)),
    }),
    on(definition('ReviewReassigned'), reassigned, {
      keys,
      evolveRow: then((row, { stage: of, to, until }) => ({ ...heldBy(row, of, to, until), stage: working(of) })),
    }),
    on(definition('ReviewReleased'), ofStage, {
      keys,
      evolveRow: then((_row, { stage: of }) => ({ ...nobody, stage: waiting(of) })),
    }),
    on(definition('ReviewApproved'), approved, {
      keys,
      evolveRow: then((_row, { stage: of, reviewer }) =>
        of === 1 ? { ...nobody, stage: 'review1_done', reviewer1: reviewer, due_at: null } : nobody,
      ),
    }),
    on(definition('ReviewReturned'), returned, {
      keys,
      evolveRow: then((_row, { stage: of, dueAt }, at) =>
        of === 1
          ? { ...nobody, stage: 'drafting', due_at: null }
          : { ...nobody, stage: 'review1_requested', reviewer1: null, requested_at: at, due_at: dueAt },
      ),
    }),
    on(definition('Review2Requested'), due, {
      keys,
      evolveRow: then((_row, { dueAt }, at) => ({ stage: 'review2_requested', requested_at: at, due_at: dueAt })),
    }),
    on(definition('AdvicePublished'), published, {
      keys,
      evolveRow: then((row, { citations }, at) => ({
        ...nobody,
        ...{ stage: 'published', due_at: null, published_at: at },
        ...flagged(row.flags.filter((flag) => isStillAbout(flag, citations))),
      })),
    }),
    on(definition('AdviceAmended'), review1Requested, {
      keys,
      evolveRow: then((_row, { round, dueAt }, at) => ({
        ...newRound,
        ...notShown,
        ...{ stage: 'review1_requested', round, requested_at: at, due_at: dueAt },
      })),
    }),
    on(definition('AdviceWithdrawn'), anything, {
      keys,
      evolveRow: then(() => ({ ...nobody, ...notShown, stage: 'withdrawn', due_at: null })),
    }),
    on(definition('AdviceRated'), rated, { keys, evolveRow: then((_row, { stars }) => ({ stars })) }),
    on(definition('AdviceShown'), shown, {
      keys,
      evolveRow: then((_row, { question, answer }, at) => ({
        shown_question: question,
        shown_answer: answer,
        shown_at: at,
      })),
    }),
    on(definition('AdviceHidden'), anything, { keys, evolveRow: then(() => notShown) }),
    on(definition('AdviceFlagged'), ofCase, {
      keys,
      evolveRow: then((row, { caseId, revision }) =>
        flagged([...row.flags.filter((flag) => flag.caseId !== caseId), { caseId, revision, settled: false }]),
      ),
    }),
    on(definition('AdviceFlagSettled'), ofCase, {
      keys,
      evolveRow: then((row, { caseId, revision }) =>
        flagged(
          row.flags.map((flag) =>
            flag.caseId === caseId && flag.revision <= revision ? { ...flag, settled: true } : flag,
          ),
        ),
      ),
    }),
  ],
});
