import { applicationOut, applicationSaved, changeFieldsBody } from '@nomucheck/domain/applications/contract.ts';
import { asText } from '@nomucheck/domain/applications/document/document.ts';
import { documentOf } from '@nomucheck/domain/applications/documents.ts';
import { documentNames } from '@nomucheck/domain/applications/standing.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { z } from 'zod';
import { idParams, loginRoute, noInput, type Route } from '../engine/http/route.ts';
import type { KeptDrawings } from '../engine/paper/kept-drawings.ts';
import type { Applications } from './applications.ts';
import type { DrawnApplication } from './draw-application.ts';
import type { DrawnNotice } from './draw-notice.ts';
import { requirePrintable } from './printable.ts';

type Parts = {
  readonly applications: Applications;
  readonly drawings: Pick<KeptDrawings<DrawnApplication | DrawnNotice>, 'draw'>;
};

const documentQuery = z.object({ document: z.enum(documentNames).default('relief_application') });

/** `/api/check/{id}/application`: the draft, for the person whose check it is and nobody else. */
export const applicationRoutes = ({ applications, drawings }: Parts): readonly Route[] => [
  loginRoute({
    ...noInput,
    method: 'get',
    path: '/api/check/:id/application',
    summary: 'My draft of an application to a labour commission, and what it is written from.',
    params: idParams,
    answers: applicationOut,
    handle: async ({ params }, caller) => {
      const { updatedAt: _at, ...body } = await applications.read(params.id, caller);
      return { body, headers: { ETag: `"${body.revision}"` } };
    },
  }),
  loginRoute({
    ...noInput,
    allowance: 'typing',
    method: 'put',
    path: '/api/check/:id/application',
    summary: 'Changes fields of my draft; the first ones begin it.',
    params: idParams,
    body: changeFieldsBody,
    answers: applicationSaved,
    handle: async ({ params, body, context, ifMatch }, caller) => {
      const { fields, expectedRevision = ifMatch } = body;
      const { position, ...saved } = await applications.change(params.id, fields, {
        caller,
        context,
        expectedRevision,
      });
      return { body: saved, position };
    },
  }),
  loginRoute({
    ...noInput,
    method: 'get',
    path: '/api/check/:id/application.txt',
    summary: 'A document of my draft as text.',
    params: idParams,
    query: documentQuery,
    answers: z.string(),
    mediaType: 'text/plain',
    handle: async ({ params, query, context }, caller) => {
      const { basis, fields } = await applications.forFile(params.id, query.document, caller, context.at);
      const text = asText(documentOf(query.document, basis, fields, koreanDateOf(context.at)));
      return { body: null, file: { name: `${query.document}.txt`, chunks: only(text) } };
    },
  }),
  loginRoute({
    ...noInput,
    allowance: 'drawing',
    method: 'get',
    path: '/api/check/:id/application.pdf',
    summary: 'A document of my draft as a PDF, with a last sheet that says where it is filed.',
    params: idParams,
    query: documentQuery,
    answers: z.string(),
    mediaType: 'application/pdf',
    handle: async ({ params, query: { document }, context }, caller) => {
      const { basis, fields, updatedAt } = await applications.forFile(params.id, document, caller, context.at);
      const today = koreanDateOf(context.at);
      const wanted = { document, basis, fields, at: updatedAt, today };
      await requirePrintable(wanted);
      const pdf = await drawings.draw(caller.user.id, wanted);
      return { body: null, file: { name: `${document}.pdf`, chunks: only(pdf) } };
    },
  }),
  loginRoute({
    ...noInput,
    allowance: 'drawing',
    method: 'get',
    path: '/api/check/:id/notice.pdf',
    summary: 'The draft of a notice of dismissal of my company’s finished check, as a PDF to complete by hand.',
    params: idParams,
    answers: z.string(),
    mediaType: 'application/pdf',
    handle: async ({ params, context }, caller) => {
      const { basis, updatedAt } = await applications.forNotice(params.id, caller, context.at);
      const wanted = { document: 'dismissal_notice', basis, at: updatedAt, today: koreanDateOf(context.at) } as const;
      const pdf = await drawings.draw(caller.user.id, wanted);
      return { body: null, file: { name: 'dismissal_notice.pdf', chunks: only(pdf) } };
    },
  }),
];

async function* only<Content extends string | Uint8Array>(content: Content): AsyncIterable<Content> {
  yield content;
}
