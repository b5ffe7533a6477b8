import type { OcrDocumentItem } from '@nomucheck/domain/ocr/contract.ts';
import {
  listOcrDocuments,
  type OcrDocumentsWanted,
  type SealedDocumentItem,
} from '@nomucheck/projections/ocr/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { type Sealer, unsealedText } from '../engine/sealing/sealer.ts';

/** A page of the documents, and how many there are. */
export type DocumentList = (
  wanted: OcrDocumentsWanted,
) => Promise<{ readonly items: readonly OcrDocumentItem[]; readonly total: number }>;

/**
 * Names of files are sealed, so SQL can't look into them. Where they are searched or sorted by, the newest documents up to
 * this limit are unsealed.
 */
const mostNamed = 5_000;

const byName = new Intl.Collator('ko', { numeric: true });

export const createDocumentList = ({
  db,
  sealer,
}: {
  readonly db: Db;
  readonly sealer: Pick<Sealer, 'unseal'>;
}): DocumentList => {
  const opened = (items: readonly SealedDocumentItem[]): Promise<OcrDocumentItem[]> =>
    Promise.all(items.map(async (item) => ({ ...item, fileName: (await unsealedText(sealer, item.fileName)) ?? '' })));

  return async (wanted) => {
    const { sort, from, to, filter } = wanted;
    const { q, ...others } = filter;
    const { field, descending } = sort;
    if (q === undefined && field !== 'fileName') {
      const { items, total } = await listOcrDocuments(db, { ...wanted, sort: { field, descending }, filter: others });
      return { items: await opened(items), total };
    }
    const order = field === 'fileName' ? ({ field: 'uploadedAt', descending: true } as const) : { field, descending };
    const all = await listOcrDocuments(db, { sort: order, from: 0, to: mostNamed - 1, filter: others });
    const sought = q?.toLowerCase() ?? '';
    const matching = (await opened(all.items)).filter(({ fileName }) => fileName.toLowerCase().includes(sought));
    if (field === 'fileName')
      matching.sort((one, other) => (descending ? -1 : 1) * byName.compare(one.fileName, other.fileName));
    return { items: filter.id ? matching : matching.slice(from, to + 1), total: matching.length };
  };
};
