import type { FullResult } from '../contract/result.ts';
import type { Waterfall } from '../waterfall.ts';

/** What a document says, in order. How it looks on paper is for whoever draws it. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly look?: 'strong' | 'soft' }
  | { readonly kind: 'figure'; readonly rate: number; readonly band: Band | null; readonly figure: string }
  | { readonly kind: 'waterfall'; readonly drawing: Waterfall; readonly side: FullResult['side'] }
  | { readonly kind: 'rows'; readonly rows: readonly { readonly label: string; readonly value: string }[] };
type Band = { readonly low: number; readonly high: number };

/** A heading with rows below; nothing where there are no rows. */
export const rowsUnder = (heading: string, rows: Extract<Block, { kind: 'rows' }>['rows']): readonly Block[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'rows', rows },
      ];

/** A sentence with its law, as everywhere: `… (근로기준법 제27조)`. */
export const withLaw = ({ text, law }: { readonly text: string; readonly law?: string | undefined }): string =>
  law === undefined ? text : `${text} (${law})`;
