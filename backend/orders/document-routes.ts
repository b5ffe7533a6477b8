import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { documentOut, orderQuery } from '@nomucheck/domain/orders/contract.ts';
import { readDocumentCode } from '@nomucheck/domain/orders/document-code.ts';
import { documentOf, resultDocuments as documentsTable } from '@nomucheck/projections/orders/result-documents.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { PaidReading } from '../checks/context.ts';
import { loginRoute, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import { readOnceSent } from './document/read-once-sent.ts';
import type { ResultDocuments } from './document/result-documents.ts';
import type { Orders } from './orders.ts';

export type DocumentRouteParts = {
  readonly orders: Pick<Orders, 'mine'>;
  readonly documents: ResultDocuments;
  readonly paidReading: PaidReading;
  readonly db: Db;
};

/** The paid result to keep and to hand on, and whether a document that one was handed is real. */
export const documentRoutes = (parts: DocumentRouteParts): readonly Route[] => {
  const { orders, documents, paidReading, db } = parts;
  return [
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/getPdfData',
      summary: 'The paid result as a PDF, for its buyer alone; once it is sent whole, it is read from then on.',
      query: orderQuery,
      answers: z.string(),
      mediaType: 'application/pdf',
      handle: async ({ query: { id } }, caller) => {
        await orders.mine(id, caller);
        const pdf = await documents.pdfOf(id);
        const read = () => paidReading(id, 'result', caller.actor);
        return { body: null, file: { name: `nomucheck-${id}.pdf`, chunks: readOnceSent(pdf, read) } };
      },
    }),
    publicRoute({
      ...noInput,
      method: 'get',
      path: '/api/order/verify/:code',
      summary: 'Whether a document with this code was written here, and the SHA-256 of its file.',
      params: z.object({ code: z.string().max(100) }),
      answers: documentOut,
      reads: [documentsTable.name],
      handle: async ({ params }) => {
        const code = readDocumentCode(params.code);
        const found = code && (await documentOf(db, code));
        if (!found) throw new DomainError('not_found');
        return { body: found };
      },
    }),
  ];
};
