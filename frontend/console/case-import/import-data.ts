import type { ReportFilter, ReportRowOut } from '@nomucheck/domain/case-import/contract.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, readFile, readPage } from '../api/requests.ts';
import { sendFile } from './send-file.ts';

type Batch = { readonly id: string };

const uploadAt = (id: string): string => `/api/crawls/upload/${encodeURIComponent(id)}`;
const step = (id: string, name: string, body: object = {}): Promise<Batch> => post(`${uploadAt(id)}/${name}`, body);

/** What the data provider does with a file of cases. Each command answers the file that it is about. */
export const importData = {
  uploadImport: sendFile,
  /** Imports a file that was only looked through so far; answers the new file. */
  startImport: (id: string) => step(id, 'start'),
  cancelImport: (id: string) => step(id, 'cancel'),
  resumeImport: (id: string) => step(id, 'resume'),
  revertImport: (id: string, reason: string) => step(id, 'revert', { reason }),
  /** What became of the rows of a file: so many, after so many others. */
  importRows: (id: string, filter: ReportFilter, after: number, most: number): Promise<Page<ReportRowOut>> =>
    readPage(`${uploadAt(id)}/rows`, after, most, { filter: JSON.stringify(filter) }),
  /** The CSV file to fill in. */
  importTemplate: (): Promise<Blob> => readFile('/api/crawls/upload/template.csv'),
};

export const useImportData = () => useData<typeof importData>();
