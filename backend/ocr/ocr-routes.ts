import {
  attachBody,
  attachedOut,
  confirmWordsBody,
  correctPageBody,
  type OcrFilter,
  type OcrSort,
  ocrCommandBody,
  ocrDocument,
  ocrDocumentItem,
  ocrFilter,
  ocrPage,
  ocrSorts,
  removedDocument,
  uploadedPdfs,
} from '@nomucheck/domain/ocr/contract.ts';
import { ocrDocumentStream } from '@nomucheck/domain/ocr/ocr-document.ts';
import { ocrDocuments } from '@nomucheck/projections/ocr/ocr-documents.ts';
import { z } from 'zod';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, idParams, noInput, type Route } from '../engine/http/route.ts';
import type { Sessions } from '../engine/vault/sessions.ts';
import type { Attaching } from './attaching.ts';
import type { OcrContents } from './contents.ts';
import type { DocumentList } from './document-list.ts';
import type { Documents, Written } from './documents.ts';
import { pageImageType } from './engine/engine.ts';
import type { FollowProgress } from './reading/progress.ts';
import { receivedFiles, receivePdfs } from './receive-pdfs.ts';
import type { DocumentViews } from './views/document-views.ts';

export type OcrRouteParts = {
  readonly list: DocumentList;
  readonly documents: Documents;
  readonly views: DocumentViews;
  readonly attach: Attaching;
  readonly follow: FollowProgress;
  readonly contents: Pick<OcrContents, 'put' | 'dropUnused'>;
  readonly sessions: Pick<Sessions, 'isLive'>;
};

const listRules: ListRules<OcrSort, OcrFilter> = {
  sortable: ocrSorts,
  default: { field: 'uploadedAt', descending: true },
  filter: ocrFilter,
};

const pageParams = idParams.extend({
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
});

/** `/api/ocr/pdf`: PDFs are uploaded, read by a job, corrected, and attached to cases. */
export const ocrRoutes = (parts: OcrRouteParts): readonly Route[] => [...readingRoutes(parts), ...commandRoutes(parts)];

const readingRoutes = ({ list, views, follow, sessions }: OcrRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/ocr/pdf',
    summary: 'The documents, as a list: how far each was read, and whether it is attached to a case.',
    query: listQuery,
    answers: z.array(ocrDocumentItem),
    reads: [ocrDocuments.name],
    handle: async ({ query }) => {
      const wanted = parseListQuery(query, listRules);
      const page = await list(wanted);
      return { ...pageAnswer(wanted, page), shows: page.items.map(({ id }) => ocrDocumentStream(id)) };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/ocr/pdf/:id',
    summary: 'One document: its text so far, and what is known of each page.',
    params: idParams,
    answers: ocrDocument,
    handle: async ({ params }) => recordAnswer(await views.record(params.id)),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/ocr/pdf/:id/events',
    summary: 'How far it is, as it happens (server-sent events), until nothing is read any more.',
    params: idParams,
    answers: z.string(),
    mediaType: 'text/event-stream',
    handle: async ({ params, token }) => ({
      body: null,
      stream: {
        messages: await follow(params.id),
        mayGoOn: async () => token !== null && (await sessions.isLive(token)),
        endsItself: true,
      },
    }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/ocr/pdf/:id/pages/:page',
    summary: 'A page: its text, and its words with confidences and boxes.',
    params: pageParams,
    answers: ocrPage,
    handle: async ({ params: { id, page } }) => ({ body: await views.page(id, page) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/ocr/pdf/:id/pages/:page/image',
    summary: 'The page as an image.',
    params: pageParams,
    answers: z.string(),
    mediaType: pageImageType,
    handle: async ({ params: { id, page } }) => {
      const image = await views.image(id, page);
      return { body: null, file: { name: `page-${page}.jpg`, chunks: once(image) } };
    },
  }),
];

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

const recordAnswer = (record: z.infer<typeof ocrDocument>): Answer => ({
  body: record,
  headers: { ETag: `"${record.revision}"` },
});

const commandRoutes = ({ documents, views, attach, contents }: OcrRouteParts): readonly Route[] => {
  const written = async ({ id, position }: Written): Promise<Answer> => ({
    ...recordAnswer(await views.record(id)),
    position,
  });
  const step = (name: string, summary: string, take: Documents['cancel']): Route =>
    adminRoute({
      ...noInput,
      method: 'post',
      path: `/api/ocr/pdf/:id/${name}`,
      summary,
      params: idParams,
      body: ocrCommandBody,
      answers: ocrDocument,
      handle: async ({ params: { id }, body, context, ifMatch }) =>
        written(await take(id, context, body.expectedRevision ?? ifMatch)),
    });

  return [
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/ocr/pdf',
      summary: 'PDFs, each of which becomes a document; a job reads it. The same file again is the same document.',
      body: receivedFiles,
      answers: uploadedPdfs,
      status: 202,
      receives: 'multipart/form-data',
      receive: (content, _query, contentType) => receivePdfs(content, contentType, contents),
      handle: async ({ body, context }) => {
        const { answer, position } = await documents.upload(body.files, context);
        return { body: answer, ...(position === null ? {} : { position }) };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: '/api/ocr/pdf/:id',
      summary: 'Corrects the text of a page.',
      params: idParams,
      body: correctPageBody,
      bodyLimit: 1024 * 1024,
      answers: ocrDocument,
      handle: async ({ params: { id }, body, context, ifMatch }) =>
        written(await documents.correct(id, body, context, body.expectedRevision ?? ifMatch)),
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/ocr/pdf/:id/words',
      summary: 'Says of words that the recogniser was unsure of that they are right.',
      params: idParams,
      body: confirmWordsBody,
      bodyLimit: 1024 * 1024,
      answers: ocrDocument,
      handle: async ({ params: { id }, body, context, ifMatch }) =>
        written(await documents.confirm(id, body, context, body.expectedRevision ?? ifMatch)),
    }),
    step('cancel', 'Ends the reading; what was read stays.', documents.cancel),
    step('read-again', 'Goes on with a document that was cancelled or couldn’t be read.', documents.readAgain),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/ocr/pdf/:id/attach',
      summary: 'Gives its text to a case, as a new text that a person accepts, or makes a new case of it.',
      params: idParams,
      body: attachBody,
      answers: attachedOut,
      handle: async ({ params: { id }, body, context, ifMatch }) => {
        const { position, ...given } = await attach(id, body, context, body.expectedRevision ?? ifMatch);
        return { body: { document: await views.record(id), ...given }, position };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'delete',
      path: '/api/ocr/pdf/:id',
      summary: 'Removes a document, with its bytes, images and texts. Cases keep the text that they got.',
      params: idParams,
      body: ocrCommandBody,
      answers: removedDocument,
      handle: async ({ params: { id }, body, context, ifMatch }) => {
        const { fileName, revision, position } = await documents.remove(id, context, body.expectedRevision ?? ifMatch);
        return { body: { id, fileName, revision }, position };
      },
    }),
  ];
};
