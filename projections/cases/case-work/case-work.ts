import {
  caseAcceptanceUndone,
  caseAccepted,
  caseCollected,
  caseCorrected,
  caseDiscarded,
  caseMerged,
  casePopulationConfirmed,
  caseReadied,
  caseReadyUndone,
  caseRefined,
  caseReopened,
  caseRestored,
  caseSentBack,
  caseTextChanged,
  caseWithdrawn,
  proposalDismissed,
  proposalReopened,
  proposalTaken,
} from '@nomucheck/domain/cases/case-events.ts';
import type { CaseDraft, CaseText } from '@nomucheck/domain/cases/case-record.ts';
import { disputeKeys } from '@nomucheck/domain/cases/disputes/disputes.ts';
import type { CaseStage } from '@nomucheck/domain/cases/legal-case.ts';
import { likenessKeys, plainNumbers, shortTextOf } from '@nomucheck/domain/cases/likeness.ts';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import { isSure } from '@nomucheck/domain/cases/proposals/sureness.ts';
import { comparedTribunal } from '@nomucheck/domain/cases/tribunal-names.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../../runner/projection.ts';
import { type SealedValue, sealed } from '../../runner/rows/sealed.ts';
import { facetIndexes } from './facets.ts';
import { hasSureOutcome } from './proposed.ts';
import { searchedOf } from './searched.ts';

/** One case at any stage: as the queue shows it until it is accepted, and as the master list shows it after that. */
export type CaseWorkRow = {
  id: string;
  revision: number;
  position: string;
  stage: CaseStage;
  /** The number of its record; 0 while it has none, so also after its acceptance was undone. */
  edition: number;
  merged_into: string | null;
  kind: CaseDraft['kind'];
  sampling: CaseDraft['sampling'];
  tribunal: string | null;
  /** In the form by which decisions are compared. */
  plain_tribunal: string | null;
  decided_on: string | null;
  title: string;
  outcome: CaseDraft['outcome'];
  keywords: readonly string[];
  sections: readonly string[];
  /** The whole record in force, or the draft of a case that was never accepted. */
  record: CaseDraft;
  /** The text in which the words of a search are looked for. */
  searched: string;
  plain_numbers: readonly string[];
  sketch: readonly number[];
  /** For a text that is too short for a sketch. */
  short_text: string | null;
  like_keys: readonly number[];
  /** The dispute that its text, or its row in a file, names; null once a person has said that this is wrong. */
  named_dispute: string | null;
  /** The keys by which the cases of one dispute are found. */
  dispute_keys: readonly string[];
  /** The text that its source has had since the acceptance. */
  newer_text: CaseText | null;
  has_newer_text: boolean;
  open_proposals: number;
  /** Of the open proposals those that a list shows. */
  proposed: Proposed;
  batch: string | null;
  batch_row: number | null;
  source_id: string | null;
  /** Why it was sent back, '' without a reason; null once it is made ready again. */
  sent_back: Sealed | SealedValue | '';
  refined_by: string | null;
  collected_at: string;
  accepted_at: string | null;
  updated_at: string;
};

/** Open proposals that lists show: the outcome, whether its rule is sure, and the point. */
type Proposed = {
  readonly outcome: { readonly id: string; readonly outcome: string; readonly sure: boolean } | null;
  readonly point: { readonly id: string; readonly text: string } | null;
};
const nothingProposed: Proposed = { outcome: null, point: null };

const withProposed = (proposed: Proposed, proposal: Proposal): Proposed => {
  const { id, field, value } = proposal;
  if (field === 'outcome') return { ...proposed, outcome: { id, outcome: value, sure: isSure(proposal) } };
  return field === 'point' ? { ...proposed, point: { id, text: value.slice(0, 300).toWellFormed() } } : proposed;
};

const withoutProposed = ({ outcome, point }: Proposed, settled: string): Proposed => ({
  outcome: outcome?.id === settled ? null : outcome,
  point: point?.id === settled ? null : point,
});

/** As stored. */
const readyUndone = z.object({ caseId: z.string(), sentBack: sealed });

const keys = ({ data }: { data: { caseId: string } }): readonly string[] => [data.caseId];

/** The changes that every event of a case makes, and those of this event. */
const changed =
  <Data>(change: (row: CaseWorkRow, event: Event<Data>) => Partial<CaseWorkRow>) =>
  (row: CaseWorkRow | null, event: Event<Data>): CaseWorkRow | null =>
    row && { ...row, ...change(row, event), updated_at: event.at, revision: event.revision, position: event.position };

/** The facts about a case besides its record. */
type Arrived = Pick<CaseWorkRow, 'sketch' | 'named_dispute'>;

/** The columns that a record, or a draft, fills. */
const columnsOf = (record: CaseDraft, { sketch, named_dispute: named }: Arrived) => ({
  record,
  kind: record.kind,
  sampling: record.sampling,
  tribunal: record.tribunal,
  plain_tribunal: record.tribunal === null ? null : comparedTribunal(record.tribunal),
  decided_on: record.decidedOn,
  title: record.title,
  outcome: record.outcome,
  keywords: record.keywords,
  sections: record.sections,
  searched: searchedOf(record),
  plain_numbers: plainNumbers(record.caseNumbers),
  sketch,
  short_text: shortTextOf(record, sketch),
  like_keys: likenessKeys(record.caseNumbers, sketch, shortTextOf(record, sketch)),
  named_dispute: named,
  dispute_keys: disputeKeys({ ...record, named }),
});

const refined = (row: CaseWorkRow, changes: Partial<CaseDraft>) => columnsOf({ ...row.record, ...changes }, row);

/** A merge has brought another text: the proposals for the earlier one are gone. */
const withMergedText = (sketch: readonly number[] | undefined) =>
  sketch && { sketch, open_proposals: 0, proposed: nothingProposed };

/** A record that comes into force. The source's newer text is no longer reported once it is taken. */
const held = (row: CaseWorkRow, record: CaseDraft, edition: number) => ({
  ...columnsOf(record, row),
  edition,
  stage: 'master' as const,
  merged_into: null,
  has_newer_text: row.newer_text !== null && row.newer_text.hash !== record.text?.hash,
});

type Arrival = z.infer<typeof caseCollected.schema>;

const nowArrived = ({ sketch, proposals }: Arrival): Arrived => ({
  sketch,
  named_dispute: proposals.find(({ field }) => field === 'disputeId')?.value ?? null,
});

const arrived = ({ origin, proposals }: Arrival) => ({
  open_proposals: proposals.length,
  proposed: proposals.reduce(withProposed, nothingProposed),
  batch: origin.batch,
  batch_row: origin.row,
  source_id: origin.sourceId,
});

const only = z.object({ caseId: z.string() });
const accepted = caseAccepted.schema;

/** Every case once. */
export const caseWork = defineProjection<CaseWorkRow>({
  name: 'case-work',
  version: 10,
  oneStreamARow: true,
  table: {
    name: 'case_work',
    key: 'id',
    columns: {
      revision: 'integer not null',
      position: 'text collate "C" not null',
      stage: 'text not null',
      edition: 'integer not null',
      merged_into: 'text',
      kind: 'text not null',
      sampling: 'text not null',
      tribunal: 'text',
      plain_tribunal: 'text',
      decided_on: 'date',
      title: 'text not null',
      outcome: 'text',
      keywords: 'text[] not null',
      sections: 'text[] not null',
      record: 'jsonb not null',
      searched: 'text not null',
      plain_numbers: 'text[] not null',
      sketch: 'integer[] not null',
      short_text: 'text collate "C"',
      like_keys: 'integer[] not null',
      named_dispute: 'text',
      dispute_keys: 'text[] not null',
      newer_text: 'jsonb',
      has_newer_text: 'boolean not null',
      open_proposals: 'integer not null',
      proposed: 'jsonb not null',
      batch: 'text',
      batch_row: 'integer',
      source_id: 'text',
      sent_back: 'jsonb',
      refined_by: 'text',
      collected_at: 'timestamptz not null',
      accepted_at: 'timestamptz',
      updated_at: 'timestamptz not null',
    },
    indexes: [
      '(collected_at, id)',
      '(updated_at, id)',
      '(accepted_at, id) where edition > 0',
      '(decided_on, id)',
      '(title, id)',
      '(open_proposals, id) where edition = 0',
      `(id) where ${hasSureOutcome}`,
      // Index-only scans of these count the queue and the master list.
      '(stage, kind, sampling, outcome, batch) where edition = 0',
      ...facetIndexes,
      '(id) where sent_back is not null',
      '(batch, batch_row) where batch is not null',
      '(merged_into) where merged_into is not null',
      'using gin (keywords)',
      'using gin (sections)',
      'using gin (like_keys)',
      'using gin (dispute_keys)',
    ],
  },
  takes: [
    on(caseCollected, caseCollected.schema, {
      keys,
      evolveRow: (_row, { data, at, revision, position }) => ({
        id: data.caseId,
        revision,
        position,
        stage: 'crawled',
        edition: 0,
        merged_into: null,
        ...columnsOf(data.draft, nowArrived(data)),
        newer_text: null,
        has_newer_text: false,
        ...arrived(data),
        sent_back: null,
        refined_by: null,
        collected_at: at,
        accepted_at: null,
        updated_at: at,
      }),
    }),
    on(caseTextChanged, caseTextChanged.schema, {
      keys,
      evolveRow: changed((row, { data }) => {
        const { text } = data.draft;
        if (row.edition === 0) {
          return { ...columnsOf({ ...row.record, text }, nowArrived(data)), ...arrived(data), stage: 'crawled' };
        }
        return {
          ...columnsOf(row.record, nowArrived(data)),
          ...arrived(data),
          newer_text: text,
          has_newer_text: text?.hash !== row.record.text?.hash,
        };
      }),
    }),
    on(casePopulationConfirmed, only, {
      keys,
      evolveRow: changed((row) => refined(row, { sampling: 'population' })),
    }),
    on(caseRefined, caseRefined.schema, {
      keys,
      evolveRow: changed((row, { data, actor }) => {
        const arrived = withMergedText(data.byMerge?.sketch);
        return { ...refined({ ...row, ...arrived }, data.changes), ...arrived, refined_by: actor.id };
      }),
    }),
    on(proposalTaken, proposalTaken.schema, {
      keys,
      evolveRow: changed((row, { data, actor }) => ({
        ...refined(row, data.changes),
        open_proposals: row.open_proposals - 1,
        proposed: withoutProposed(row.proposed, data.proposal.id),
        refined_by: actor.id,
      })),
    }),
    on(proposalDismissed, proposalDismissed.schema, {
      keys,
      evolveRow: changed((row, { data, actor }) => ({
        open_proposals: row.open_proposals - 1,
        proposed: withoutProposed(row.proposed, data.proposal),
        refined_by: actor.id,
        ...(data.proposal.startsWith('disputeId#') ? columnsOf(row.record, { ...row, named_dispute: null }) : {}),
      })),
    }),
    on(proposalReopened, proposalReopened.schema, {
      keys,
      evolveRow: changed((row, { data, actor }) => ({
        open_proposals: row.open_proposals + 1,
        proposed: withProposed(row.proposed, data.proposal),
        refined_by: actor.id,
      })),
    }),
    on(caseReadied, only, {
      keys,
      evolveRow: changed((_row, { actor }) => ({ stage: 'ready', sent_back: null, refined_by: actor.id })),
    }),
    on(caseSentBack, only, {
      keys,
      evolveRow: changed((_row, { reason }) => ({ stage: 'crawled', sent_back: reason ?? '' })),
    }),
    on(caseReadyUndone, readyUndone, {
      keys,
      evolveRow: changed((_row, { data }) => ({ stage: 'crawled', sent_back: data.sentBack })),
    }),
    on(caseDiscarded, only, { keys, evolveRow: changed(() => ({ stage: 'withdrawn' })) }),
    on(caseReopened, only, { keys, evolveRow: changed(() => ({ stage: 'crawled', merged_into: null })) }),
    on(caseAccepted, accepted, {
      keys,
      evolveRow: (row, { data: { caseId, edition, record }, at, revision, position }) => {
        const known = row ?? { ...enteredWhole, id: caseId, collected_at: at };
        return {
          ...known,
          ...columnsOf(record, known),
          ...{ edition, stage: 'master', merged_into: null, accepted_at: at, updated_at: at, revision, position },
        };
      },
    }),
    on(caseAcceptanceUndone, caseAcceptanceUndone.schema, {
      keys,
      evolveRow: changed((row, { data }) => ({
        ...columnsOf(data.draft, row),
        ...{ edition: 0, stage: 'ready', accepted_at: null, newer_text: null, has_newer_text: false },
      })),
    }),
    on(caseCorrected, caseCorrected.schema, {
      keys,
      evolveRow: changed((row, { data }) => {
        const arrived = withMergedText(data.byMerge?.sketch);
        return { ...held({ ...row, ...arrived }, data.record, data.edition), ...arrived };
      }),
    }),
    on(caseRestored, caseRestored.schema, {
      keys,
      evolveRow: changed((row, { data }) => held(row, data.record, data.edition)),
    }),
    on(caseWithdrawn, only, { keys, evolveRow: changed(() => ({ stage: 'withdrawn' })) }),
    on(caseMerged, only.extend({ into: z.string() }), {
      keys,
      evolveRow: changed((_row, { data }) => ({ stage: 'merged', merged_into: data.into })),
    }),
  ],
});

/** For a case that was never in the queue. */
const enteredWhole = {
  sketch: [],
  named_dispute: null,
  newer_text: null,
  has_newer_text: false,
  open_proposals: 0,
  proposed: nothingProposed,
  batch: null,
  batch_row: null,
  source_id: null,
  sent_back: null,
  refined_by: null,
} as const;
