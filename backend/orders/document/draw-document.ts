import type { ResultDocument } from '@nomucheck/domain/checks/result-document.ts';
import { drawPdf } from '../../engine/paper/pdf.ts';
import { drawBlock } from './draw-blocks.ts';

/** The document as a PDF: the same document gives the same bytes. */
export const drawDocument = (document: ResultDocument): Promise<Uint8Array> => {
  const { title, footer, calculatedAt, blocks } = document;
  return drawPdf({ title, footer, at: calculatedAt, words: JSON.stringify(document) }, (paper, fonts) => {
    paper.text(title, { font: fonts.bold, size: 20, after: 4 });
    for (const block of blocks) drawBlock(paper, block, fonts);
  });
};
