import type { ChangedValue } from '@nomucheck/domain/kernel/contract/history.ts';
import type { HistoryView, RecordedData } from './history-entries.ts';
import type { NamesOf } from './people-names.ts';
import type { ToldEntry } from './told-history.ts';

type FieldsOfPeople = Pick<HistoryView<unknown, RecordedData>, 'people'>;

/** The entries with names in place of the ids of people, all looked up together. */
export const peopleNamed = async (
  entries: readonly ToldEntry[],
  { people = [] }: FieldsOfPeople,
  namesOf: NamesOf,
): Promise<readonly ToldEntry[]> => {
  const isOfPeople = ({ path }: ToldEntry['changes'][number]): boolean => people.includes(path);
  const ids = entries.flatMap(({ changes }) =>
    changes.filter(isOfPeople).flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]),
  );
  if (ids.length === 0) return entries;
  const nameOf = await namesOf(ids);
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) =>
      isOfPeople(change)
        ? { ...change, before: named(change.before, nameOf), after: named(change.after, nameOf) }
        : change,
    ),
  }));
};

/** The same for the fields of a record. */
export const fieldsNamed = async (
  seen: Readonly<Record<string, unknown>>,
  { people = [] }: FieldsOfPeople,
  namesOf: NamesOf,
): Promise<Readonly<Record<string, unknown>>> => {
  const nameOf = await namesOf(people.flatMap((field) => idsIn(seen[field])));
  return { ...seen, ...Object.fromEntries(people.map((field) => [field, named(seen[field], nameOf)])) };
};

const idsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];

const named = (value: unknown, nameOf: (id: string) => string): ChangedValue =>
  typeof value === 'string' ? nameOf(value) : Array.isArray(value) ? value.map((id) => nameOf(String(id))) : null;
