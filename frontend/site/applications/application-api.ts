import type { ApplicationOut, ApplicationSaved } from '@nomucheck/domain/applications/contract.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import { callForFile } from '../../shared/client/api-client.ts';
import { ask } from '../../shared/client/ask.ts';

const path = (checkId: string) => `/api/check/${encodeURIComponent(checkId)}/application`;

export const fetchApplication = (checkId: string) => ask<ApplicationOut>({ url: path(checkId) });

export const changeApplication = (checkId: string, fields: FieldChanges, expectedRevision: number, key: string) =>
  ask<ApplicationSaved>({
    method: 'PUT',
    url: path(checkId),
    data: { fields, expectedRevision },
    idempotencyKey: key,
    keepalive: true,
  });

export const fetchNotice = (checkId: string) =>
  callForFile({ url: `/api/check/${encodeURIComponent(checkId)}/notice.pdf` });

export const fetchPdf = (checkId: string, document: DocumentName) =>
  callForFile({ url: `${path(checkId)}.pdf`, params: { document } });
