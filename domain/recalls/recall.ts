import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import {
  mostInOneEvent,
  type RecallChange,
  type RecallEvent,
  type Resting,
  type RestingKind,
} from './recall-events.ts';

/** One record that rests on the case: the change that recalled it last, and whether somebody has looked at it since. */
type Item = {
  readonly record: Resting;
  readonly revision: number;
  readonly change: RecallChange;
  readonly settled: boolean;
};

/** What rests on a case that changed after it was accepted, by kind and id. */
export type Recall = { readonly items: ReadonlyMap<string, Item> };

export type RecallCommand =
  /**
   * `records`: the records that rest on the case and whose content changes with it. `cut`: the kinds whose list is incomplete, so
   * a record that is missing from `records` may still be affected.
   */
  | {
      readonly type: 'RecallRecords';
      readonly caseId: string;
      readonly revision: number;
      readonly change: RecallChange;
      readonly records: readonly Resting[];
      readonly cut: readonly RestingKind[];
    }
  | {
      readonly type: 'SettleRecall';
      readonly caseId: string;
      /** The change that the person has looked at. */
      readonly revision: number;
      readonly kind: RestingKind;
      readonly id: string;
      /** Whose check the record is about; null: an article. */
      readonly owner: string | null;
    };

/** The name of a record among those of its case. */
export const keyOf = ({ kind, id }: Pick<Resting, 'kind' | 'id'>): string => `${kind} ${id}`;

const decide = (command: RecallCommand, { items }: Recall): readonly RecallEvent[] => {
  const { caseId, revision } = command;
  if (command.type === 'SettleRecall') {
    const { kind, id, owner } = command;
    const item = items.get(keyOf(command));
    if (!item) throw new DomainError('not_found');
    // Whoever comes second has a reason of their own, which would be lost.
    if (item.settled || item.revision !== revision) throw new DomainError('conflict');
    return [{ type: 'RecallSettled', data: { caseId, revision, kind, id, owner } }];
  }
  const { change, records, cut } = command;
  const current = new Set(records.map(keyOf));
  const fresh = records.filter((record) => isNew(record, command, items.get(keyOf(record))));
  const over = [...items.values()].filter(
    ({ record, settled }) => !settled && !cut.includes(record.kind) && !current.has(keyOf(record)),
  );
  return [
    ...inParts(over).map(
      (part): RecallEvent => ({
        type: 'RecallLapsed',
        data: { caseId, records: part.map(({ record: { kind, id } }) => ({ kind, id })) },
      }),
    ),
    ...inParts(fresh).map(
      (part): RecallEvent => ({ type: 'CaseRecalled', data: { caseId, revision, change, records: [...part] } }),
    ),
  ];
};

/**
 * A job that is done again finds what it has recalled already. A figure that moved on is recalled anew, and so is what waits
 * because of another change: it isn't to be read as corrected when the case was withdrawn since.
 */
const isNew = (
  record: Resting,
  { revision, change }: { readonly revision: number; readonly change: RecallChange },
  known: Item | undefined,
): boolean =>
  known === undefined ||
  (known.revision < revision &&
    (known.settled ||
      known.change !== change ||
      known.record.after !== record.after ||
      known.record.calculationId !== record.calculationId));

const inParts = <Each>(all: readonly Each[]): readonly (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / mostInOneEvent) }, (_, n) =>
    all.slice(n * mostInOneEvent, (n + 1) * mostInOneEvent),
  );

const evolve = ({ items }: Recall, { type, data }: RecallEvent): Recall => {
  const next = new Map(items);
  switch (type) {
    case 'CaseRecalled':
      for (const record of data.records) {
        const { revision, change } = data;
        next.set(keyOf(record), { record, revision, change, settled: false });
      }
      return { items: next };
    case 'RecallLapsed':
      for (const record of data.records) next.delete(keyOf(record));
      return { items: next };
    case 'RecallSettled': {
      const item = next.get(keyOf(data));
      if (item) next.set(keyOf(data), { ...item, settled: true });
      return { items: next };
    }
  }
};

export const recallDecider: Decider<Recall, RecallCommand, RecallEvent> = {
  initialState: { items: new Map() },
  decide,
  evolve,
};

/** One stream for each case. */
export const recallStream = (caseId: string): string => `recall-${caseId}`;
