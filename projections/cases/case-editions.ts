import {
  caseAcceptanceUndone,
  caseAccepted,
  caseCorrected,
  caseMerged,
  caseRestored,
  caseWithdrawn,
} from '@nomucheck/domain/cases/case-events.ts';
import { caseRecord } from '@nomucheck/domain/cases/case-record.ts';
import { z } from 'zod';
import { type Event, on, onTexts } from '../runner/projection.ts';
import type { Texts } from '../runner/rows/texts.ts';

/** One row for each record that a master case has had, with the positions between which it was in force. */
export type EditionRow = {
  /** `<case id>:<edition>` */
  fact: string;
  case_id: string;
  edition: number;
  from_position: string;
  /** Exclusive; null when it is in force. */
  to_position: string | null;
};

const editionRead = z.object({ caseId: z.string(), edition: z.int() });
const recordRead = editionRead.extend({ record: caseRecord });
const closingRead = z.object({ caseId: z.string(), closes: z.int().nullable() });
const restoredRead = recordRead.extend({ closes: z.int().nullable() });

/** The fields of an event that brings a record: accepted, corrected, restored. */
export type RecordEvent = Event<z.infer<typeof recordRead>>;

const keyOf = (caseId: string, edition: number): string => `${caseId}:${edition}`;

/** The fields that identify the record and say from which position it is in force. */
export const editionOf = ({ data: { caseId, edition }, position }: RecordEvent): EditionRow => ({
  fact: keyOf(caseId, edition),
  case_id: caseId,
  edition,
  from_position: position,
  to_position: null,
});

/**
 * One row for each record, made of the record and its text. A row never changes: where its record ends is stored
 * elsewhere.
 */
export const onRecords = <Row extends object>({
  texts,
  make,
}: {
  readonly texts: (event: RecordEvent) => readonly string[];
  readonly make: (event: RecordEvent, texts: Texts) => Row;
}) => {
  const made = {
    texts,
    make,
    keys: ({ data }: RecordEvent) => [keyOf(data.caseId, data.edition)],
    evolveRow: (_row: Row | null, _event: RecordEvent, _key: string, row: Row) => row,
  };
  return [caseAccepted, caseCorrected, caseRestored].map((definition) =>
    onTexts<Row, RecordEvent['data'], Row>(definition, recordRead, made),
  );
};

/**
 * A change ends the record in force and begins the next, so that the cases as of any position are found by a condition
 * on positions. Names and outcomes are the event's own; nothing is looked up.
 */
export const onEditions = <Row extends EditionRow>({
  opened,
}: {
  /** The row of a record that begins. */
  readonly opened: (event: RecordEvent) => Row;
}) => {
  const closed = (row: Row | null, position: string): Row | null => row && { ...row, to_position: position };
  const openedOrClosed = (row: Row | null, event: RecordEvent, key: string): Row | null =>
    key === keyOf(event.data.caseId, event.data.edition) ? opened(event) : closed(row, event.position);

  return [
    on<Row, RecordEvent['data']>(caseAccepted, recordRead, {
      keys: ({ data }) => [keyOf(data.caseId, data.edition)],
      evolveRow: openedOrClosed,
    }),
    on<Row, RecordEvent['data']>(caseCorrected, recordRead, {
      keys: ({ data }) => [keyOf(data.caseId, data.edition - 1), keyOf(data.caseId, data.edition)],
      evolveRow: openedOrClosed,
    }),
    ...[caseWithdrawn, caseAcceptanceUndone].map((definition) =>
      on<Row, z.infer<typeof editionRead>>(definition, editionRead, {
        keys: ({ data }) => [keyOf(data.caseId, data.edition)],
        evolveRow: (row, { position }) => closed(row, position),
      }),
    ),
    on<Row, z.infer<typeof restoredRead>>(caseRestored, restoredRead, {
      keys: ({ data: { caseId, edition, closes } }) => [
        ...(closes === null ? [] : [keyOf(caseId, closes)]),
        keyOf(caseId, edition),
      ],
      evolveRow: openedOrClosed,
    }),
    on<Row, z.infer<typeof closingRead>>(caseMerged, closingRead, {
      keys: ({ data: { caseId, closes } }) => (closes === null ? [] : [keyOf(caseId, closes)]),
      evolveRow: (row, { position }) => closed(row, position),
    }),
  ];
};
