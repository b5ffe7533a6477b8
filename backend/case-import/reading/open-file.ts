import type { ImportFormat } from '@nomucheck/domain/case-import/import-events.ts';
import { csvRows } from './csv-rows.ts';
import { type FileReader, unreadable } from './file-row.ts';
import { jsonLineRows, jsonRows } from './json-rows.ts';
import { zipRows } from './zip/zip-rows.ts';

/** Chooses the reader by the file's name; the reader finds out whether the content fits. */
export const formatOf = (fileName: string): ImportFormat => {
  const end = /\.(zip|csv|tsv|json|jsonl|ndjson)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (end === 'zip' || end === 'csv' || end === 'json' || end === 'jsonl') return end;
  if (end === 'tsv') return 'csv';
  if (end === 'ndjson') return 'jsonl';
  throw unreadable('CSV, JSON, ZIP 파일을 올려 주십시오.');
};

const readers: Readonly<Record<ImportFormat, (path: string) => FileReader>> = {
  zip: (path) => zipRows(path),
  csv: csvRows,
  json: jsonRows,
  jsonl: jsonLineRows,
};

export const openFile = (format: ImportFormat, path: string): FileReader => readers[format](path);
