import type { OcrDocumentItem, OcrFilter, OcrSort } from '@nomucheck/domain/ocr/contract.ts';
import { failureOut } from '@nomucheck/domain/ocr/reading/failure-words.ts';
import { readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import type { SealedValue } from '../runner/rows/sealed.ts';
import type { OcrDocumentRow } from './ocr-documents.ts';

export type OcrDocumentsWanted = Wanted<OcrSort, OcrFilter>;

/** A document whose name is still sealed. */
export type SealedDocumentItem = Omit<OcrDocumentItem, 'fileName'> & { readonly fileName: SealedValue };

/** The sorts and the filters that SQL can carry out. */
type Listable = { readonly sort: Exclude<OcrSort, 'fileName'>; readonly filter: Omit<OcrFilter, 'q'> };

type Wanted<Sort, Filter> = {
  readonly sort: { readonly field: Sort; readonly descending: boolean };
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly filter: Filter;
};

type Instants = 'uploaded_at' | 'updated_at';
type Found = Omit<OcrDocumentRow, Instants> & { readonly [Instant in Instants]: Date };

const columns: Readonly<Record<Listable['sort'], keyof OcrDocumentRow>> = {
  uploadedAt: 'uploaded_at',
  updatedAt: 'updated_at',
  pages: 'pages',
  confidence: 'confidence',
};

/** A page of the documents, and how many there are. Documents requested by id are never cut off. */
export const listOcrDocuments = async (
  db: Db,
  { sort, from, to, filter }: Wanted<Listable['sort'], Listable['filter']>,
): Promise<{ readonly items: readonly SealedDocumentItem[]; readonly total: number }> => {
  const matching = sql('read.ocr_documents');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.status) matching.where('status', filter.status);
  if (filter.from) matching.where('origin', filter.from);
  if (filter.attached !== undefined) matching.where('attachments', filter.attached ? '>' : '=', 0);
  const { field, descending } = sort;
  const { rows, total } = await readPage<Found>(db, {
    matching,
    columns: ['*'],
    // A document whose pages or confidence aren't known yet comes after the others either way.
    order: [
      { column: columns[field], descending, nullsLast: true },
      { column: 'id', descending },
    ],
    range: filter.id ? null : { from, to },
  });
  return { items: rows.map(listed), total };
};

const listed = (row: Found): SealedDocumentItem => ({
  id: row.id,
  revision: row.revision,
  fileName: row.file_name,
  bytes: row.bytes,
  from: row.origin,
  foundAt: row.found_at,
  status: row.status,
  page: row.page,
  pages: row.pages,
  words: row.words,
  lowWords: row.low_words,
  confidence: row.confidence,
  failure: row.failure && failureOut(row.failure),
  correctedPages: row.corrected_pages.length,
  attachments: row.attachments,
  uploadedBy: row.uploaded_by,
  uploadedAt: row.uploaded_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
