import type { ResultDocument } from '@nomucheck/domain/checks/result-document.ts';
import { drawPdf } from '../../engine/paper/pdf.ts';
import { drawBlock } from './draw-blocks.ts';

/** The document as a PDF: the same document gives the same bytes. */
export const drawDocument = ({ title, footer, calculatedAt, blocks }: ResultDocument): Promise<Uint8Array> =>
  drawPdf({ title, footer, at: calculatedAt }, (paper, fonts) => {
    paper.text(title, { font: fonts.bold, size: 20, after: 4 });
    for (const block of blocks) drawBlock(paper, block, fonts);
  });
