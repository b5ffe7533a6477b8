import type { LogEntry } from '@nomucheck/domain/operations/contract/log.ts';
import type { RecordKind } from '@nomucheck/domain/operations/log/record-kinds.ts';

/** Where the console shows a record of this kind; kinds without a page of their own are left out. */
const pages: Readonly<Partial<Record<RecordKind, (id: string) => string>>> = {
  // It leads to the page of an accepted case by itself.
  case: (id) => `/admin/data/${id}`,
  check: (id) => `/admin/check/${id}`,
  advice: (id) => `/inspection/detail/${id}`,
  consultation: (id) => `/admin/consult/${id}`,
  order: (id) => `/admin/order/${id}`,
  user: (id) => `/admin/user/${id}`,
  message: (id) => `/admin/message/${id}`,
  post: (id) => `/admin/board/${id}`,
  company: (id) => `/company/list/${id}`,
  policy: (id) => `/admin/policy/${id}`,
  bulk: (id) => `/admin/data/jobs/${id}`,
  import: (id) => `/admin/data/import?batch=${id}`,
  ocr: (id) => `/admin/ocr/${id}`,
  ruleset: (id) => `/admin/ruleset/${id}`,
  rulesetdraft: () => '/admin/ruleset/draft',
  word: () => '/admin/data/words',
};

/** The page of the record that an event happened to; null where it has none. */
export const recordPageOf = ({ kind, record }: Pick<LogEntry, 'kind' | 'record'>): string | null =>
  (kind && pages[kind]?.(record)) ?? null;
