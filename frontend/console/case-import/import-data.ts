import type { ImportRefusals, ReportFilter, ReportRowOut } from '@nomucheck/domain/case-import/contract.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, read, readFile, readPage } from '../api/requests.ts';
import { sendFile } from './send-file.ts';

type Batch = { readonly id: string };

const uploadAt = (id: string): string => `/api/crawls/upload/${encodeURIComponent(id)}`;
const step = (id: string, name: string, body: object = {}): Promise<Batch> => post(`${uploadAt(id)}/${name}`, body);

/** The data provider's methods for files of cases. Each command returns the file that it changed. */
export const importData = {
  uploadImport: sendFile,
  /** Imports a file that had only a dry run; returns the new file. */
  startImport: (id: string) => step(id, 'start'),
  cancelImport: (id: string) => step(id, 'cancel'),
  resumeImport: (id: string) => step(id, 'resume'),
  revertImport: (id: string, reason: string) => step(id, 'revert', { reason }),
  /** The results of the rows of a file: one page of them. */
  importRows: (id: string, filter: ReportFilter, after: number, most: number): Promise<Page<ReportRowOut>> =>
    readPage(`${uploadAt(id)}/rows`, after, most, { filter: JSON.stringify(filter) }),
  /** Why rows of a file were refused, the most frequent reason first. */
  importRefusals: async (id: string): Promise<ImportRefusals> => {
    // The API client makes a page of every array.
    const { items } = await read<{ readonly items: ImportRefusals }>(`${uploadAt(id)}/refusals`);
    return items;
  },
  /** The CSV file to fill in. */
  importTemplate: (): Promise<Blob> => readFile('/api/crawls/upload/template.csv'),
};

export const useImportData = () => useData<typeof importData>();
