import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { orderOfStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { z } from 'zod';
import type { Db } from '../runner/db.ts';
import { defineProjection, on } from '../runner/projection.ts';

/** A document that was written here, by the code that is printed on it. It says nothing of what stands in it, or of whom. */
export type DocumentRow = {
  code: string;
  order_id: string;
  written_at: string;
  calculated_at: string;
  sha256: string;
  ruleset_version: string;
  calculator_version: string;
  case_position: string;
};

const written = z.object({
  code: z.string(),
  calculatedAt: z.string(),
  sha256: z.string(),
  rulesetVersion: z.string(),
  calculatorVersion: z.string(),
  casePosition: z.string(),
});

export const resultDocuments = defineProjection<DocumentRow>({
  name: 'result-documents',
  version: 1,
  table: {
    name: 'result_documents',
    key: 'code',
    columns: {
      order_id: 'text not null',
      written_at: 'timestamptz not null',
      calculated_at: 'timestamptz not null',
      sha256: 'text not null',
      ruleset_version: 'text not null',
      calculator_version: 'text not null',
      case_position: 'text not null',
    },
    indexes: ['(order_id)'],
  },
  takes: [
    on(definitionIn(orderEvents, 'ResultDocumentWritten'), written, {
      keys: ({ data }) => [data.code],
      evolveRow: (_row, { stream, at, data }) => ({
        code: data.code,
        order_id: orderOfStream(stream),
        written_at: at,
        calculated_at: data.calculatedAt,
        sha256: data.sha256,
        ruleset_version: data.rulesetVersion,
        calculator_version: data.calculatorVersion,
        case_position: data.casePosition,
      }),
    }),
  ],
});

export type FoundDocument = Readonly<
  Record<
    'code' | 'writtenAt' | 'calculatedAt' | 'sha256' | 'rulesetVersion' | 'calculatorVersion' | 'casePosition',
    string
  >
>;

/** The document under this code; null where none was written. Times are ISO. */
export const documentOf = async (db: Db, code: string): Promise<FoundDocument | null> => {
  const { rows } = await db.query<FoundDocument>(
    `select code, sha256, ruleset_version as "rulesetVersion", calculator_version as "calculatorVersion",
       case_position as "casePosition",
       to_char(written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "writtenAt",
       to_char(calculated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "calculatedAt"
     from read.result_documents where code = $1`,
    [code],
  );
  return rows[0] ?? null;
};

/** The documents that were sold with results of these checks, and whose cases were counted before that position. */
export const documentsOfChecks = async (
  db: Db,
  checkIds: readonly string[],
  before: string,
): Promise<readonly { readonly code: string; readonly checkId: string; readonly writtenAt: string }[]> => {
  const { rows } = await db.query<{ code: string; check_id: string; written_at: Date }>(
    `select d.code, o.check_id, d.written_at
     from read.result_documents d join read.orders o on o.id = d.order_id
     where o.check_id = any ($1) and d.case_position < $2 order by d.written_at, d.code`,
    [checkIds, before],
  );
  return rows.map(({ code, check_id, written_at }) => ({
    code,
    checkId: check_id,
    writtenAt: written_at.toISOString(),
  }));
};
