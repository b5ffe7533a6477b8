import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetOne } from 'react-admin';

/**
 * The `meta` with which a record's own page reads it. A row of a list has fewer fields, and react-admin shows a row in
 * place of a record that is read with the same `meta`.
 */
const meta = { whole: true } as const;

type Options<Item extends RaRecord> = Parameters<typeof useGetOne<Item>>[2];

/** One record with all fields that its page shows. */
export const useWholeRecord = <Item extends RaRecord>(resource: string, id: string, options: Options<Item> = {}) =>
  useGetOne<Item>(resource, { id, meta }, options);

/** What to do after a command: show the record that it returned, read the record again, or remove it from the cache. */
export const useWholeRecords = (resource: string) => {
  const queries = useQueryClient();
  const keyOf = (id: RaRecord['id']) => [resource, 'getOne', { id: String(id), meta }];
  return {
    show: (record: RaRecord): void => void queries.setQueryData(keyOf(record.id), record),
    askAgain: (id: string): Promise<void> => queries.invalidateQueries({ queryKey: keyOf(id) }),
    forget: (id: string): void => queries.removeQueries({ queryKey: keyOf(id) }),
    /** Reads lists again, and other queries of the resource by the second part of their keys. */
    askForLists: (...parts: readonly string[]): void => {
      for (const part of ['getList', ...parts]) void queries.invalidateQueries({ queryKey: [resource, part] });
    },
  };
};
