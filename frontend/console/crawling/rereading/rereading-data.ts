import type { DifferenceFilter, DifferenceOut, RereadOut } from '@nomucheck/domain/crawling/rereading/contract.ts';
import { useData } from '../../api/data-provider.ts';
import { type Page, post, readPage } from '../../api/requests.ts';

/** The list of readings in the console. */
export const rereads = 'admin/crawling/rereads';

/** Single differences, or all open ones of a field, or all. */
export type Decided = { readonly ids: readonly string[] } | { readonly filter: Pick<DifferenceFilter, 'field'> };

type Reread = { readonly id: string };

const rereadAt = (id: string, ...path: readonly string[]): string =>
  ['/api/crawls/rereads', ...[id, ...path].map(encodeURIComponent)].join('/');

/** The data provider's methods for reading kept bytes again, besides the list of readings. */
export const rereadingData = {
  startReread: (source: RereadOut['source']): Promise<Reread> => post('/api/crawls/rereads', { source }),
  /** Reads no further. */
  cancelReread: (id: string): Promise<Reread> => post(rereadAt(id, 'cancel'), {}),
  rereadDifferences: (
    id: string,
    filter: DifferenceFilter,
    after: number,
    most: number,
  ): Promise<Page<DifferenceOut>> =>
    readPage(rereadAt(id, 'differences'), after, most, { filter: JSON.stringify(filter) }),
  /** The values that were read anew become those of the cases. */
  acceptDifferences: (id: string, decided: Decided): Promise<Reread> => post(rereadAt(id, 'accept'), decided),
  /** The cases stay as they are. */
  dismissDifferences: (id: string, decided: Decided): Promise<Reread> => post(rereadAt(id, 'dismiss'), decided),
};

export const useRereadingData = () => useData<typeof rereadingData>();
