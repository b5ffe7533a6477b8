import { hash } from 'node:crypto';
import { caseImportStream } from '@nomucheck/domain/case-import/case-import.ts';
import { templateRows } from '@nomucheck/domain/case-import/columns.ts';
import {
  type ImportFilter,
  type ImportSort,
  importAsked,
  importFilter,
  importOut,
  importRefusals,
  importSorts,
  type ReportFilter,
  reportFilter,
  reportRowOut,
  reportSorts,
  revertBody,
  uploadedFile,
  uploadQuery,
} from '@nomucheck/domain/case-import/contract.ts';
import { z } from 'zod';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { parseInput } from '../engine/http/requests/validation.ts';
import { type Answer, adminRoute, emptyBody, idParams, noInput, type Route } from '../engine/http/route.ts';
import type { Asked, CaseImports } from './case-imports.ts';
import { unreadable } from './reading/file-row.ts';
import { formatOf } from './reading/open-file.ts';
import type { Uploads } from './uploads.ts';

/** A year of the Supreme Court's decisions on labour, packed, has some ten megabytes. */
const LARGEST_FILE = 220 * 1024 * 1024;

const listRules: ListRules<ImportSort, ImportFilter> = {
  sortable: importSorts,
  default: { field: 'startedAt', descending: true },
  filter: importFilter,
};
const reportRules: ListRules<'row', ReportFilter> = {
  sortable: reportSorts,
  default: { field: 'row', descending: false },
  filter: reportFilter,
};

const asked = ({ id, position }: Asked): Answer => ({ body: { id }, position });

/** `/api/crawls/upload`: files of cases are uploaded, read in a dry run, imported by a job, and reverted. */
export const caseImportRoutes = (imports: CaseImports, uploads: Pick<Uploads, 'keep'>): readonly Route[] => {
  const step = (name: string, summary: string, take: CaseImports['cancel']): Route =>
    adminRoute({
      ...noInput,
      method: 'post',
      path: `/api/crawls/upload/:id/${name}`,
      summary,
      params: idParams,
      body: emptyBody,
      answers: importAsked,
      status: 202,
      handle: async ({ params, context }) => asked(await take(params.id, context)),
    });

  return [
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/crawls/upload',
      summary:
        'A file of cases (CSV, JSON, JSON Lines, a ZIP of Markdown) as the body itself; a job reads it. `dryRun`: only the report.',
      query: uploadQuery,
      body: uploadedFile,
      answers: importAsked,
      status: 202,
      receive: async (content, query) => {
        // Checked before the client sends two hundred megabytes in vain.
        const { fileName, sampling, dryRun } = parseInput(uploadQuery, query);
        formatOf(fileName);
        const file = await uploads.keep(content, LARGEST_FILE);
        if (file.bytes === 0) throw unreadable('빈 파일입니다.');
        return { json: file, sha256: hash('sha256', JSON.stringify([file.hash, fileName, sampling, dryRun]), 'hex') };
      },
      handle: async ({ body, query: { fileName, sampling, dryRun }, context }) =>
        asked(await imports.start(body, { fileName, sampling, dryRun: dryRun === 'true' }, context)),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/upload',
      summary: 'Files of cases that were sent in, as a list: how far each came, and what its rows became.',
      query: listQuery,
      answers: z.array(importOut),
      reads: imports.projections,
      handle: async ({ query }) => {
        const wanted = parseListQuery(query, listRules);
        const page = await imports.list(wanted);
        return { ...pageAnswer(wanted, page), shows: page.items.map(({ id }) => caseImportStream(id)) };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/upload/template.csv',
      summary: 'A table to fill in: the head, and one made-up case.',
      answers: z.string(),
      mediaType: 'text/csv',
      handle: async () => ({
        body: `\ufeff${templateRows()
          .map((cells) => cells.map(quoted).join(','))
          .join('\r\n')}\r\n`,
        headers: {
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent('자료 올리기 양식.csv')}`,
        },
      }),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/upload/:id',
      summary: 'One of them.',
      params: idParams,
      answers: importOut,
      reads: imports.projections,
      handle: async ({ params }) => ({ body: await imports.find(params.id), shows: [caseImportStream(params.id)] }),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/upload/:id/rows',
      summary: 'What became of each row of a file, as a list.',
      params: idParams,
      query: listQuery,
      answers: z.array(reportRowOut),
      reads: imports.projections,
      handle: async ({ params, query }) => {
        const wanted = parseListQuery(query, reportRules);
        const page = await imports.report(params.id, wanted);
        return { ...pageAnswer({ from: wanted.from, filter: {} }, page), shows: [caseImportStream(params.id)] };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/upload/:id/refusals',
      summary: 'Why rows of a file were refused, by cause.',
      params: idParams,
      answers: importRefusals,
      reads: imports.projections,
      handle: async ({ params }) => ({ body: await imports.refusals(params.id), shows: [caseImportStream(params.id)] }),
    }),
    step('start', 'Takes in the file of a look that was only a look.', imports.startInEarnest),
    step('cancel', 'Ends a file after the part at hand.', imports.cancel),
    step('resume', 'Goes on with a file that was cancelled or couldn’t be read.', imports.resume),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/crawls/upload/:id/revert',
      summary: 'Takes back what a file brought, as far as nobody has accepted it.',
      params: idParams,
      body: revertBody,
      answers: importAsked,
      status: 202,
      handle: async ({ params, body, context }) => asked(await imports.revert(params.id, body.reason, context)),
    }),
  ];
};

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
