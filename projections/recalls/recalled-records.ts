import { adviceOfStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { RecalledKind } from '@nomucheck/domain/recalls/contract.ts';
import {
  type RecallChange,
  type Resting,
  recallChange,
  recallEvents,
} from '@nomucheck/domain/recalls/recall-events.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';

/** A record that rests on a case that changed, and whether somebody has looked at it since. */
export type RecalledRecordRow = {
  id: string;
  case_id: string;
  revision: number;
  change: RecallChange;
  recalled_at: string;
  kind: RecalledKind;
  record_id: string;
  check_id: string | null;
  calculation_id: string | null;
  record_at: string;
  rate_before: number | null;
  rate_after: number | null;
  settled_at: string | null;
  settled_by: string | null;
  reason: Sealed | null;
};

const resting = z.custom<Resting>();
const recalled = z.object({
  caseId: z.string(),
  revision: z.int(),
  change: z.custom<RecallChange>(),
  records: z.array(resting),
});
const lapsed = z.object({ caseId: z.string(), records: z.array(resting) });
const settled = z.object({ caseId: z.string(), kind: z.custom<RecalledKind>(), id: z.string() });
const flagged = z.object({ caseId: z.string(), revision: z.int(), change: recallChange });
const flagSettled = flagged.omit({ change: true });

const keyOf = (caseId: string, { kind, id }: { readonly kind: RecalledKind; readonly id: string }): string =>
  `${caseId} ${kind} ${id}`;
const keysOf = ({ data: { caseId, records } }: { readonly data: z.infer<typeof lapsed> }): readonly string[] =>
  records.map((record) => keyOf(caseId, record));

/** An advice in which a case is flagged. Whether the flag still stands is the advice's business. */
const adviceKey = ({
  stream,
  data: { caseId },
}: {
  readonly stream: string;
  readonly data: { readonly caseId: string };
}) => keyOf(caseId, { kind: 'advice', id: adviceOfStream(stream) });

const definition = (type: string) => definitionIn(recallEvents, type);

/** Everything that was recalled with a case, settled or not, and the advices that cite it. */
export const recalledRecords = defineProjection<RecalledRecordRow>({
  name: 'recalled-records',
  version: 2,
  oneStreamARow: true,
  table: {
    name: 'recalled_records',
    key: 'id',
    columns: {
      case_id: 'text not null',
      revision: 'integer not null',
      change: 'text not null',
      recalled_at: 'timestamptz not null',
      kind: 'text not null',
      record_id: 'text not null',
      check_id: 'text',
      calculation_id: 'text',
      record_at: 'timestamptz not null',
      rate_before: 'double precision',
      rate_after: 'double precision',
      settled_at: 'timestamptz',
      settled_by: 'text',
      reason: 'jsonb',
    },
    indexes: [
      '(recalled_at desc, id)',
      '(case_id, recalled_at desc)',
      '(recalled_at desc, id) where settled_at is null',
    ],
  },
  takes: [
    on(definition('CaseRecalled'), recalled, {
      keys: keysOf,
      evolveRow: (row, { at, data: { caseId, revision, change, records } }, key) => {
        const record = records.find((each) => keyOf(caseId, each) === key);
        if (!record) return row;
        const { kind, id, checkId, calculationId, before, after } = record;
        return {
          ...{ id: key, case_id: caseId, revision, change, recalled_at: at },
          ...{ kind, record_id: id, check_id: checkId, calculation_id: calculationId, record_at: record.at },
          ...{ rate_before: before, rate_after: after, settled_at: null, settled_by: null, reason: null },
        };
      },
    }),
    on(definition('RecallLapsed'), lapsed, { keys: keysOf, evolveRow: () => null }),
    on(definition('RecallSettled'), settled, {
      keys: ({ data }) => [keyOf(data.caseId, data)],
      evolveRow: (row, { at, actor, reason }) =>
        row && { ...row, settled_at: at, settled_by: actor.id, reason: reason ?? null },
    }),
    on(definitionIn(adviceEvents, 'AdviceFlagged'), flagged, {
      keys: (event) => [adviceKey(event)],
      evolveRow: (_row, { at, stream, data: { caseId, revision, change } }, key) => ({
        ...{ id: key, case_id: caseId, revision, change, recalled_at: at },
        ...{ kind: 'advice', record_id: adviceOfStream(stream), check_id: null, calculation_id: null, record_at: at },
        ...{ rate_before: null, rate_after: null, settled_at: null, settled_by: null, reason: null },
      }),
    }),
    on(definitionIn(adviceEvents, 'AdviceFlagSettled'), flagSettled, {
      keys: (event) => [adviceKey(event)],
      evolveRow: (row, { at, actor, reason, data: { revision } }) =>
        row && row.revision <= revision
          ? { ...row, settled_at: at, settled_by: actor.id, reason: reason ?? null }
          : row,
    }),
  ],
});
