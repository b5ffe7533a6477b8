import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetOne } from 'react-admin';

/**
 * A record as its own page reads it is kept apart from a line of a list, which says less: react-admin shows a line in place
 * of a record that is read with the same `meta`.
 */
const meta = { whole: true } as const;

type Options<Item extends RaRecord> = Parameters<typeof useGetOne<Item>>[2];

/** One record with all that its page shows. */
export const useWholeRecord = <Item extends RaRecord>(resource: string, id: string, options: Options<Item> = {}) =>
  useGetOne<Item>(resource, { id, meta }, options);

/** What to do after a command: show the record as it left it, or have it asked for anew, or forget it. */
export const useWholeRecords = (resource: string) => {
  const queries = useQueryClient();
  const keyOf = (id: RaRecord['id']) => [resource, 'getOne', { id: String(id), meta }];
  return {
    show: (record: RaRecord): void => void queries.setQueryData(keyOf(record.id), record),
    askAgain: (id: string): Promise<void> => queries.invalidateQueries({ queryKey: keyOf(id) }),
    forget: (id: string): void => queries.removeQueries({ queryKey: keyOf(id) }),
    /** Lists, counts and whatever else is read of them. */
    askForLists: (...parts: readonly string[]): void => {
      for (const part of ['getList', ...parts]) void queries.invalidateQueries({ queryKey: [resource, part] });
    },
  };
};
