import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import type {
  HistoryFilter,
  HistoryOutline,
  PutBackBody,
  RecordAt,
} from '@nomucheck/domain/kernel/contract/record-history.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, read, readPage } from '../api/requests.ts';

/** A record by its kind and id. */
export type RecordName = { readonly kind: string; readonly id: string };

/** What of a history is asked for. */
export type HistoryWanted = { readonly filter: HistoryFilter; readonly asOf: string | null };

const pathOf = ({ kind, id }: RecordName): string => `/api/admin/history/${kind}/${encodeURIComponent(id)}`;

const asOfQuery = (asOf: string | null) => (asOf === null ? {} : { asOf });

/** The data provider's methods for the histories of all records. */
export const historyData = {
  /** One page of a record's events, the newest first, and how many there are. */
  readHistory: (
    record: RecordName,
    { filter, asOf }: HistoryWanted,
    after: number,
    most: number,
  ): Promise<Page<HistoryEntry>> =>
    readPage(pathOf(record), after, most, {
      ...(Object.keys(filter).length === 0 ? {} : { filter: JSON.stringify(filter) }),
      ...asOfQuery(asOf),
    }),
  historyOutline: (record: RecordName): Promise<HistoryOutline> => read(`${pathOf(record)}/outline`),
  recordAt: (record: RecordName, asOf: string | null): Promise<RecordAt> =>
    read(`${pathOf(record)}/record`, asOfQuery(asOf)),
  putBack: (record: RecordName, body: PutBackBody): Promise<RecordAt> => post(`${pathOf(record)}/put-back`, body),
};

export const useHistoryData = () => useData<typeof historyData>();
